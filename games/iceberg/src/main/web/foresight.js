import { nothing, svg } from 'lit';
import { agentShape } from './agents.js';
import { CELL, SIDES, corner, isSame, middle } from './geometry.js';

/** @import { Move, View } from './types' */

/**
 * What a move would do, as the server's journal of it says: who would go from where to where, and which capture would break off.
 *
 * @typedef {import('./geometry.js').Position} Position
 * @typedef {{player: number, agent: number, from: Position, to: Position, held: boolean, lost: Position[]}} Effect
 *
 * @param {View} view
 * @param {{journal: any[]} | null | undefined} outcome
 * @returns {Effect | null}
 */
export function effectOf(view, outcome) {
  const entry = outcome?.journal.find(({ key }) => ['moved', 'slid', 'pushed', 'slide-held', 'push-held'].includes(key));
  if (!entry) return null;
  const { side, agent, pushedSide, pushedAgent, to, cell } = entry.facts;
  const player = SIDES.indexOf(pushedSide ?? side);
  const number = pushedAgent ?? agent;
  return {
    player,
    agent: number,
    from: view.agents[player][number],
    to: to ?? cell,
    held: !to,
    lost: outcome.journal.filter(({ key }) => key === 'capture-lost').map(({ facts }) => facts.cell),
  };
}

/**
 * The cells that one can click for the chosen agent: a step to where it would stand, a slide to where it would end, a push on whoever
 * would be pushed. Where a step and a slide end alike the step, which is offered first, is enough.
 *
 * @param {View} view
 * @param {Move[]} moves of the chosen agent
 * @param {Map<string, any>} outcomes
 * @returns {{move: Move, cell: Position, effect: Effect}[]}
 */
export function targets(view, moves, outcomes) {
  const found = [];
  for (const move of moves) {
    const effect = effectOf(view, outcomes.get(move.text));
    if (!effect || (effect.held && move.move.kind === 'slide')) continue;
    const cell = move.move.kind === 'push' ? effect.from : effect.to;
    if (!found.some((other) => isSame(other.cell, cell))) found.push({ move, cell, effect });
  }
  return found;
}

/** Marks on the ice: a dot for a step, a ring for the end of a slide, a frame around whoever can be pushed. */
export function targetMark({ move, cell }) {
  const { x, y } = middle(cell);
  const mark = {
    move: svg`<circle class="step" r="5.500"></circle>`,
    slide: svg`<circle class="slide-end" r="11"></circle><circle class="slide-core" r="3.500"></circle>`,
    push: svg`<path class="push-frame" d="M-18 -9V-18H-9M9 -18H18V-9M18 9V18H9M-9 18H-18V9"></path>`,
  }[move.move.kind];
  return svg`<g class="target ${move.move.kind}" transform="translate(${x} ${y})">${mark}</g>`;
}

/**
 * The way that the move which is pointed at would go, with the piece at its end as a ghost.
 *
 * @param {Effect | null} effect
 * @param {{text: number, grown: number}} how
 */
export function effectPicture(effect, { text, grown }) {
  if (!effect) return nothing;
  const [from, to] = [middle(effect.from), middle(effect.to)];
  return svg`<g class="effect">
    ${effect.held
      ? svg`<circle class="held" cx=${to.x} cy=${to.y} r="19"></circle>`
      : svg`<path class="way" d="M${from.x} ${from.y}L${to.x} ${to.y}"></path>
      <rect class="end" x=${corner(effect.to).x + 1.5} y=${corner(effect.to).y + 1.5} width=${CELL - 3} height=${CELL - 3} rx="9"></rect>
      <g class="ghost" transform="translate(${to.x} ${to.y}) scale(${grown})">${agentShape(effect.player, effect.agent, text / grown)}</g>`}
    ${effect.lost.map(
      (cell) => svg`<path class="lost" transform="translate(${middle(cell).x} ${middle(cell).y})" d="M-15 -15L15 15M15 -15L-15 15"></path>`,
    )}
  </g>`;
}
