import { say } from '../../words/words.js';
import { boxOf, middleOf, middleOfRoom } from './plan.js';
import { placeOf, typeOf, cardOf } from './rooms.js';
import { ghosts, read } from './targets.js';

/** @import { Move, View } from './types' */
/** @import { Piece, Point } from './plan.js' */

/** Around the middle of a piece. */
const NEAR = 24;

/**
 * Where something that is in hand may go.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {object} Target
 * @property {string} key
 * @property {Box} box
 * @property {boolean} isPiece a piece lies above its room
 * @property {string} label what it costs
 * @property {string} words for those who hear it
 * @property {Point[]} path
 * @property {string[][]} steps the moves that play it, as an errand takes them
 * @property {import('./targets.js').Ghost} [ghost] a cell where the new room may lie
 */

/**
 * What a figure of mine can do: walk into rooms, through several if its points allow it, and strike.
 *
 * @param {import('../moment.js').Moment<import('./types').Game>} moment
 * @param {string} role
 * @param {(Piece & {at: Point})[]} pieces
 * @returns {Target[]}
 */
export function reachOf(moment, role, pieces) {
  return [...strikes(moment, role, pieces), ...walks(moment, role)];
}

function strikes({ moves, outlook }, role, pieces) {
  const attacks = moves.filter((move) => read(move).verb === 'attack' && read(move).objects[0] === role);
  return pieces.flatMap((piece) => {
    const hitting = attacks.filter(({ text }) => outlook?.moves[text]?.touches.includes(piece.thing));
    // With two weapons it is not for the board to say which.
    if (hitting.length !== 1) return [];
    const [{ text, words }] = hitting;
    return { ...around(piece), label: say('panic.cost', { count: 1 }), words, steps: [[text], [`aim ${piece.id}`]] };
  });
}

const around = ({ id, at }) => ({
  key: id,
  isPiece: true,
  path: [],
  box: { x: at.x - NEAR, y: at.y - NEAR, width: NEAR * 2, height: NEAR * 2 },
});

/**
 * Breadth first, so by the fewest doors; who meets others, or enters a nest, ends his way there. A search that is owed keeps its point.
 *
 * @param {import('../moment.js').Moment<import('./types').Game>} moment
 */
function walks(moment, role) {
  const { view, moves, outlook, seat, words } = moment;
  const from = view.players[seat][role].room;
  const first = moves.filter((move) => isStep(move, role, view));
  const points = view.thisTurn.actionPoints - (view.thisTurn.searchOwed ? 1 : 0);
  /** @type {Map<string, {rooms: string[], steps: string[][], points: number}>} */
  const ways = new Map();
  first.forEach((move) => {
    const to = outlook?.moves[move.text]?.facts?.to;
    if (to) ways.set(to, { rooms: [from, to], steps: [[move.text]], points: read(move).verb === 'run' ? 0 : 1 });
  });
  for (const [room, way] of ways) {
    if (endsAt(view, seat, room) || way.points >= points) continue;
    for (const { to, direction } of doorsOf(view, room)) {
      if (to === from || ways.has(to)) continue;
      ways.set(to, {
        rooms: [...way.rooms, to],
        steps: [...way.steps, [`run ${direction}`, `move ${role} ${direction}`]],
        points: way.points + 1,
      });
    }
  }
  return [...ways].map(([room, { rooms, steps, points }]) => ({
    key: room,
    isPiece: false,
    box: boxOfRoom(view, room),
    label: costOf(rooms, points),
    words: say('panic.walk-to', { room: words.say(`room.${room}`), cost: costOf(rooms, points) }),
    path: rooms.map((one) => middleOfRoom(view, one)),
    steps,
  }));
}

// A corridor may give a step for nothing.
function costOf(rooms, count) {
  return say(rooms.slice(1, -1).some((room) => typeOf(cardOf(room)) === 'run') ? 'panic.cost-at-most' : 'panic.cost', { count });
}

/** @param {View} view */
function isStep(move, role, view) {
  const { verb, objects } = read(move);
  return (verb === 'move' && objects[0] === role) || (verb === 'run' && view.decision?.role === role);
}

