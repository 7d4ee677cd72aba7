import { html, nothing } from 'lit';
import './plateau-chat.js';
import './plateau-curve.js';
import './plateau-in-words.js';
import './plateau-journal.js';
import './plateau-seats.js';

const plain = () => 'plain';

/**
 * What stands beside a board below the choices: how it is going, who plays, what happened, and what people say.
 *
 * @param {import('./connection.js').TableConnection} line
 * @param {import('./timeline.js').Timeline} timeline
 * @param {{table: import('../shell/types').Table, message: import('../shell/types').ViewMessage,
 *   presentation: import('../games/presentation.js').Presentation, words: import('../words/game-words.js').GameWords}} shown
 * @param {string} game its id
 * @param {(event: CustomEvent) => void} notice hears what went wrong
 */
export function beside(line, timeline, { table, message, presentation, words }, game, notice) {
  const { curve } = timeline.shown;
  const seats = html`<plateau-seats .line=${line} .table=${table} .toMove=${message.toMove} .me=${message.seat} .clocks=${message.clocks}
      @notice=${notice}></plateau-seats>`;
  const isSolo = table.seats.length === 1;
  const limits = presentation.limits?.(message.view, words) ?? [];
  return html`${curve ? html`<plateau-curve .curve=${curve} .limits=${limits}></plateau-curve>` : nothing} ${isSolo ? nothing : seats}
    <plateau-journal .entries=${timeline.journal} .icon=${presentation.icon ?? plain} .game=${game}
        .citation=${presentation.citation}></plateau-journal>
    ${isSolo ? seats : nothing}
    <plateau-chat .line=${line} .table=${table} .lines=${line.chat} .seat=${message.seat}></plateau-chat>
    <plateau-in-words .inWords=${presentation.inWords} .view=${message.view} .words=${words}
      .scene=${line.scene}></plateau-in-words>`;
}
