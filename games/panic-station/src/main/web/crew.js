import { html, nothing } from 'lit';
import { say } from '../../words/words.js';
import { cardButton, cardsInWords, counted } from './cards.js';
import { icon } from './icons.js';
import { SUSPICIONS } from './notebook.js';
import { characterShape, markerShape } from './pieces.js';

/** @import { View } from './types' */

/** My suspicions as shapes: a state is never a colour alone. */
const SIGNS = {
  unknown: 'M0 0h.01',
  trusted: 'M-6 0L-2 5L6 -5',
  doubted: 'M-4 -4C-4 -8 4 -8 4 -4C4 0 0 0 0 3M0 7h.01',
  infected: 'M-5 -5L5 5M5 -5L-5 5',
};

/**
 * @typedef {View & {secrets?: {status: string, hand: string[]}[]}} Seen a referee's view tells what everybody is and holds
 */

/**
 * Everybody at the table: what all can see of them, and what I think of them.
 *
 * @param {View} view
 * @param {object} how
 * @param {any[]} how.seats
 * @param {number | null} how.seat
 * @param {number | null} how.toMove
 * @param {import('../../words/game-words.js').GameWords} how.words
 * @param {import('./notebook.js').Notebook | null} how.notebook
 * @param {string | null} how.openNote the colour whose page is open
 * @param {(colour: string) => void} how.toggleNote
 * @param {() => void} how.changed
 * @param {(card: string) => void} how.about
 */
export function crewList(view, how) {
  return html`<ul class="crew" aria-label=${say('panic.crew')}>
    ${view.players.map((player, seat) => playerCard(view, player, seat, how))}
  </ul>`;
}

/** @param {Seen} view */
function playerCard(view, player, seat, how) {
  const { words, seats, notebook } = how;
  const name = seats[seat]?.name ?? say('seat.number', { seat });
  const colour = words.say(`colour.${player.colour}`);
  const isMe = seat === how.seat;
  const knows = view.own?.knownInfected.includes(player.colour);
  return html`<li class="player colour-${player.colour} ${player.colour === view.current ? 'current' : ''} ${seat === how.toMove
    ? 'deciding'
    : ''} ${player.alive ? '' : 'out'} ${isMe ? 'me' : ''}" data-thing="players.${seat}">
    <h3>
      <span class="swatch" aria-hidden="true">${seat + 1}</span>
      <span class="who"><b>${colour}</b> <span class="soft">${isMe ? say('seat.you') : name}</span></span>
      ${notebook && !isMe ? noteButton(player, how) : nothing}
    </h3>
    <p class="pair">${member(player, seat, 'trooper', words)}${member(player, seat, 'android', words)}<span class="held"
        title=${say('panic.in-hand', { count: player.hand })}
        >${icon('key-card', 20)}<b class="number">${player.hand}</b><span class="only-heard">${say('panic.cards')}</span></span>${
      player.bullets
        ? html`<span class="held"
            title=${say('panic.bullets', { count: player.bullets })}
            >${icon('ammo', 20)}<b class="number">${player.bullets}</b><span
            class="only-heard">${say('panic.bullets', { count: player.bullets })}</span></span>`
        : nothing
    }${view.marker === player.colour ? markerBadge(view.markerActivated) : nothing}</p>
    ${player.table.length
      ? html`<div class="laid-out" role="group"
          aria-label=${say('panic.on-table')}
          >${counted(player.table).map(([card, count]) => cardButton(card, { words, count, small: true, tap: () => how.about(card) }))}</div
          >`
      : nothing}
    ${view.secrets
      ? html`<p class="small">${words.say(`status.${view.secrets[seat].status}`)}${say('colon')} <span
          class="soft">${cardsInWords(view.secrets[seat].hand, words)}</span></p>`
      : nothing}
    ${knows ? html`<p class="certain small">${icon('infection', 18)} ${say('panic.known-infected')}</p>` : nothing}
    ${how.openNote === player.colour ? notePage(player, colour, how) : nothing}
  </li>`;
}

function member(player, seat, role, words) {
  const { health } = player[role];
  return html`<span class="member ${health > 0 ? '' : 'dead'}"
      title="${words.say(`member.${player.colour}-${role}`)}${say('colon')} ${health > 0
        ? say('panic.health', { health })
        : say('panic.dead')}">
    <svg viewBox="-21 -21 42 42" width="34" height="34"
        aria-hidden="true">${characterShape({ colour: player.colour, seat, role, health, text: 15 })}</svg>
    <b class="number">${health > 0 ? health : '†'}</b><span
        class="only-heard">${words.say(`role.${role}`)}${health > 0 ? '' : `, ${say('panic.dead')}`}</span>
  </span>`;
}

function markerBadge(activated) {
  const words = say(activated ? 'panic.marker-on' : 'panic.marker-off');
  return html`<svg class="marker-badge" viewBox="-14 -14 28 28" width="24" height="24" role="img"
      aria-label=${words}><title>${words}</title>${markerShape(activated)}</svg>`;
}

function noteButton(player, { notebook, openNote, toggleNote, words }) {
  const { suspicion, text } = notebook.about(player.colour);
  const label =
    `${say('panic.notebook', { player: words.say(`colour.${player.colour}`) })}${say('colon')} ${say(`panic.suspicion-${suspicion}`)}`;
  return html`<button class="note-button ${suspicion} ${text ? 'written' : ''}" aria-expanded=${openNote === player.colour}
      aria-label=${label} title=${label} @click=${() => toggleNote(player.colour)}>
    ${sign(suspicion)}
  </button>`;
}

const sign = (suspicion) => html`<svg viewBox="-12 -12 24 24" width="26" height="26"
    aria-hidden="true"><rect class="page" x="-10" y="-11" width="20" height="22" rx="3"></rect>
      <path class="sign" d=${SIGNS[suspicion]}></path></svg>`;

function notePage(player, colour, { notebook, changed }) {
  const note = notebook.about(player.colour);
  const write = (changes) => {
    notebook.write(player.colour, changes);
    changed();
  };
  return html`<div class="note" role="group" aria-label=${say('panic.notebook', { player: colour })}>
    <div class="suspicions" role="radiogroup" aria-label=${say('panic.suspicion')}>
      ${SUSPICIONS.map(
        (suspicion) => html`<label
            class=${suspicion}><input type="radio" name="suspicion-${player.colour}" .checked=${note.suspicion === suspicion}
            @change=${() => write({ suspicion })}>${sign(suspicion)}<span
            class="small">${say(`panic.suspicion-${suspicion}`)}</span></label>`,
      )}
    </div>
    <textarea rows="2" maxlength="500" aria-label=${say('panic.note-text')} placeholder=${say('panic.note-text')} .value=${note.text}
        @input=${(event) => write({ text: event.target.value })}></textarea>
    <p class="soft small">${say('panic.note-private')}</p>
  </div>`;
}
