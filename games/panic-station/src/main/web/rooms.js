/** @import { Scene, View } from './types' */

/** How the four edges of a card are drawn. */
const EDGES = { open: 'o', wall: 'w', security: 'S' };

/**
 * @type {Map<string, {type: string, cards: number, cardsLater: number, edges: string, rooms: string[]}>} what is printed on the
 *   room cards, the same in every match
 */
const printed = new Map();

/** @param {Scene} scene the game tells it before anything is drawn */
export function readCards(scene) {
  scene?.cards.forEach(
    ({ card, edges, ...rest }) =>
      printed.set(card, { ...rest, edges: SIDES.map((side) => EDGES[edges[side]]).join('') }),
  );
}

export const SIDES = /** @type {const} */ (['north', 'east', 'south', 'west']);
/** Which way the four edges look. */
export const DIRECTIONS = /** @type {const} */ ({ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] });

/**
 * @typedef {{card: string, x: number, y: number, rotation: number, red: boolean}} Laid a room card on the board
 *
 * @param {string} card
 * @returns {string}
 */
export const typeOf = (card) => printed.get(card)?.type ?? 'empty';

/** @param {string} card whether its first search brings several cards */
export const isCounted = (card) => (printed.get(card)?.cards ?? 0) > 1;

/** @param {{card: string, red?: boolean}} laid how many cards a search brings now */
export const cardsIn = ({ card, red }) => printed.get(card)?.[red ? 'cardsLater' : 'cards'] ?? 0;

/** @param {string} room */
export const cardOf = (room) => room.split('/')[0];

/**
 * @param {{card: string, rotation: number}} laid
 * @returns {string[]} its edges as they lie: north, east, south, west
 */
export function edgesOf({ card, rotation }) {
  const edges = printed.get(card)?.edges ?? 'oooo';
  const turns = rotation / 90;
  return [0, 1, 2, 3].map((side) => edges[(side - turns + 4) % 4]);
}

/**
 * @param {{card: string, rotation: number}} laid
 * @returns {{room: string, shift: -1 | 0 | 1}[]} the rooms of a card: the whole card, or its northern (-1) and southern (1) half
 */
export function roomsOf({ card, rotation }) {
  const [outer, inside] = printed.get(card)?.rooms ?? [card];
  if (!inside) return [{ room: outer, shift: 0 }];
  const inner = rotation === 180 ? 1 : -1;
  return [
    { room: inside, shift: inner },
    { room: outer, shift: inner === 1 ? -1 : 1 },
  ];
}

/**
 * @param {View} view
 * @param {string | null | undefined} room
 * @returns {{laid: Laid, shift: -1 | 0 | 1} | null} where it lies
 */
export function placeOf(view, room) {
  const laid = room && view.station.find(({ card }) => card === cardOf(room));
  if (!laid) return null;
  return { laid, shift: roomsOf(laid).find((one) => one.room === room)?.shift ?? 0 };
}
