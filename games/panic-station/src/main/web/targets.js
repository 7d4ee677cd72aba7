import { chipSlots, doorOf } from './plan.js';

/** @import { Move, View } from './types' */

/**
 * A move as its text says it (PanicNotation): a verb and its objects.
 *
 * @param {Move | null} move
 * @returns {{verb: string, objects: string[]}}
 */
export function read(move) {
  const [verb, ...objects] = (move?.text ?? '').split(' ');
  return { verb, objects };
}

/** Things to do in a room, and the picture on their chip. */
const IN_ROOM = { explore: 'explore', search: 'search', terminal: 'terminal', heal: 'sick-bay', burn: 'burn' };

/**
 * @typedef {{x: number, y: number, moves: {move: Move, rotation: number}[]}} Ghost a cell where the new room may lie
 * @typedef {{move: Move, at: import('./plan.js').Point, picture: string, role?: string, direction?: string}} Chip
 *
 * @param {Move[]} moves
 * @returns {Ghost[]}
 */
export function ghosts(moves) {
  /** @type {Map<string, Ghost>} */
  const cells = new Map();
  for (const move of moves) {
    const found = placement(move);
    if (!found) continue;
    const key = `${found.x},${found.y}`;
    if (!cells.has(key)) cells.set(key, { x: found.x, y: found.y, moves: [] });
    cells.get(key).moves.push({ move, rotation: found.rotation });
  }
  return [...cells.values()];
}

/**
 * @param {{text: string} | null} move
 * @returns {{x: number, y: number, rotation: number} | null}
 */
export function placement(move) {
  return placeIn(move?.text.replace(/^place /, '') ?? '');
}

/**
 * @param {string} place such as `(-1,0)r180`
 * @returns {{x: number, y: number, rotation: number} | null}
 */
export function placeIn(place) {
  const found = /^\((-?\d+),(-?\d+)\)r(\d+)$/.exec(place);
  if (!found) return null;
  const [x, y, rotation] = found.slice(1).map(Number);
  return { x, y, rotation };
}

/**
 * The room where something is done, as the game tells it.
 *
 * @param {Move} move
 * @param {any} outlook
 * @returns {string | null}
 */
const roomOf = (move, outlook) => outlook?.moves[move.text]?.facts?.rooms?.[0] ?? null;

/**
 * How many chips a room carries.
 *
 * @param {Move[]} moves
 * @param {any} outlook
 * @param {string} room
 */
export const chipCount = (moves, outlook, room) => moves.filter((move) => isInRoom(move, outlook, room)).length;

const isInRoom = (move, outlook, room) => read(move).verb in IN_ROOM && roomOf(move, outlook) === room;

/**
 * What can be clicked in rooms and doors.
 *
 * @param {View} view
 * @param {Move[]} moves
 * @param {any} outlook
 * @param {number | null} seat
 * @returns {Chip[]}
 */
export function chips(view, moves, outlook, seat) {
  const rooms = [...new Set(moves.filter((move) => read(move).verb in IN_ROOM).map((move) => roomOf(move, outlook)))].filter(Boolean);
  const inRooms = rooms.flatMap((room) => {
    const here = moves.filter((move) => isInRoom(move, outlook, room));
    const places = chipSlots(view, room, here.length);
    return here.map((move, i) => ({ move, at: places[i], picture: pictureOf(move) }));
  });
  return [...inRooms, ...moves.flatMap((move) => way(view, move, seat))];
}

function pictureOf(move) {
  const { verb, objects } = read(move);
  return verb === 'terminal' ? objects[1] : IN_ROOM[verb];
}

/**
 * A way out through a door: walking, running on, or throwing a grenade.
 *
 * @param {View} view
 * @returns {Chip[]}
 */
function way(view, move, seat) {
  const { verb, objects } = read(move);
  if (!['move', 'run', 'grenade'].includes(verb) || seat === null) return [];
  const direction = objects.at(-1);
  const role = verb === 'run' ? view.decision.role : objects[0];
  const { room } = view.players[seat][role];
  const door = doorOf(view, room, direction);
  const aside = (role === 'trooper' ? -1 : 1) * (verb === 'grenade' ? 50 : 19);
  const isAcross = direction === 'north' || direction === 'south';
  return [
    {
      move,
      at: { x: door.x + (isAcross ? aside : 0), y: door.y + (isAcross ? 0 : aside) },
      picture: verb === 'grenade' ? 'grenade' : 'walk',
      role,
      direction,
    },
  ];
}

/**
 * Pieces that a move is aimed at, by their id: targets, whoever is healed or comes, and with whom one trades or searches.
 *
 * @param {Move[]} moves
 * @param {any} outlook
 * @param {import('./plan.js').Piece[]} pieces
 * @returns {Map<string, Move>}
 */
export function aims(moves, outlook, pieces) {
  const found = new Map();
  for (const move of moves) {
    const { verb, objects } = read(move);
    if (['aim', 'shift', 'heal-2'].includes(verb)) found.set(objects[0], move);
    if (verb !== 'trade' && verb !== 'with') continue;
    const touched = outlook?.moves[move.text]?.touches ?? [];
    pieces.filter(({ thing }) => touched.includes(thing)).forEach(({ id }) => found.set(id, move));
  }
  return found;
}
