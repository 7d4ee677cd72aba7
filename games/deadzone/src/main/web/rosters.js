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
 *   (figure: any) => boolean, pick: (figure: any) => void, point: (figure: any | null) => void}} How
 *
 * @param {View} view
 * @param {How} how
 */
export function rosters(view, how) {
  return html`<div class="rosters">${view.sides.map((side) => roster(side, view, how))}</div>`;
}

/**
 * @param {SideSeen} seen
 * @param {View} view
 * @param {How} how
 */
function roster({ side, points, dice }, view, { scene, words, figures, isActive, isChosen, pick, point }) {
  const team = scene?.sides.find((one) => one.side === side);
  const own = figures.filter((figure) => figure.side === side);
  return html`<section class="roster ${side} ${view.turn === side && !view.outcome ? 'turn' : ''}">
    <h2>
      <span class="swatch ${side}" aria-hidden="true"></span>
      <span class="names"><span>${words.say(`side.${side}`)}</span> <span class="soft small">${called(team?.name)}</span></span>
      <b class="number" title=${say('deadzone.points', { points })}>${points}<span class="only-heard"> ${say('deadzone.score')}</span></b>
    </h2>
    ${dice.length
      ? html`<span data-thing="sides.${view.sides.findIndex((one) => one.side === side)}.dice">${commandDice(dice, words)}</span>`
      : nothing}
    <ul>
      ${own.map(
        (figure) => html`<li>
          <button
            class="member ${figure.dead ? 'dead' : ''} ${isChosen(figure) ? 'chosen' : ''} ${isActive(figure) ? 'active' : ''}"
            title=${figureInWords(figure, words)}
            aria-pressed=${isChosen(figure)}
            data-figure=${figure.key}
            @click=${() => pick(figure)}
            @pointerenter=${() => point(figure)}
            @pointerleave=${() => point(null)}
          >
            <svg viewBox="-19 -40 38 48" width="30" height="38" aria-hidden="true">${svg`${pawn(figure, { isFlat: true })}`}</svg>
            <span class="member-name">${figure.name}</span>
            <span class="soft small">${figure.dead
              ? html`<span class="only-heard">${say('deadzone.dead')}</span>`
              : (figure.cube ?? '—')}</span>
          </button>
        </li>`,
      )}
    </ul>
  </section>`;
}
