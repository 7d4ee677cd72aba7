import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { chancesOf } from './chances.js';
import { pawn, called } from './figures.js';
import { sightingInWords } from './foresight.js';

/**
 * @import { What } from './picture.js'
 * @import { Move } from './types'
 */

/** Decisions that are no place on the board. */
const ASKED = new Set(['reroll', 'attack-die', 'defence', 'defence-die', 'leaver', 'foe']);

/**
 * What can be done where somebody points, with everything that is known about it before.
 *
 * @param {What} what
 */
export function orderPanel(what) {
  const { view, spot, moves, isMine, waiting } = what;
  if (spot) {
    return panel(
      spotTitle(what),
      what,
      html`${sightingOf(what)} ${moveList(moves, what)}
        ${moves.length ? nothing : html`<p class="soft small">${isMine ? say('deadzone.nothing-here') : ''}</p>`}`,
      true,
    );
  }
  if (!isMine) return nothing;
  if (waiting) return panel(html`<h2>${say('deadzone.deploy', { name: waiting.name })}</h2>`, what, nothing, false);
  if (ASKED.has(view.decision?.kind)) return panel(html`<h2>${askedInWords(what)}</h2>`, what, moveList(moves, what), false);
  const acting = view.activation
    ? (what.figures.find(({ figure, side }) => figure === view.activation.figure && side === view.activation.side)?.name ?? '')
    : '';
  const hint = acting ? say('deadzone.pick-place', { name: acting }) : say('deadzone.pick-figure');
  return panel(
    html`<h2>${hint}</h2>`,
    what,
    moveList(moves.filter(({ move }) => move.kind !== 'reroll-command'), what),
    false,
  );
}

/**
 * @param {unknown} title
 * @param {What} what
 * @param {unknown} body
 * @param {boolean} isPicked
 */
function panel(title, { close }, body, isPicked) {
  return html`<section class="orders ${isPicked ? 'picked' : ''}" aria-label=${say('deadzone.orders')}>
    <header>${title} ${isPicked ? html`<button class="quiet close" aria-label=${say('deadzone.jade.close')} @click=${close}>
      <svg viewBox="-8 -8 16 16" width="16" height="16"
          aria-hidden="true">${svg`<path d="M-5 -5L5 5M5 -5L-5 5" stroke="currentColor" stroke-width="2"
          stroke-linecap="round"></path>`}</svg></button>` : nothing}</header>
    ${body}
  </section>`;
}

/** @param {What} what */
function spotTitle({ spot, figures, words }) {
  const [kind, rest] = spot.split(' ');
  if (kind === 'cube') return html`<h2>${rest}</h2>`;
  const figure = figures.find(({ key }) => key === rest);
  if (!figure) return html`<h2>${rest}</h2>`;
  return html`<svg viewBox="-19 -40 38 48" width="34" height="43" aria-hidden="true">${svg`${pawn(figure, { isFlat: true })}`}</svg>
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
function sightingOf({ spot, sightings, figures, words }) {
  const key = spot.slice('figure '.length);
  const sighting = sightings.find(({ target, side }) => `${side}/${target}` === key);
  if (!sighting || !figures.some((figure) => figure.key === key)) return nothing;
  return html`<p class="small sighting ${sighting.bar ? 'barred' : sighting.visibility}">${sightingInWords(sighting, words)}</p>`;
}

/** @param {What} what */
function askedInWords({ view, figures, words }) {
  const { kind } = view.decision;
  const nameOf = (id) => figures.find(({ figure }) => figure === id)?.name ?? '';
  const name = kind === 'defence' || kind === 'defence-die' ? nameOf(view.attack?.defender) : nameOf(view.activation?.figure);
  return say(`deadzone.ask.${kind}`, { name }) || words.say(`task-kind.${kind}`);
}

/**
 * @param {Move[]} moves
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
          <span class="what">${move.words}</span>
          ${chancesOf(outlook?.moves[move.text])}
        </button>
      </li>`,
    )}
  </ul>`;
}
