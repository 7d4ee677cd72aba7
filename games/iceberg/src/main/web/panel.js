import { rules } from './rules.js';
import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { agentShape, pointsMarks } from './agents.js';
import { alienBody, alienInWords, captureClock, landing, onIce, toCome } from './aliens.js';
import { SIDES, written } from './geometry.js';

/** @import { View } from './types' */

const LISTED = 8;
/** Beside the ice there are so many lines of two at most; what else stands there takes so many pixels, and a line so many. */
const BESIDE = { lines: 8, taken: 440, line: 38 };

/**
 * Both sides: who leads them, their score, and what the agents of the side to move have left.
 *
 * @param {View} view
 * @param {{words: import('../../words/game-words.js').GameWords, seats: any[], seat: number | null}} who
 */
export function scoreboard(view, { words, seats, seat }) {
  return html`<div class="scores" data-thing="scores">
    ${view.scores.map(
      (score, player) => html`<section class="side ${SIDES[player]} ${view.player === player ? 'turn' : ''}">
        <svg viewBox="-17 -17 34 34" width="30" height="30" aria-hidden="true">${agentShape(player, '', 18)}</svg>
        <h2>${words.say(`side.${SIDES[player]}`)}${seat === player ? html` <span class="you">${say('seat.you')}</span>` : nothing}<span
            class="leader">${seats[player]?.name ?? ''}</span></h2>
        <b class="score number" aria-label=${say('iceberg.score', { score })}>${score}</b>
        ${view.player === player
          ? html`<ul class="left"
              >${view.points.map(
                (points, agent) => html`<li
                    aria-label="${agent}${say('colon')} ${say('iceberg.points-left', { points })}"
                    ><span class="number">${agent}</span>${pointsMarks(points)}</li>`,
              )}</ul>`
          : nothing}
      </section>`,
    )}
  </div>`;
}

/**
 * Who is on the ice, and who will land next. Pointing at a line shows its cell.
 *
 * @param {View} view
 * @param {(cell: import('./geometry.js').Position | null) => void} point
 * @param {number} high how high the room beside the ice is; none where they stand below it
 */
export function visitorLists(view, point, high) {
  const here = onIce(view);
  const lines = Math.min(BESIDE.lines, Math.floor((high - BESIDE.taken) / BESIDE.line)) - Math.ceil(Math.min(LISTED, here.length) / 2);
  return html`${visitorList(say('iceberg.on-ice'), here, point, LISTED)}${visitorList(
    say('iceberg.to-come'),
    toCome(view),
    point,
    Math.max(LISTED - 2, 2 * lines),
  )}`;
}

const value = ({ points }, y) => svg`<text class="value" y=${y} dy="0.36em" font-size="19">${points}</text>`;

function visitorList(heading, all, point, most) {
  return html`<section class="visitors">
    <h2 class="overline">${heading} <span class="number">${all.length}</span></h2>
    <ul>
      ${all.slice(0, most).map(
        (visitor) => html`<li @pointerenter=${() => point(visitor)} @pointerleave=${() => point(null)} title=${alienInWords(visitor)}>
          <svg viewBox="-25 -25 50 50" width="34" height="34" aria-hidden="true">
            ${visitor.state === 'waiting'
              ? svg`<g class="coming">${landing(visitor.inRounds)}${value(visitor, 0)}</g>`
              : svg`<g class="alien ${visitor.points > 0 ? '' : 'worthless'}"
                  >${captureClock(visitor.captureProgress)}${alienBody(visitor.points)}${value(visitor, 5)}</g>`}
          </svg>
          <span class="time">${visitor.state === 'waiting'
            ? say('iceberg.in', { rounds: visitor.inRounds })
            : say('iceberg.still', { rounds: visitor.roundsLeft })}<span class="number cell">${written(visitor)}${visitor.captureProgress
              ? html` <b>${visitor.captureProgress}/${rules.captureRounds}</b>`
              : nothing}</span></span>
        </li>`,
      )}
    </ul>
    ${all.length === 0 ? html`<p class="soft small">${say('iceberg.nobody')}</p>` : nothing}
    ${all.length > most ? html`<p class="soft small">${say('iceberg.more', { count: all.length - most })}</p>` : nothing}
  </section>`;
}
