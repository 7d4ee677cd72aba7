import { html, nothing } from 'lit';
import { say } from '../../words/words.js';
import { foretold } from '../foretold.js';
import { cardButton } from './cards.js';
import { icon } from './icons.js';
import { characterShape } from './pieces.js';
import { read } from './targets.js';

/** @import { Move, View } from './types' */

/**
 * The moments when one must answer at once, among the choices: a trade, and the question about vests.
 *
 * @typedef {object} Demand
 * @property {View} view
 * @property {Move[]} moves
 * @property {any} outlook
 * @property {number | null} seat
 * @property {import('../../words/game-words.js').GameWords} words
 * @property {Move | null} preview
 *
 * @param {Demand} demand
 */
export function demandPanel(demand) {
  const kind = demand.view.decision?.kind;
  if (kind === 'offer' || kind === 'answer') return tradePanel(demand);
  return kind === 'vests' ? vestPanel(demand) : null;
}

/**
 * Both sides of a trade, and what I may give: the card that is pointed at lies in my place already.
 *
 * @param {Demand} demand
 */
function tradePanel({ view, moves, outlook, seat, words, preview }) {
  const { decision, players } = view;
  const mine = players[seat].colour;
  const other = mine === view.current ? decision.partner : view.current;
  const gifts = moves.filter((move) => read(move).verb === 'give');
  const pointed = gifts.find(({ text }) => text === preview?.text);
  const card = pointed && read(pointed).objects[0];
  return html`<section class="demand trade" aria-label=${say('panic.trade')}>
    <h2>${say('panic.trade-with', { player: words.say(`colour.${other}`) })} <span
        class="soft small">${words.say(`room.${decision.room}`)}</span></h2>
    <div class="sides">
      ${side(
        say('panic.you-give'),
        face(view, mine),
        card
          ? html`<span class="slot">${icon(card, 34)}<b>${words.say(`card-kind.${card}`)}</b></span>`
          : html`<span class="slot empty">${say('panic.choose-below')}</span>`,
      )}
      <svg class="swap" viewBox="-20 -12 40 24" width="36" height="24"
          aria-hidden="true"><path d="M-16 -5H14M8 -10L15 -5L8 0M16 5H-14M-8 0L-15 5L-8 10"></path></svg>
      ${side(
        say('panic.they-give', { player: words.say(`colour.${other}`) }),
        face(view, other),
        html`<span class="slot back">${say(decision.kind === 'answer' ? 'panic.lies-hidden' : 'panic.chooses-after')}</span>`,
      )}
    </div>
    <div class="gifts" role="group" aria-label=${say('panic.you-give')}>
      ${gifts.map((move) => cardButton(read(move).objects[0], { words, usable: true, chosen: move === pointed, move }))}
    </div>
    <p class="small what">${pointed ? foretold(outlook?.moves[pointed.text]).join(' · ') : say('panic.how-to-give')}</p>
    <p class="soft small">${say('panic.trade-private')}</p>
  </section>`;
}

const side = (heading, who, slot) => html`<div class="side"><span class="small soft">${heading}</span>${who}${slot}</div>`;

/** @param {View} view */
function face(view, colour) {
  const seat = view.players.findIndex((player) => player.colour === colour);
  return html`<svg class="face" viewBox="-20 -20 40 40" width="38" height="38"
      aria-hidden="true">${characterShape({ colour, seat, role: 'trooper', health: view.players[seat].trooper.health })}</svg>`;
}

/**
 * A quick reaction: what comes, and what is left with each number of vests.
 *
 * @param {Demand} demand
 */
function vestPanel({ view, moves, outlook, seat, words }) {
  const { decision } = view;
  const me = view.players[seat];
  const hits = Object.entries({ trooper: decision.toTrooper, android: decision.toAndroid }).filter(([, damage]) => damage > 0);
  return html`<section class="demand vests" aria-label=${say('panic.vests')}>
    <h2>${icon('bulletproof-vest', 28)} ${say('panic.vests')}</h2>
    <p>${hits.map(([role, damage]) => say('panic.damage', { character: words.say(`member.${me.colour}-${role}`), damage })).join(' ')}</p>
    <div class="answers">
      ${moves.map((move) => {
        const left = foretold(outlook?.moves[move.text]).join(' · ');
        return html`<button data-move=${move.text} class=${read(move).objects[0] === '0' ? '' : 'main'}>
          <span><b>${move.words}</b>${left ? html`<br><span class="small">${left}</span>` : nothing}</span>
        </button>`;
      })}
    </div>
  </section>`;
}
