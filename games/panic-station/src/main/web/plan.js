import { DIRECTIONS, placeOf, roomsOf } from './rooms.js';

/** @import { View } from './types' */

/** The station as it is drawn: cards are portrait, with a gap between them where the doors glow. */
export const WIDTH = 152;
export const HEIGHT = 176;
/** Half of a card. */
export const HALF_X = 71;
export const HALF_Y = 83;
export const TOKEN = 13;

/** How much room a piece takes, and how large pieces may be drawn. */
const PIECE = 37;
const SIZES = [1.4, 1.2, 1];
const NAME = 22;
/** What the first row of chips takes from a room, and each further one. */
const CHIPS = 40;
/** How far above the lower wall the chips are: in a whole card the door below needs its place. */
const ABOVE = { card: 40, half: 20 };
/** In half a card they stand beside the middle, where the door is; a terminal has four at most. */
const BESIDE_DOOR = [51, -51, 17, -17];

/**
 * @typedef {{x: number, y: number}} Point
 *
 * @param {{x: number, y: number}} cell
 * @returns {Point} its middle
 */
export const middleOf = ({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT });

/**
 * @param {View} view
 * @param {string | null | undefined} room
 * @returns {Point | null} the middle of the room
 */
export function middleOfRoom(view, room) {
  const place = placeOf(view, room);
  if (!place) return null;
  const { x, y } = middleOf(place.laid);
  return { x, y: y + (place.shift * HALF_Y) / 2 };
}

/** @param {-1 | 0 | 1} shift which half of a card, or all of it */
export const boxOf = (shift) => ({
  x: -HALF_X,
  y: shift === 1 ? 0 : -HALF_Y,
  width: HALF_X * 2,
  height: shift === 0 ? HALF_Y * 2 : HALF_Y,
});

/**
 * Where the door is that leads out of a room in a direction.
 *
 * @param {View} view
 * @param {string} room
 * @param {string} direction
 * @returns {Point}
 */
export function doorOf(view, room, direction) {
  const { laid, shift } = placeOf(view, room);
  const { x, y } = middleOf(laid);
  const [dx, dy] = DIRECTIONS[direction];
  if (shift !== 0 && dy === -shift) return { x, y };
  return { x: x + (dx * WIDTH) / 2, y: y + (dy * HEIGHT) / 2 + (dx ? (shift * HALF_Y) / 2 : 0) };
}

/**
 * Places for so many pieces in a room, in rows below its name; the chips of what can be done there have the lower edge.
 *
 * @param {View} view
 * @param {string} room
 * @param {number} count
 * @param {number} chips
 * @returns {(Point & {size: number})[]}
 */
export function slots(view, room, count, chips) {
  const { laid, shift } = placeOf(view, room);
  const box = boxOf(shift);
  const middle = middleOf(laid);
  const below = chips ? CHIPS * Math.ceil(chips / 3) + (shift === 0 ? ABOVE.card - ABOVE.half : 0) : 0;
  const high = box.height - NAME - 8 - below;
  const { size, perRow, step } = fitting(count, box.width - 8, high);
  const rows = Math.ceil(count / perRow);
  const top = middle.y + box.y + NAME + (high - step * rows) / 2 + step / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: middle.x + ((i % perRow) - (inRow - 1) / 2) * PIECE * size, y: top + row * step, size };
  });
}

/** The largest size at which so many pieces find room; a crowd stands closer together. */
function fitting(count, wide, high) {
  for (const size of SIZES) {
    const perRow = Math.floor(wide / (PIECE * size));
    if (Math.ceil(count / perRow) * PIECE * size <= high) return { size, perRow, step: PIECE * size };
  }
  const perRow = Math.floor(wide / PIECE);
  return { size: 1, perRow, step: high / Math.ceil(count / perRow) };
}

/**
 * @param {View} view
 * @param {string} room
 * @param {number} count
 * @returns {Point[]} places for the chips of what can be done in a room
 */
export function chipSlots(view, room, count) {
  const { laid, shift } = placeOf(view, room);
  const box = boxOf(shift);
  const middle = middleOf(laid);
  if (shift !== 0) return BESIDE_DOOR.slice(0, count).map((x) => ({ x: middle.x + x, y: middle.y + box.y + box.height - ABOVE.half }));
  const rows = Math.ceil(count / 3);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, count - row * 3);
    return { x: middle.x + ((i % 3) - (inRow - 1) / 2) * 45, y: middle.y + box.y + box.height - ABOVE.card - (rows - 1 - row) * CHIPS };
  });
}

/**
 * Who stands where: each piece with its place, and with its path in the view, by which lessons point at it.
 *
 * @typedef {{id: string, thing: string, kind: 'character' | 'parasite', seat?: number, role?: string, black?: boolean, room: string}} Piece
 *
 * @param {View} view
 * @param {(room: string) => number} chipsIn
 * @returns {(Piece & {at: Point & {size: number}})[]}
 */
export function piecesOf(view, chipsIn) {
  const all = [
    ...view.players.flatMap(
      (player, seat) => ['trooper', 'android'].map(
        (role) => /** @type {Piece} */ ({
          id: `${player.colour}-${role}`,
          thing: `players.${seat}.${role}`,
          kind: 'character',
          seat,
          role,
          room: player[role].room,
        }),
      ),
    ),
    ...view.parasites.map(
      ({ disc, room, black }, i) => /** @type {Piece} */ ({ id: disc, thing: `parasites.${i}`, kind: 'parasite', black, room }),
    ),
  ];
  return view.station.flatMap(roomsOf).flatMap(({ room }) => {
    const here = all.filter((piece) => piece.room === room);
    const places = here.length ? slots(view, room, here.length, chipsIn(room)) : [];
    return here.map((piece, i) => ({ ...piece, at: places[i] }));
  });
}
