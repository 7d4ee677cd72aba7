import { nothing, svg } from 'lit';
import { agentShape } from './agents.js';
import { CELL, FIELD, SIDES, corner, isSame, middle } from './geometry.js';
import { costOf } from './walk.js';
import { say } from '../../words/words.js';

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
 * The way that the move which is pointed at would go, with the piece at its end as a ghost, and what it costs.
 *
 * @typedef {{text: number, grown: number, lift: number}} How `lift`: how far above the end the cost is written
 * @param {Effect | null} effect
 * @param {Move | null} move
 * @param {How} how
 */
export function effectPicture(effect, move, { text, grown, lift }) {
  if (!effect) return nothing;
  const [from, to] = [middle(effect.from), middle(effect.to)];
  return svg`<g class="effect">
    ${effect.held
      ? svg`<circle class="held" cx=${to.x} cy=${to.y} r="19"></circle>`
      : svg`<path class="way" d="M${from.x} ${from.y}L${to.x} ${to.y}"></path>
      <rect class="end" x=${corner(effect.to).x + 1.5} y=${corner(effect.to).y + 1.5} width=${CELL - 3} height=${CELL - 3} rx="9"></rect>
      <g class="ghost" transform="translate(${to.x} ${to.y}) scale(${grown})">${agentShape(effect.player, effect.agent, text / grown)}</g>`}
    ${lostMarks(effect.lost)} ${move ? costMark(to, costOf([move.text]), { text, lift }) : nothing}
  </g>`;
}

/**
 * A way of several moves, with a dot wherever one of them ends.
 *
 * @param {import('./walk.js').Way | null | undefined} way
 * @param {View} view
 * @param {{seat: number | null, outcomes: Map<string, any>}} moment
 * @param {How} how
 */
export function wayPicture(way, view, { seat, outcomes }, { text, grown, lift }) {
  if (!way || seat === null) return nothing;
  const [from, ...stops] = [view.agents[seat][way.agent], ...way.stops].map(middle);
  const to = stops.at(-1);
  const lost = effectOf(view, outcomes.get(way.texts[0]))?.lost ?? [];
  return svg`<g class="effect walk">
    <path class="way" d="M${from.x} ${from.y}${stops.map(({ x, y }) => `L${x} ${y}`).join('')}"></path>
    <path class="stops" d=${stops.slice(0, -1).map(({ x, y }) => `M${x} ${y}h0`).join('')}></path>
    <rect class="end" x=${corner(way.cell).x + 1.5} y=${corner(way.cell).y + 1.5} width=${CELL - 3} height=${CELL - 3} rx="9"></rect>
    <g class="ghost" transform="translate(${to.x} ${to.y}) scale(${grown})">${agentShape(seat, way.agent, text / grown)}</g>
    ${lostMarks(lost)} ${costMark(to, way.cost, { text, lift })}
  </g>`;
}

// Captures that would break off.
const lostMarks = (cells) =>
  cells.map(
    (cell) => svg`<path class="lost" transform="translate(${middle(cell).x} ${middle(cell).y})" d="M-15 -15L15 15M15 -15L-15 15"></path>`,
  );

function costMark({ x, y }, points, { text, lift }) {
  const label = say('iceberg.cost', { points });
  const wide = label.length * text * 0.58 + text;
  const at = { x: Math.max(wide / 2, Math.min(FIELD - wide / 2, x)), y: y - lift < text ? y + lift : y - lift };
  return svg`<g class="cost" transform="translate(${at.x} ${at.y})"
      ><rect x=${-wide / 2} y=${-text * 0.75} width=${wide} height=${text * 1.5} rx=${text * 0.75}></rect>
      <text dy="0.36em" font-size=${text}>${label}</text></g>`;
}
