import { html, nothing } from 'lit';
import { say } from '../words/words.js';
import './words.js';

/**
 * What stands in the bar of a table: the facts of the game, seeing the last turn again, and taking back.
 *
 * @param {import('./connection.js').TableConnection} line
 * @param {import('../shell/types').ViewMessage} message as far as it has been shown
 * @param {{label: string, value: unknown}[]} facts
 * @param {import('./timeline.js').Timeline} timeline
 * @param {boolean} isShared whether several people hand this device on: then nobody takes back for another
 */
export function tableTools(line, message, facts, timeline, isShared) {
  return html`<span class="facts"
      >${facts.map(
        ({ label, value }) => html`<span class="fact"><span class="label">${label}</span> <b class="number">${value}</b></span>`,
      )}</span>
    ${message.canUndo && timeline.isNow && message.seat !== null && !isShared
      ? html`<button class="quiet" title=${say('table.undo')} aria-label=${say('table.undo')} @click=${() => line.takeBack()}>
          <svg viewBox="0 0 20 20" width="20" height="20"
              aria-hidden="true"><path d="M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l4-4M4 8l4 4" fill="none" stroke="currentColor" stroke-width="2"
              stroke-linecap="round" stroke-linejoin="round"></path></svg>
        </button>`
      : nothing}
    ${timeline.canShowAgain
      ? html`<button class="quiet again" title=${say('story.again')} aria-label=${say('story.again')} aria-keyshortcuts="R"
            @click=${() => timeline.again()}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4.200 6.500A7 7 0 1 1 3 10.500M4 2.500V7H8.500" fill="none" stroke="currentColor" stroke-width="2"
                stroke-linecap="round" stroke-linejoin="round"></path>
            <path d="M8.500 7.500L13 10.500L8.500 13.500Z" fill="currentColor"></path>
          </svg>
        </button>`
      : nothing}`;
}

/** Somebody asks to take back a move: agreed, or not? @param {import('./connection.js').TableConnection} line */
export function undoRequest(line) {
  return html`<div class="request" role="alertdialog" aria-label=${say('undo.title')}>
    <p>${say('undo.asked', { name: line.undo.name })}</p>
    <button class="main" @click=${() => line.answerUndo(true)}>${say('undo.agree')}</button>
    <button @click=${() => line.answerUndo(false)}>${say('undo.refuse')}</button>
  </div>`;
}
