/**
 * What is printed on the room cards (§3.3): their type, and their edges at rotation 0, north, east, south, west: `o` open doorway, `w`
 * wall, `S` security door. Two of them hold two rooms.
 */
const PRINTED = {
  reactor: ['reactor', 'oooo'],
  'terminal-open': ['terminal', 'wooo'],
  hive: ['hive', 'wwow'],
  'terminal-closed': ['terminal', 'wwow'],
  'sick-bay': ['sick-bay', 'wwow'],
  'storage-1': ['storage', 'woow'],
  'storage-2': ['storage', 'oowo'],
  'empty-1': ['empty', 'oowo'],
  'empty-2': ['empty', 'ooSS'],
  'parasite-1': ['parasite', 'oowo'],
  'parasite-2': ['parasite', 'ooow'],
  'parasite-3': ['parasite', 'woow'],
  'parasite-4': ['parasite', 'wooo'],
  'team-1': ['team', 'woow'],
  'team-2': ['team', 'oowS'],
  'team-3': ['team', 'owwo'],
  'team-4': ['team', 'Swow'],
  'run-1': ['run', 'Swwo'],
  'run-2': ['run', 'oooo'],
  'run-3': ['run', 'oooo'],
};

const TWO_ROOMS = new Set(['terminal-closed', 'sick-bay']);

export const SIDES = /** @type {const} */ (['north', 'east', 'south', 'west']);
/** Which way the four edges look. */
export const DIRECTIONS = /** @type {const} */ ({ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] });

/**
 * @typedef {{card: string, x: number, y: number, rotation: number, red: boolean}} Laid a room card on the board
 *
 * @param {string} card
 * @returns {string}
 */
export const typeOf = (card) => PRINTED[card]?.[0] ?? 'empty';

/** @param {string} room */
export const cardOf = (room) => room.split('/')[0];

/**
 * @param {{card: string, rotation: number}} laid
 * @returns {string[]} its edges as they lie: north, east, south, west
 */
export function edgesOf({ card, rotation }) {
  const printed = PRINTED[card]?.[1] ?? 'oooo';
  const turns = rotation / 90;
  return [0, 1, 2, 3].map((side) => printed[(side - turns + 4) % 4]);
}

/**
 * @param {{card: string, rotation: number}} laid
 * @returns {{room: string, shift: -1 | 0 | 1}[]} the rooms of a card: the whole card, or its northern (-1) and southern (1) half
 */
export function roomsOf({ card, rotation }) {
  if (!TWO_ROOMS.has(card)) return [{ room: card, shift: 0 }];
  const inner = rotation === 180 ? 1 : -1;
  return [
    { room: `${card}/inner`, shift: inner },
    { room: `${card}/outer`, shift: inner === 1 ? -1 : 1 },
  ];
}

/**
 * @param {any} view
 * @param {string | null | undefined} room
 * @returns {{laid: Laid, shift: -1 | 0 | 1} | null} where it lies
 */
export function placeOf(view, room) {
  const laid = room && view.station.find(({ card }) => card === cardOf(room));
  if (!laid) return null;
  return { laid, shift: roomsOf(laid).find((one) => one.room === room)?.shift ?? 0 };
}

/**
 * The room that lies next to another one, whatever stands between them (§4.3).
 *
 * @param {any} view
 * @param {string} room
 * @param {string} direction
 * @returns {string | null}
 */
export function neighbourOf(view, room, direction) {
  const place = placeOf(view, room);
  if (!place) return null;
  const [dx, dy] = DIRECTIONS[direction];
  const rooms = roomsOf(place.laid);
  if (place.shift !== 0 && dy === -place.shift) return rooms.find(({ shift }) => shift === dy).room;
  const next = view.station.find(({ x, y }) => x === place.laid.x + dx && y === place.laid.y + dy);
  if (!next) return null;
  const there = roomsOf(next);
  if (there.length === 1) return there[0].room;
  if (dy !== 0) return there.find(({ shift }) => shift === -dy).room;
  const half = place.shift !== 0 ? there.find(({ shift }) => shift === place.shift) : there.find((one) => one.room.endsWith('/outer'));
  return half.room;
}

/**
 * A card that lies next to an empty cell, and on which side of it the cell is.
 *
 * @param {any} view
 * @param {{x: number, y: number}} cell where a room may be laid: some card is next to it
 */
export function besideOf(view, { x, y }) {
  const next = ({ x: dx, y: dy }) => Object.entries(DIRECTIONS).find(([, [east, south]]) => dx + east === x && dy + south === y);
  const laid = view.decision?.room ? [placeOf(view, view.decision.room).laid, ...view.station] : view.station;
  const beside = laid.find(next);
  return { card: beside.card, direction: next(beside)[0] };
}
