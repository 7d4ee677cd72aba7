/**
 * Where everything is drawn. The layout follows §2.7 of the rules page: houses in a loop, clockwise, each public place near its
 * four houses. A phone has another composition: the loop becomes the rim of a square of five by five worlds, and on its side that of
 * a band of seven by three.
 *
 * @typedef {'crater' | 'gas' | 'ring' | 'school'} Kind
 * @typedef {{id: import('./types').Place, kind: Kind, isHouse: boolean, wide: [number, number], narrow: [number, number], flat:
 *   [number, number]}} World
 */

/** @typedef {typeof WIDE} Layout */

/** @type {World[]} */
export const WORLDS = [
  house('crater-1', 'crater', [74, 262], [0, 1], [0, 1]),
  house('ring-1', 'ring', [92, 104], [0, 0], [0, 0]),
  house('crater-2', 'crater', [226, 66], [1, 0], [1, 0]),
  house('gas-1', 'gas', [360, 56], [2, 0], [2, 0]),
  house('ring-2', 'ring', [496, 56], [3, 0], [3, 0]),
  house('crater-3', 'crater', [632, 66], [4, 0], [4, 0]),
  house('gas-2', 'gas', [766, 104], [4, 1], [5, 0]),
  house('ring-3', 'ring', [788, 262], [4, 2], [6, 0]),
  house('gas-3', 'gas', [794, 416], [4, 3], [6, 1]),
  house('crater-4', 'crater', [766, 570], [4, 4], [6, 2]),
  house('ring-4', 'ring', [630, 648], [3, 4], [5, 2]),
  house('crater-5', 'crater', [494, 672], [2, 4], [4, 2]),
  house('gas-4', 'gas', [358, 672], [1, 4], [3, 2]),
  house('ring-5', 'ring', [222, 648], [0, 4], [2, 2]),
  house('crater-6', 'crater', [92, 570], [0, 3], [1, 2]),
  house('gas-5', 'gas', [68, 416], [0, 2], [0, 2]),
  place('bar', 'ring', [266, 230], [1, 1], [2, 1]),
  place('cinema', 'crater', [596, 230], [3, 1], [4, 1]),
  place('media-library', 'gas', [596, 496], [3, 3], [5, 1]),
  place('restaurant', 'crater', [266, 496], [1, 3], [1, 1]),
  place('academy', 'school', [431, 362], [2, 2], [3, 1]),
];

export const HOUSES = WORLDS.filter((world) => world.isHouse);

/** The public place of each district, with its four houses. */
export const DISTRICTS = [
  { place: 'bar', houses: ['crater-1', 'ring-1', 'crater-2', 'gas-1'] },
  { place: 'cinema', houses: ['ring-2', 'crater-3', 'gas-2', 'ring-3'] },
  { place: 'media-library', houses: ['gas-3', 'crater-4', 'ring-4', 'crater-5'] },
  { place: 'restaurant', houses: ['gas-4', 'ring-5', 'crater-6', 'gas-5'] },
];

/** @type {import('./types').Place[]} */
export const MARKET = ['market-1', 'market-2'];

export const COLUMNS = ['hospital-a', 'hospital-b', 'hospital-c'];

export const WIDE = { width: 862, height: 764, radius: { house: 46, place: 50, school: 64 }, pawn: 7, name: 14, lead: 19, step: 0 };
const NARROW = {
  width: 400,
  height: 530,
  radius: { house: 31, place: 31, school: 36 },
  pawn: 5.6,
  name: 13.5,
  lead: 15,
  step: 79.5,
};
const FLAT = { ...NARROW, width: 604, height: 324, step: 87 };

const SMALLEST_TEXT = 12.2;
/** From here on the wide system is large enough to be read. */
const ENOUGH = 0.62;
/** Names that grow more would run into each other where worlds stand close. */
const MOST_GROWN = 1.2;

/** @param {Layout} layout */
const scaleIn = ({ width, height }, room) => Math.min(room.width / width, room.height / height);

/**
 * The layout that shows most in this room.
 *
 * @param {{width: number, height: number}} room
 * @param {boolean} mayBeWide
 * @returns {Layout}
 */
export function layoutFor(room, mayBeWide) {
  if (mayBeWide && scaleIn(WIDE, room) >= ENOUGH) return WIDE;
  return scaleIn(FLAT, room) > scaleIn(NARROW, room) ? FLAT : NARROW;
}

/**
 * How much larger the text must be drawn to be read in this room, and whether there is place for names then.
 *
 * @param {Layout} layout
 * @param {{width: number, height: number}} room
 */
export function textFor(layout, room) {
  const grown = Math.max(1, SMALLEST_TEXT / (layout.name * scaleIn(layout, room)));
  return { grown, hasNames: layout === WIDE || grown <= MOST_GROWN };
}

/**
 * @param {World} world
 * @param {Layout} layout
 * @returns {{x: number, y: number, radius: number}}
 */
export function spot(world, layout) {
  const size = world.kind === 'school' ? 'school' : world.isHouse ? 'house' : 'place';
  const radius = layout.radius[size];
  if (layout === WIDE) return { x: world.wide[0], y: world.wide[1], radius };
  const [column, row] = layout === FLAT ? world.flat : world.narrow;
  return { x: 41 + column * layout.step, y: 38 + row * 105, radius };
}

/** @returns {World} */
function house(id, kind, wide, narrow, flat) {
  return { id, kind, isHouse: true, wide, narrow, flat };
}

/** @returns {World} */
function place(id, kind, wide, narrow, flat) {
  return { id, kind, isHouse: false, wide, narrow, flat };
}
