import { say } from '../../words/words.js';
import { middleOfRoom } from './plan.js';
import { SIDES, cardOf, neighbourOf, typeOf } from './rooms.js';
import { placement, read, roomOf } from './targets.js';

/**
 * What a move would do, to be drawn before it is chosen.
 *
 * @typedef {object} Foresight
 * @property {string[]} rooms to light up
 * @property {string[]} pieces to ring
 * @property {import('./plan.js').Point[]} path
 * @property {{room: string, share: string}[]} odds where a parasite may appear, and how likely
 * @property {string[]} notes sentences
 *
 * @param {any} view
 * @param {import('../presentation.js').Move | null} move
 * @param {number | null} seat
 * @param {import('../../words/game-words.js').GameWords} words
 * @returns {Foresight}
 */
export function foresee(view, move, seat, words) {
  /** @type {Foresight} */
  const nothingYet = { rooms: [], pieces: [], path: [], odds: [], notes: [] };
  if (!move || seat === null || placement(move)) return nothingYet;
  const { verb, objects } = read(move);
  const room = roomOf(view, move, seat);
  switch (verb) {
    case 'move':
    case 'run':
      return { ...nothingYet, ...walking(view, seat, { room, direction: objects.at(-1), role: verb === 'run' ? view.decision.role : objects[0], words }) };
    case 'grenade':
      return { ...nothingYet, ...throwing(view, neighbourOf(view, room, objects[1])) };
    case 'search':
      return { ...nothingYet, rooms: [room], ...using(view, room), notes: searchNotes(view, room) };
    case 'terminal':
    case 'heal':
      return { ...nothingYet, rooms: [room], ...using(view, room) };
    case 'attack':
      return { ...nothingYet, pieces: enemiesIn(view, room, seat), notes: [oddsOf(objects[1])] };
    case 'aim':
      return { ...nothingYet, pieces: objects, notes: view.decision?.weapon ? [oddsOf(view.decision.weapon)] : [] };
    case 'trade':
    case 'scan':
    case 'with':
      return { ...nothingYet, pieces: [`${objects[0]}-trooper`, `${objects[0]}-android`] };
    case 'shift':
    case 'heal-2':
    case 'heal-1':
      return { ...nothingYet, pieces: objects };
    case 'first-aid':
      return { ...nothingYet, pieces: [`${view.players[seat].colour}-${objects[0]}`] };
    default:
      return { ...nothingYet, rooms: room ? [room] : [] };
  }
}

function walking(view, seat, { room, direction, role, words }) {
  const there = neighbourOf(view, room, direction);
  if (!there) return {};
  const settled = view.thisTurn[`${role}Settled`] ?? [];
  const met = there === 'reactor' || settled.includes(there) ? [] : othersIn(view, there, seat);
  const type = typeOf(cardOf(there));
  return {
    rooms: [there],
    path: [middleOfRoom(view, room), middleOfRoom(view, there)],
    odds: type === 'parasite' ? spawnOdds(view, there) : [],
    notes: [
      ...(met.length ? [say('panic.note-meeting', { players: met.map((player) => words.say(`colour.${player.colour}`)).join(', ') })] : []),
      ...(type === 'parasite' ? [say('panic.note-spawn')] : []),
      ...(type === 'run' && met.length === 0 ? [say('panic.note-run')] : []),
    ],
  };
}

function throwing(view, there) {
  if (!there) return {};
  const everybody = view.players.flatMap((player) => ['trooper', 'android'].filter((role) => player[role].room === there).map((role) => `${player.colour}-${role}`));
  return { rooms: [there], pieces: [...everybody, ...view.parasites.filter((one) => one.room === there).map(({ disc }) => disc)], notes: [say('panic.note-grenade')] };
}

// A card on its red face brings a parasite first (§8.5, §8.7, §8.8).
function using(view, room) {
  return isRed(view, room) ? { odds: spawnOdds(view, room), notes: [say('panic.note-spawn')] } : {};
}

function searchNotes(view, room) {
  const count = typeOf(cardOf(room)) === 'storage' && !isRed(view, room) ? 3 : 1;
  return [...(isRed(view, room) ? [say('panic.note-spawn')] : []), say('panic.note-search', { count })];
}

const isRed = (view, room) => Boolean(view.station.find(({ card }) => card === cardOf(room))?.red);

const oddsOf = (weapon) => say(weapon === 'knife' ? 'panic.odds-knife' : weapon === 'machine-gun' ? 'panic.odds-machine-gun' : 'panic.odds-gun');

const othersIn = (view, room, seat) => view.players.filter((player, other) => other !== seat && [player.trooper, player.android].some((one) => one.room === room));

function enemiesIn(view, room, seat) {
  const characters = view.players.flatMap((player, other) => (other === seat ? [] : ['trooper', 'android'].filter((role) => player[role].room === room).map((role) => `${player.colour}-${role}`)));
  return [...characters, ...view.parasites.filter((one) => one.room === room).map(({ disc }) => disc)];
}

/** Each side of the die is one direction; where no room lies, the parasite comes into this one (§12.1). */
function spawnOdds(view, room) {
  const quarters = new Map();
  for (const side of SIDES) {
    const there = neighbourOf(view, room, side) ?? room;
    quarters.set(there, (quarters.get(there) ?? 0) + 1);
  }
  return [...quarters].map(([there, count]) => ({ room: there, share: say('panic.percent', { share: count * 25 }) }));
}
