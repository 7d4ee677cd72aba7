import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { orderInWords } from './at-cursor.js';
import { chancesOf } from './chances.js';
import { commandTray } from './command-tray.js';
import { pawn, called } from './figures.js';
import { sightingInWords } from './foresight.js';

/**
 * @import { What } from './picture.js'
 * @import { Order } from './in-hand.js'
 */

/** Decisions that are no place on the board. */
const ASKED = new Set(['attack-die', 'defence', 'defence-die', 'leaver', 'foe']);

/**
 * What can be done where somebody points, with everything that is known about it before, and what is asked that is no place.
 *
 * @param {What} what
 */
export function orderPanel(what) {
  const { view, spot, moves, isMine, isLifted, waiting, die } = what;
  if (isLifted) return nothing;
  if (spot) return pickedPanel(what);
  if (!isMine) return nothing;
  if (waiting) return panel(html`<h2>${say('deadzone.deploy', { name: waiting.name })}</h2>`, what, nothing, 'hint');
  if (view.decision?.kind === 'reroll') return reroll(what);
  if (ASKED.has(view.decision?.kind)) return panel(html`<h2>${askedInWords(what)}</h2>`, what, moveList(moves, what), 'asked');
  const others = moves.filter(({ move }) => !['end-activation', 'pass', 'deal'].includes(move.kind));
  if (die) return diePanel(what, die);
  return actionStrip(what, others);
}

/** @param {What} what */
function pickedPanel(what) {
  const { moves, isMine } = what;
  const body = html`${sightingOf(what)} ${moveList(moves, what)}
    ${moves.length || sightingFor(what) ? nothing : html`<p class="soft small">${isMine ? say('deadzone.nothing-here') : ''}</p>`}`;
  return panel(spotTitle(what), what, body, 'picked', true);
}

// What it pays for is on the map, or in the list.
/** @param {What} what @param {string} die */
function diePanel(what, die) {
  const { moves, spots, words } = what;
  const hint = spots.length ? html`<p class="soft small">${say('deadzone.die-places')}</p>` : nothing;
  const body = html`${hint}${moves.length ? moveList(moves, what) : nothing}`;
  return panel(html`<h2>${words.say(`command-die.${die}`)}</h2>`, what, body, 'asked', true);
}

/** @param {What} what */
function reroll(what) {
  const { view, moves, again, words, turn, choose } = what;
  const dice = view.sides.find(({ side }) => side === view.decision?.side)?.dice ?? [];
  return panel(html`<h2>${say('deadzone.ask.reroll')}</h2>`, what, commandTray(moves, { dice, again, words, turn, choose }), 'asked');
}

/**
 * Of whoever acts, all that can be done without going anywhere: on a phone, under the thumb.
 *
 * @param {What} what
 * @param {import('./in-hand.js').Order[]} others
 */
function actionStrip(what, others) {
  const { hand, outlook } = what;
  if (hand.isCalling || !hand.figure) return panel(html`<h2>${say('deadzone.pick-figure')}</h2>`, what, nothing, 'hint');
  const targets = what.targets.map((order) => ({ order, odds: outlook?.moves[order.text]?.odds[0]?.shares[0]?.percent }));
  if (targets.length + others.length === 0) return nothing;
  const body = html`<div class="strip">
    ${[...targets, ...others.map((order) => ({ order, odds: undefined }))].map(({ order, odds }) => html`<button data-move=${order.text}
        @click=${() => what.choose(order)}>${order.words}${odds ? html` <b class="number">${odds}</b>` : nothing}</button>`)}
  </div>`;
  return panel(
    html`${badgeOf(hand.figure)}<h2>${say('deadzone.pick-place', { name: hand.figure.name })}</h2>`,
    what,
    body,
    'acting',
  );
}

/**
 * @param {unknown} title
 * @param {What} what
 * @param {unknown} body
 * @param {'picked' | 'asked' | 'acting' | 'hint'} kind
 */
