import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { commandDice } from './dice.js';
import { called, pawn } from './figures.js';
import { figureInWords } from './in-words.js';

/** @import { Scene, SideSeen, View } from './types' */

/**
 * Both teams: who stands where and how, with points and command dice.
 *
 * @typedef {{scene: Scene, words: any, figures: import('./figures.js').Figure[], isActive: (figure: any) => boolean, isChosen:
 *   (figure: any) => boolean, canCarry: (figure: any) => boolean, pick: (figure: any) => void, point: (figure: any | null) => void, carry:
 *   import('../carry.js').Carry, dice: {spendable: Set<string>, die: string | null, take: (die: string) => void}}} How
 *
 * @param {View} view
 * @param {How} how
 */
export function rosters(view, how) {
  return html`<div class="rosters">${view.sides.map((side) => roster(side, view, how))}${standing(view, how)}</div>`;
}

/**
 * @param {SideSeen} seen
 * @param {View} view
 * @param {How} how
 */
function roster({ side, points, dice }, view, how) {
  const { scene, words, figures } = how;
  const team = scene?.sides.find((one) => one.side === side);
  const own = figures.filter((figure) => figure.side === side);
  return html`<section class="roster ${side} ${view.turn === side && !view.outcome ? 'turn' : ''}">
    <h2>
      <span class="swatch ${side}" aria-hidden="true"></span>
      <span class="names"><span>${words.say(`side.${side}`)}</span> <span class="soft small">${called(team?.name)}</span></span>
      ${dice.length
        ? html`<span
            data-thing="sides.${view.sides.findIndex((one) => one.side === side)}.dice"
            >${commandDice(dice, diceOf(side, view, how))}</span>`
        : nothing}
      <b class="number" title=${say('deadzone.points', { points })}>${points}<span class="only-heard"> ${say('deadzone.score')}</span></b>
    </h2>
    <ul>${own.map((figure) => html`<li>${member(figure, how)}</li>`)}</ul>
  </section>`;
}

// Only whoever acts spends dice, and only his own.
/** @param {string} side @param {View} view @param {How} how */
function diceOf(side, view, { words, dice }) {
  return { words, ...dice, spendable: view.decision?.side === side ? dice.spendable : new Set() };
}

/** @param {import('./figures.js').Figure} figure @param {How} how */
function member(figure, { words, isActive, isChosen, canCarry, pick, point, carry }) {
  const state = [figure.dead && 'dead', isChosen(figure) && 'chosen', isActive(figure) && 'active', canCarry(figure) && 'can-carry'];
  return html`<button
    class="member ${state.filter(Boolean).join(' ')}"
    title=${figureInWords(figure, words)}
    aria-pressed=${isChosen(figure)}
    data-figure=${figure.key}
    @click=${() => pick(figure)}
    @pointerdown=${(event) => canCarry(figure) && carry.down(event, figure.key)}
    @pointermove=${(event) => carry.move(event)}
    @pointerup=${(event) => carry.up(event)}
    @pointercancel=${() => carry.lose()}
    @pointerenter=${() => point(figure)}
    @pointerleave=${() => point(null)}
  >
    <svg viewBox="-24 -46 48 62" width="36" height="46" aria-hidden="true">${svg`${pawn(figure, { isFlat: true })}`}</svg>
    <span class="member-name">${figure.name}</span>
    <span class="soft small where">${figure.dead
      ? html`<span class="only-heard">${say('deadzone.dead')}</span>`
      : (figure.cube ?? '—')}</span>
  </button>`;
}

/**
 * Between the teams: the round, and who would hold what.
 *
 * @param {View} view
 * @param {How} how
 */
function standing({ round, objectives }, { scene, words }) {
  return html`<div class="standing">
    <p><span class="soft small">${say('deadzone.round')}</span> <b class="number">${round}</b></p>
    <p class="flags">${objectives.map((objective) => flag(objective, words))}</p>
    ${scene.target ? html`<p class="soft small number">${say('deadzone.target', { points: scene.target })}</p>` : nothing}
  </div>`;
}

function flag({ cube, holder }, words) {
  const held = `${cube}${say('colon')} ${holder ? words.say(`side.${holder}`) : say('deadzone.nobody')}`;
  return html`<span role="img" title=${held} aria-label=${held}><svg viewBox="-4 -38 32 44" width="22" height="30">
    ${svg`<g class="objective ${holder ?? 'nobody'}"><path class="pole" d="M0 4V-34"></path>
      <path class="flag" d="M0 -34H22L16 -27L22 -20H0Z"></path>
      ${holder === 'north' ? svg`<path class="double" d="M4 -30H15L12 -27L15 -24H4Z"></path>` : nothing}</g>`}
  </svg></span>`;
}