/** @param {View} view */
const endsAt = (view, seat, room) =>
  typeOf(cardOf(room)) === 'parasite' ||
  (typeOf(cardOf(room)) !== 'reactor' &&
    view.players.some((player, other) => other !== seat && (player.trooper.room === room || player.android.room === room)));

/** @param {View} view */
const doorsOf = (view, room) =>
  view.ways.filter((way) => way.room === room && way.to && (way.passage === 'open' || (way.passage === 'security' && view.doorsOpen)));

/** @param {View} view @param {string} room @returns {Box} */
function boxOfRoom(view, room) {
  const { laid, shift } = placeOf(view, room);
  const { x, y } = middleOf(laid);
  const box = boxOf(shift);
  return { ...box, x: x + box.x, y: y + box.y };
}

/**
 * What a card of my hand can be dragged to: what its moves touch; what touches nothing else goes to my own figures, and in a trade to
 * the other one's.
 *
 * @param {import('../moment.js').Moment<import('./types').Game>} moment
 * @param {string} card
 * @param {(Piece & {at: Point})[]} pieces
 * @returns {Target[]}
 */
export function reachOfCard({ view, moves, outlook, seat }, card, pieces) {
  const thing = `own.hand.${card}`;
  const targets = new Map();
  for (const move of moves) {
    const known = outlook?.moves[move.text];
    if (!known?.touches.includes(thing)) continue;
    const things = known.touches.filter((one) => !one.startsWith('own.'));
    const hit = pieces.filter((piece) => things.includes(piece.thing) || things.includes(`players.${piece.seat}`));
    const rooms = known.facts?.rooms ?? [];
    const usual = hit.length || rooms.length ? hit : pieces.filter((piece) => piece.seat === holder(view, seat));
    const plan = { label: '', words: move.words, steps: [[move.text]] };
    usual.forEach((piece) => add(targets, { ...around(piece), ...plan }));
    rooms.forEach((room) => add(targets, { key: room, isPiece: false, box: boxOfRoom(view, room), path: [], ...plan }));
  }
  return [...targets.values()];
}

const add = (targets, target) => targets.has(target.key) || targets.set(target.key, target);

/** Whose figures take a card that hits nothing: in a trade the other one's. @param {View} view */
function holder({ decision, players, current }, seat) {
  if (decision?.kind !== 'offer' && decision?.kind !== 'answer') return seat;
  const other = players[seat].colour === current ? decision.partner : current;
  return players.findIndex(({ colour }) => colour === other);
}

/**
 * Where the next room may be dragged: to where it fits, or, before that is known, into a room to explore from.
 *
 * @param {import('../moment.js').Moment<import('./types').Game>} moment
 * @returns {Target[]}
 */
export function reachOfRoom({ view, moves, outlook }) {
  const cells = ghosts(moves).map((ghost) => {
    const { x, y } = middleOf(ghost);
    const box = boxOf(0);
    const [{ move }] = ghost.moves;
    const plan = { label: '', words: move.words, path: [], steps: [[move.text]], ghost };
    return { key: `${ghost.x},${ghost.y}`, isPiece: false, box: { ...box, x: x + box.x, y: y + box.y }, ...plan };
  });
  const explored = moves.filter((move) => read(move).verb === 'explore').flatMap((move) => {
    const [room] = outlook?.moves[move.text]?.facts?.rooms ?? [];
    if (!room) return [];
    const plan = { label: say('panic.cost', { count: 1 }), words: move.words, path: [], steps: [[move.text]] };
    return { key: room, isPiece: false, box: boxOfRoom(view, room), ...plan };
  });
  return [...cells, ...explored];
}

/**
 * @param {Target[]} targets
 * @param {Point} point
 * @returns {Target | null} the one that lies there, a piece before its room
 */
export function targetAt(targets, { x, y }) {
  const there = targets.filter(({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height);
  return there.find(({ isPiece }) => isPiece) ?? there[0] ?? null;
}
