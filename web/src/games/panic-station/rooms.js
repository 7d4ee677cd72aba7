/**
 * What is printed on the room cards (§3.3): their edges at rotation 0, north, east, south, west: `o` open doorway, `w` wall, `S`
 * security door. Two of them hold two rooms.
 */
const EDGES = {
  reactor: 'oooo',
  'terminal-open': 'wooo',
  hive: 'wwow',
  'terminal-closed': 'wwow',
  'sick-bay': 'wwow',
  'storage-1': 'woow',
  'storage-2': 'oowo',
  'empty-1': 'oowo',
  'empty-2': 'ooSS',
  'parasite-1': 'oowo',
  'parasite-2': 'ooow',
  'parasite-3': 'woow',
  'parasite-4': 'wooo',
  'team-1': 'woow',
  'team-2': 'oowS',
  'team-3': 'owwo',
  'team-4': 'Swow',
  'run-1': 'Swwo',
  'run-2': 'oooo',
  'run-3': 'oooo',
};

const TWO_ROOMS = new Set(['terminal-closed', 'sick-bay']);

/** Which way the four edges look. */
export const DIRECTIONS = /** @type {const} */ ({ north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] });

/**
 * @param {{card: string, rotation: number}} laid
 * @returns {string[]} its edges as they lie: north, east, south, west
 */
export function edgesOf({ card, rotation }) {
  const printed = EDGES[card] ?? 'oooo';
  const turns = rotation / 90;
  return [0, 1, 2, 3].map((side) => printed[(side - turns + 4) % 4]);
}

/**
 * @param {{card: string, rotation: number}} laid
 * @returns {{room: string, shift: number}[]} the rooms of a card, and how far below its middle each lies (in half cells)
 */
export function roomsOf({ card, rotation }) {
  if (!TWO_ROOMS.has(card)) return [{ room: card, shift: 0 }];
  const inner = rotation === 180 ? 1 : -1;
  return [
    { room: `${card}/inner`, shift: inner },
    { room: `${card}/outer`, shift: -inner },
  ];
}

/**
 * Where a room lies.
 *
 * @param {any} view
 * @param {string} room
 * @returns {{x: number, y: number} | null}
 */
export function cellOf(view, room) {
  const card = room?.split('/')[0];
  return view.station.find((laid) => laid.card === card) ?? null;
}
