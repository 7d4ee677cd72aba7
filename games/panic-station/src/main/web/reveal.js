import { html, nothing } from 'lit';
import { say } from '../../words/words.js';
import { cardButton, counted } from './cards.js';
import { placeOfInfection } from './events.js';
import { icon } from './icons.js';
import { characterShape } from './pieces.js';

/** @import { View } from './types' */

/** A role is a shape and a colour. */
const ROLES = { human: 'trusted', infected: 'infection', host: 'host' };

/**
 * The end, when everything is revealed (§15): who was what, who infected whom and in which order, and what everybody held.
 *
 * @param {View} view of a game that is over
 * @param {{seats: any[], words: import('../../words/game-words.js').GameWords, about: (card: string) => void}} how
 */
export function revealPanel(view, how) {
  const { outcome } = view;
  return html`<section class="reveal" aria-label=${say('panic.reveal')}>
    <h2>${say('panic.reveal')}</h2>
    ${chain(view, how)}
    <ul class="roles">
      ${view.players.map((player, seat) => role(view, player, outcome.statuses[seat], outcome.hands[seat], seat, how))}
    </ul>
  </section>`;
}

/** @param {View} view */
function chain(view, { words }) {
  const { infections } = view.outcome;
  if (infections.length === 0) return html`<p class="soft">${say('panic.nobody-infected')}</p>`;
  return html`<ol class="chain" aria-label=${say('panic.infection-order')}>
    ${infections.map((infection) => {
      const { player, by, turn } = infection;
      const room = placeOfInfection(view, infection);
      return html`<li class="link colour-${player}">
        ${by
          ? html`<span class="arrow small"
              ><span>${say('panic.turn-number', { turn })}</span><svg viewBox="0 0 40 12" width="40" height="12"
              aria-hidden="true"><path d="M0 6H36M30 1L37 6L30 11"></path></svg></span>`
          : nothing}
        <span class="bearer">${portrait(view, player)}<span
            ><b>${words.say(`colour.${player}`)}</b><br><span
            class="small soft">${by
              ? say('panic.infected-by', { player: words.say(`colour.${by}`) })
              : say('panic.first-infected')}${room ? html`<br>${words.say(`room.${room}`)}` : nothing}</span></span></span>
      </li>`;
    })}
  </ol>`;
}

/** @param {View} view */
function portrait(view, colour) {
  const seat = view.players.findIndex((player) => player.colour === colour);
  const { trooper, android } = view.players[seat];
  return html`<svg viewBox="-20 -20 40 40" width="36" height="36"
      aria-hidden="true">${characterShape({ colour, seat, role: 'trooper', health: Math.max(trooper.health, android.health) })}</svg>`;
}

/** @param {View} view */
function role(view, player, status, hand, seat, { seats, words, about }) {
  const won = view.outcome.winners.includes(player.colour);
  return html`<li class="colour-${player.colour} status-${status}">
    <h3>${portrait(view, player.colour)}<span
        ><b>${words.say(`colour.${player.colour}`)}</b> <span class="soft">${seats[seat]?.name ?? ''}</span><br><span
        class="status">${ROLES[status] === 'trusted' ? check : icon(ROLES[status], 20)} ${words.say(`status.${status}`)}</span></span>
      ${won ? html`<span class="won">${say('panic.won')}</span>` : nothing}</h3>
    ${player.alive
      ? html`<p class="laid-out"
          >${counted(hand).map(([card, count]) => cardButton(card, { words, count, small: true, tap: () => about(card) }))}</p>`
      : html`<p class="soft small">${say('panic.eliminated')}</p>`}
  </li>`;
}

const check = html`<svg viewBox="-10 -10 20 20" width="18" height="18"
    aria-hidden="true"><circle class="human-sign" r="8"></circle><path class="human-check" d="M-4 0L-1 3L4 -4"></path></svg>`;
