import { html, nothing } from 'lit';
import { say } from '../../words/words.js';
import { foretold, smallPrint } from '../foretold.js';
import { cardButton } from './cards.js';
import { icon } from './icons.js';
import { characterShape } from './pieces.js';
import { read } from './targets.js';

/** @import { Move, View } from './types' */

/**
 * The moments when one must answer at once: a meeting, a trade, a partner for a search, and the question about vests. They lie over
 * the station.
 *
 * @typedef {object} Demand
 * @property {View} view
 * @property {Move[]} moves
 * @property {any} outlook
 * @property {number | null} seat
 * @property {any[]} seats
 * @property {import('../../words/game-words.js').GameWords} words
 * @property {string | null} chosen the card that I am about to give
 * @property {(card: string | null) => void} pick
 * @property {(move: Move) => void} choose
 * @property {(move: Move | null) => void} pointAt
 *
 * @param {Demand} demand
 */
export function demandPanel(demand) {
  const kind = demand.view.decision?.kind;
  if (kind === 'offer' || kind === 'answer') return tradePanel(demand);
  if (kind === 'vests') return vestPanel(demand);
  if ((kind === 'meeting' || kind === 'team-search') && demand.moves.length) return questionPanel(demand);
  return nothing;
}

/** The colours of both traders: who entered the room, and the other. */
const traders = ({ current, decision }) => [current, decision.partner];

/** @param {Demand} demand */
function tradePanel(demand) {
  const { view, moves, seat, words } = demand;
  const [first, second] = traders(view);
  const mine = seat === null ? null : view.players[seat].colour;
  const room = view.decision.room ? words.say(`room.${view.decision.room}`) : '';
  if (mine !== first && mine !== second) {
    return html`<aside class="demand watching" role="status">${face(view, first)} ${icon('wait', 26)} ${face(view, second)}
      <p>${say('panic.trade-watched', { first: words.say(`colour.${first}`), second: words.say(`colour.${second}`), room })}</p></aside>`;
  }
  const other = mine === first ? second : first;
  const isMyChoice = moves.length > 0;
  const offered = isMyChoice ? demand.chosen : view.own?.offered;
  return html`<section class="demand trade" aria-label=${say('panic.trade')}>
    <h2>${say('panic.trade-with', { player: words.say(`colour.${other}`) })} <span class="soft small">${room}</span></h2>
    <div class="sides">
      ${side(
        say('panic.you-give'),
        face(view, mine),
        offered
          ? html`<span class="slot">${icon(offered, 40)}<b>${words.say(`card-kind.${offered}`)}</b></span>`
          : html`<span class="slot empty">${say(isMyChoice ? 'panic.choose-below' : 'panic.not-yet')}</span>`,
      )}
      <svg class="swap" viewBox="-20 -12 40 24" width="44" height="28"
          aria-hidden="true"><path d="M-16 -5H14M8 -10L15 -5L8 0M16 5H-14M-8 0L-15 5L-8 10"></path></svg>
      ${side(
        say('panic.they-give', { player: words.say(`colour.${other}`) }),
        face(view, other),
        html`<span class="slot back">${theirState(view, other, isMyChoice)}</span>`,
      )}
    </div>
    ${isMyChoice
      ? giving(demand)
      : html`<p class="waiting-words"
          role="status">${icon('wait', 22)} ${say('panic.trade-waiting', { player: words.say(`colour.${other}`) })}</p>`}
    <p class="soft small">${say('panic.trade-private')}</p>
  </section>`;
}

const side = (heading, who, slot) => html`<div class="side"><span class="small soft">${heading}</span>${who}${slot}</div>`;

// The first card is chosen and lies hidden while the second one is being chosen.
const theirState = ({ decision }, other, isMyChoice) =>
  say(decision.kind === 'answer' && isMyChoice ? 'panic.lies-hidden' : decision.player === other ? 'panic.chooses' : 'panic.chooses-after');

/** @param {View} view */
function face(view, colour) {
  const seat = view.players.findIndex((player) => player.colour === colour);
  return html`<svg class="face" viewBox="-20 -20 40 40" width="38" height="38"
      aria-hidden="true">${characterShape({ colour, seat, role: 'trooper', health: view.players[seat].trooper.health })}</svg>`;
}

function giving({ moves, outlook, words, chosen, pick, choose, pointAt }) {
  const gifts = moves.filter((move) => read(move).verb === 'give');
  const picked = gifts.find((move) => read(move).objects[0] === chosen);
  const about = `card-kind.${chosen}.about`;
  return html`<div class="gifts" role="group" aria-label=${say('panic.you-give')}>
      ${gifts.map((move) => {
        const card = read(move).objects[0];
        return html`<span class="gift" @pointerenter=${() => pointAt(move)}
            @pointerleave=${() => pointAt(null)}
            >${cardButton(card, { words, usable: true, chosen: card === chosen, tap: () => pick(card === chosen ? null : card) })}</span>`;
      })}
    </div>
    ${picked
      ? html`<p class="small">${words.has(about) ? words.say(about) : nothing} ${smallPrint(outlook, picked)}</p><button class="main give"
          @click=${() => choose(picked)}>${picked.words}</button>`
      : nothing}`;
}

/**
 * Whom I meet, or with whom I search: one tap.
 *
 * @param {Demand} demand
 */
function questionPanel({ view, moves, words, choose, pointAt }) {
  const { kind, room } = view.decision;
  return html`<section class="demand" aria-label=${words.say(`ask.${kind}`)}>
    <h2>${say(`panic.ask-${kind}`)} <span class="soft small">${words.say(`room.${room}`)}</span></h2>
    <div class="answers">
      ${moves.map(
        (move) => html`<button class=${['trade', 'with'].includes(read(move).verb) ? 'main' : ''} @click=${() => choose(move)}
            @pointerenter=${() => pointAt(move)} @pointerleave=${() => pointAt(null)}>${move.words}</button>`,
      )}
    </div>
  </section>`;
}

/**
 * A quick reaction: what comes, and what is left with each number of vests.
 *
 * @param {Demand} demand
 */
function vestPanel({ view, moves, outlook, seat, words, choose, pointAt }) {
  const { decision } = view;
  const colour = words.say(`colour.${decision.player}`);
  if (moves.length === 0) {
    return html`<aside class="demand watching"
        role="status">${icon('bulletproof-vest', 28)}<p>${say('panic.vests-watched', { player: colour })}</p></aside>`;
  }
  const me = view.players[seat];
  const hits = Object.entries({ trooper: decision.toTrooper, android: decision.toAndroid }).filter(([, damage]) => damage > 0);
  return html`<section class="demand vests" aria-label=${say('panic.vests')}>
    <h2>${icon('bulletproof-vest', 28)} ${say('panic.vests')}</h2>
    <p>${hits.map(([role, damage]) => say('panic.damage', { character: words.say(`member.${me.colour}-${role}`), damage })).join(' ')}</p>
    <div class="answers">
      ${moves.map((move) => {
        const count = Number(read(move).objects[0]);
        return html`<button class=${count === 0 ? '' : 'main'} @click=${() => choose(move)} @pointerenter=${() => pointAt(move)}
            @pointerleave=${() => pointAt(null)}>
          <span><b>${move.words}</b><br><span class="small">${foretold(outlook?.moves[move.text]).join(' · ')}</span></span>
        </button>`;
      })}
    </div>
  </section>`;
}
