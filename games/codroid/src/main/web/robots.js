import { nothing, svg } from 'lit';
import sheet from './robots.css' with { type: 'css' };

/** A robot's state is a shape and a colour: circle healthy, diamond incubating, triangle sick, square cured. */
export const STATES = /** @type {const} */ (['healthy', 'incubating', 'sick', 'cured']);

export const robotStyle = sheet;

/** Smaller robots have no face: it would be dust. */
const FACE_FROM = 5;
/** How much smaller robots may stand before they are counted instead. */
const SMALLER = [1, 0.86, 0.74];

/** The head of each shape, 10 in radius: where its antenna stands, and how high its eyes are. */
const HEADS = {
  healthy: { top: -10, eyes: -1, apart: 3.6 },
  incubating: { top: -11.5, eyes: -0.5, apart: 3.2 },
  sick: { top: -11.5, eyes: 3, apart: 3.2 },
  cured: { top: -9.5, eyes: -1.5, apart: 3.6 },
};

const FACES = Object.fromEntries(
  Object.entries(HEADS).map(([state, { top, eyes, apart }]) => [
    state,
    svg`<path class="antenna ${state}" d="M0 ${top + 1}V${top - 3.4}"></path>
      <path class="eyes" d=${state === 'sick' ? crosses(apart, eyes) : `M${-apart} ${eyes - 1.2}v2.4M${apart} ${eyes - 1.2}v2.4`}></path>`,
  ]),
);

// Who is sick has crosses for eyes.
function crosses(apart, y) {
  return [-apart, apart].map((x) => `M${x - 1.3} ${y - 1.3}l2.6 2.6M${x - 1.3} ${y + 1.3}l2.6 -2.6`).join('');
}

/**
 * @param {string} state
 * @param {number} x
 * @param {number} y
 * @param {number} size about the radius
 * @param {boolean} [hasFace]
 */
export function robot(state, x, y, size, hasFace = true) {
  return svg`<g class="robot" transform="translate(${x} ${y}) scale(${size / 10})">${shape(state)}${hasFace ? FACES[state] : nothing}</g>`;
}

function shape(state) {
  switch (state) {
    case 'healthy':
      return svg`<circle class="healthy" r="10"></circle>`;
    case 'incubating':
      return svg`<path class="incubating" d="M0 -12L12 0L0 12L-12 0Z"></path>`;
    case 'sick':
      return svg`<path class="sick" d="M0 -11.500L11.5 9.500L-11.5 9.500Z"></path>`;
    default:
      return svg`<rect class="cured" x="-9.5" y="-9.5" width="19" height="19" rx="3.5"></rect>`;
  }
}

/**
 * The robots of a place, packed around its middle: one shape each while there is room, otherwise a shape and a number.
 *
 * @param {number[]} counts healthy, incubating, sick, cured
 * @param {{radius: number, size: number, scale: number, up: number}} room of the world, the size of a robot, how many pixels one unit is,
 *   and how much above the middle they stand
 */
export function crowd(counts, { radius, size, scale, up }) {
  const all = counts.flatMap((count, state) => Array(count).fill(STATES[state]));
  if (all.length === 0) return nothing;
  const columns = Math.max(1, Math.ceil(Math.sqrt(all.length * 1.25)));
  const rows = Math.ceil(all.length / columns);
  const halfDiagonal = (share) => (Math.hypot(columns - 0.4, rows - 0.4) * size * share * 2.5) / 2;
  const share = SMALLER.find((one) => halfDiagonal(one) <= radius);
  if (!share) return svg`<g transform="translate(0 ${-up})">${tally(counts, radius, size)}</g>`;
  const pitch = size * share * 2.5;
  const hasFace = size * share * scale >= FACE_FROM;
  return all.map((state, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? all.length - row * columns : columns;
    return robot(state, ((i % columns) - (inRow - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch - up, size * share, hasFace);
  });
}

function tally(counts, radius, size) {
  const present = counts.map((count, state) => ({ count, state: STATES[state] })).filter(({ count }) => count > 0);
  const lines = Math.ceil(present.length / 2);
  return present.map(({ count, state }, i) => {
    const alone = present.length === 1 || (i === present.length - 1 && i % 2 === 0);
    const x = alone ? 0 : (i % 2 === 0 ? -1 : 1) * Math.max(radius * 0.47, size * 3.1);
    const y = (Math.floor(i / 2) - (lines - 1) / 2) * radius * 0.68;
    return svg`<g transform="translate(${x} ${y})">
      ${robot(state, -size * 1.5, 0, size, false)}
      <text class="tally" x=${size * 0.35} dy="0.36em">${count}</text>
    </g>`;
  });
}
