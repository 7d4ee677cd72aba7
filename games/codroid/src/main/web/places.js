/**
 * Where everything is drawn. The layout follows §2.7 of the rules page: houses in a loop, clockwise, each public place near its
 * four houses, the hospital in the middle of all. A phone has another composition: the loop becomes the rim of a square of five by five
 * worlds, and on its side that of a band of seven by three.
 *
 * @typedef {'crater' | 'gas' | 'ring' | 'school' | 'market'} Kind
 * @typedef {{id: import('./types').Place, kind: Kind, isHouse: boolean, wide: [number, number], narrow: [number, number], flat:
 *   [number, number]}} World
 */

/**
 * @typedef {object} Layout
 * @property {boolean} isWide
 * @property {number} width
 * @property {number} height
 * @property {number} stretch how much higher than usual the wide system is, to fill its room
 * @property {{house: number, place: number, school: number, market: number}} radius
 * @property {number} pawn the size of a robot
 * @property {number} name of the text
 * @property {number} step from one column to the next
 * @property {number} row from one row to the next
 * @property {number} first the middle of the first row
 * @property {{x: number, y: number, width: number, height: number}} hospital
 * @property {string} dice how far down in the picture a die is seen, where there is room for it
 */

/** @type {World[]} */
export const WORLDS = [
  house('crater-1', 'crater', [80, 276], [0, 1], [0, 1]),
  house('ring-1', 'ring', [126, 118], [0, 0], [0, 0]),
  house('crater-2', 'crater', [306, 82], [1, 0], [1, 0]),
  house('gas-1', 'gas', [502, 72], [2, 0], [2, 0]),
  house('ring-2', 'ring', [698, 72], [3, 0], [3, 0]),
  house('crater-3', 'crater', [894, 82], [4, 0], [4, 0]),
  house('gas-2', 'gas', [1074, 118], [4, 1], [5, 0]),
  house('ring-3', 'ring', [1120, 276], [4, 2], [6, 0]),
  house('gas-3', 'gas', [1120, 432], [4, 3], [6, 1]),
  house('crater-4', 'crater', [1074, 590], [4, 4], [6, 2]),
  house('ring-4', 'ring', [894, 628], [3, 4], [5, 2]),
  house('crater-5', 'crater', [698, 638], [2, 4], [4, 2]),
  house('gas-4', 'gas', [502, 638], [1, 4], [3, 2]),
  house('ring-5', 'ring', [306, 628], [0, 4], [2, 2]),
  house('crater-6', 'crater', [126, 590], [0, 3], [1, 2]),
  house('gas-5', 'gas', [80, 432], [0, 2], [0, 2]),
  place('bar', 'ring', [250, 278], [1, 1], [1.95, 1]),
  place('cinema', 'crater', [956, 276], [3, 1], [4.08, 1]),
  place('media-library', 'gas', [974, 466], [3, 3], [5.06, 1]),
  place('restaurant', 'crater', [236, 466], [1, 3], [0.98, 1]),
  place('academy', 'school', [376, 366], [2, 2], [3, 1]),
];

/** The two zones of the market are one station, drawn like worlds. */
export const STATIONS = [
  place('market-1', 'market', [824, 268], [0.96, 1.92], [5.15, 2.95]),
  place('market-2', 'market', [824, 406], [3.04, 1.92], [6.15, 2.95]),
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

/** @type {Layout} */
export const WIDE = {
  isWide: true,
  stretch: 1,
  width: 1218,
  height: 722,
  radius: { house: 59, place: 55, school: 66, market: 46 },
  pawn: 9,
  name: 16,
  step: 0,
  row: 0,
  first: 0,
  hospital: { x: 463, y: 190, width: 274, height: 212 },
  dice: '72%',
};
/** @type {Layout} */
const NARROW = {
  isWide: false,
  stretch: 1,
  width: 400,
  height: 566,
  radius: { house: 31, place: 28, school: 33, market: 28 },
  pawn: 5.8,
  name: 13.5,
  step: 79.5,
  row: 102,
  first: 102,
  hospital: { x: 4, y: 6, width: 392, height: 52 },
  dice: '36%',
};
/** @type {Layout} */
const FLAT = {
  ...NARROW,
  width: 604,
  height: 394,
  radius: { house: 32, place: 27, school: 29, market: 25 },
  step: 87,
  row: 101,
  first: 42,
  hospital: { x: 6, y: 326, width: 400, height: 62 },
  dice: '50%',
};

/** The wide system may be so much higher where there is room. */
const MOST_STRETCHED = 1.18;

const SMALLEST_TEXT = 12.2;
/** From here on the wide system is large enough to be read. */
const ENOUGH = 0.56;
/** Names that grow more would run into each other where worlds stand close. */
const MOST_GROWN = 1.2;

/** @param {Layout} layout */
const scaleIn = ({ width, height }, room) => Math.min(room.width / width, room.height / height);

/** @param {Layout} layout how large its houses are in this room */
const housesIn = (layout, room) => layout.radius.house * scaleIn(layout, room);

/**
 * The layout that shows most in this room.
 *
 * @param {{width: number, height: number}} room
 * @param {boolean} mayBeWide
 * @returns {Layout}
 */
export function layoutFor(room, mayBeWide) {
  if (mayBeWide && scaleIn(WIDE, room) >= ENOUGH && housesIn(WIDE, room) >= housesIn(NARROW, room)) return wideIn(room);
  return scaleIn(FLAT, room) > scaleIn(NARROW, room) ? FLAT : NARROW;
}

function wideIn(room) {
  const stretch = Math.max(1, Math.min(MOST_STRETCHED, ((room.height / room.width) * WIDE.width) / WIDE.height));
  const { x, y, width, height } = WIDE.hospital;
  const radius = /** @type {Layout['radius']} */ (
    Object.fromEntries(Object.entries(WIDE.radius).map(([name, r]) => [name, r * stretch]))
  );
  return { ...WIDE, stretch, height: WIDE.height * stretch, radius, hospital: { x, y: y * stretch, width, height: height * stretch } };
}

/**
 * How much larger the text must be drawn to be read in this room, whether there is place for names then, and how many pixels one unit is.
 *
 * @param {Layout} layout
 * @param {{width: number, height: number}} room
 */
export function textFor(layout, room) {
  const scale = scaleIn(layout, room);
  const grown = Math.max(1, SMALLEST_TEXT / (layout.name * scale));
  return { grown, scale, hasNames: layout.isWide || grown <= MOST_GROWN };
}

/**
 * @param {World} world
 * @param {Layout} layout
 * @returns {{x: number, y: number, radius: number}}
 */
export function spot(world, layout) {
  const radius = layout.radius[world.isHouse ? 'house' : world.kind === 'school' || world.kind === 'market' ? world.kind : 'place'];
  if (layout.isWide) return { x: world.wide[0], y: world.wide[1] * layout.stretch, radius };
  const [column, row] = layout === FLAT ? world.flat : world.narrow;
  return { x: 41 + column * layout.step, y: layout.first + row * layout.row, radius };
}

/** @returns {World} */
function house(id, kind, wide, narrow, flat) {
  return { id, kind, isHouse: true, wide, narrow, flat };
}

/** @returns {World} */
function place(id, kind, wide, narrow, flat) {
  return { id, kind, isHouse: false, wide, narrow, flat };
}
