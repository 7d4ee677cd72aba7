import { svg } from 'lit';
import sheet from './robots.css' with { type: 'css' };

/** A robot's state is a shape and a colour: circle healthy, diamond incubating, triangle sick, square cured. */
export const STATES = /** @type {const} */ (['healthy', 'incubating', 'sick', 'cured']);

export const robotStyle = sheet;

/**
 * @param {string} state
 * @param {number} x
 * @param {number} y
 * @param {number} size about the radius
 */
export function robot(state, x, y, size) {
  return svg`<g transform="translate(${x} ${y})">${shape(state, size)}</g>`;
}

function shape(state, r) {
  switch (state) {
    case 'healthy':
      return svg`<circle class="healthy" r=${r}></circle>`;
    case 'incubating':
      return svg`<path class="incubating" d="M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z"></path>`;
    case 'sick':
      return svg`<path class="sick" d="M0 ${-r * 1.15}L${r * 1.15} ${r * 0.95}L${-r * 1.15} ${r * 0.95}Z"></path>`;
    default:
      return svg`<rect class="cured" x=${-r * 0.95} y=${-r * 0.95} width=${r * 1.9} height=${r * 1.9} rx=${r * 0.35}></rect>`;
  }
}

/**
 * The robots of a place, packed around its middle: one shape each while there is room, otherwise a shape and a number.
 *
 * @param {number[]} counts healthy, incubating, sick, cured
 * @param {number} radius of the world
 * @param {number} size of a robot
 */
export function crowd(counts, radius, size) {
  const all = counts.flatMap((count, state) => Array(count).fill(STATES[state]));
  const pitch = size * 2.45;
  const columns = Math.max(1, Math.ceil(Math.sqrt(all.length * 1.25)));
  const rows = Math.ceil(all.length / columns);
  const halfDiagonal = (Math.hypot(columns - 0.4, rows - 0.4) * pitch) / 2;
  if (halfDiagonal > radius * 1.06) return tally(counts, radius, size);
  return all.map((state, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? all.length - row * columns : columns;
    return robot(state, ((i % columns) - (inRow - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch, size);
  });
}

function tally(counts, radius, size) {
  const present = counts.map((count, state) => ({ count, state: STATES[state] })).filter(({ count }) => count > 0);
  const lines = Math.ceil(present.length / 2);
  return present.map(({ count, state }, i) => {
    const alone = present.length === 1 || (i === present.length - 1 && i % 2 === 0);
    const x = alone ? 0 : (i % 2 === 0 ? -1 : 1) * radius * 0.47;
    const y = (Math.floor(i / 2) - (lines - 1) / 2) * radius * 0.68;
    return svg`<g transform="translate(${x} ${y})">
      ${robot(state, -size * 1.5, 0, size)}
      <text class="tally" x=${size * 0.35} dy="0.36em">${count}</text>
    </g>`;
  });
}