function panel(title, { close, at }, body, kind, canClose = false) {
  return html`<section class="orders ${kind} ${sideOf(at)}" .style=${at ? placeOf(at) : ''} aria-label=${say('deadzone.orders')}>
    <header>${title} ${canClose ? html`<button class="quiet close" aria-label=${say('deadzone.jade.close')} @click=${close}>
      <svg viewBox="-8 -8 16 16" width="16" height="16"
          aria-hidden="true">${svg`<path d="M-5 -5L5 5M5 -5L-5 5" stroke="currentColor" stroke-width="2"
          stroke-linecap="round"></path>`}</svg></button>` : nothing}</header>
    ${body}
  </section>`;
}

// Beside the place and never over it: to the side, and up or down, where there is more room.
function sideOf(at) {
  return at ? `${at.x > 0.55 ? 'to-left' : 'to-right'} ${at.y > 0.5 ? 'upward' : 'downward'}` : '';
}

function placeOf({ x, y }) {
  const percent = (share) => `${Math.round(100 * Math.max(0, Math.min(1, share)))}%`;
  return `--x: ${percent(x)}; --y: ${percent(y)}; --right: ${percent(1 - x)}; --bottom: ${percent(1 - y)}`;
}

function badgeOf(figure) {
  return html`<svg viewBox="-24 -46 48 62" width="36" height="46" aria-hidden="true">${svg`${pawn(figure, { isFlat: true })}`}</svg>`;
}

/** @param {What} what */
function spotTitle({ spot, figures, words }) {
  const [kind, rest] = spot.split(' ');
  if (kind === 'cube') return html`<h2>${rest}</h2>`;
  const figure = figures.find(({ key }) => key === rest);
  if (!figure) return html`<h2>${rest}</h2>`;
  return html`${badgeOf(figure)}
    <div><h2>${figure.name}</h2>${figure.sheet
      ? html`<p class="soft small number">${sheetInWords(figure.sheet, words)}</p>`
      : nothing}</div>`;
}

/** A figure's numbers in one line. */
function sheetInWords(sheet, words) {
  const stat = (name, value) => `${words.say(`roll.${name}`)} ${value ? `${value}+` : '–'}`;
  const arms = sheet.weapons.map((weapon) => `${called(weapon.name)}${weapon.range ? ` R${weapon.range}` : ''}`).join(', ');
  return [stat('shoot', sheet.shoot), stat('fight', sheet.fight), stat('survive', sheet.survive), arms].join(' · ');
}

/** @param {What} what */
function sightingFor({ spot, sightings }) {
  return sightings.find(({ target, side }) => spot === `figure ${side}/${target}`);
}

/** @param {What} what */
function sightingOf(what) {
  const sighting = sightingFor(what);
  if (!sighting) return nothing;
  return html`<p class="small sighting ${sighting.bar ? 'barred' : sighting.visibility}">${sightingInWords(sighting, what.words)}</p>`;
}

/** @param {What} what */
function askedInWords({ view, figures, words }) {
  const { kind } = view.decision;
  const nameOf = (id) => figures.find(({ figure }) => figure === id)?.name ?? '';
  const name = kind === 'defence' || kind === 'defence-die' ? nameOf(view.attack?.defender) : nameOf(view.activation?.figure);
  return say(`deadzone.ask.${kind}`, { name }) || words.say(`task-kind.${kind}`);
}

/**
 * @param {Order[]} moves
 * @param {What} what
 */
function moveList(moves, { outlook, choose, point }) {
  return html`<ul>
    ${moves.map(
      (move) => html`<li>
        <button
          data-move=${move.text}
          @click=${() => choose(move)}
          @pointerenter=${() => point(move)}
          @pointerleave=${() => point(null)}
          @focus=${() => point(move)}
          @blur=${() => point(null)}
        >
          <span class="what">${orderInWords(move)}</span>
          ${chancesOf(move.then ? null : outlook?.moves[move.text])}
        </button>
      </li>`,
    )}
  </ul>`;
}
