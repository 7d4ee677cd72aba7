import { cubeSpot, figureSpot, movesBySpot } from './orders.js';

/**
 * What somebody holds in hand, and where it may be put: a figure to be deployed, one to be activated, or the one that acts, with or
 * without a command die.
 *
 * @import { Figure } from './figures.js'
 * @import { Outlook, Spot } from './orders.js'
 * @import { Move, View } from './types'
 *
 * @typedef {Move & {then?: Next}} Order a move, and what is meant to be done next
 * @typedef {{cube?: string, kind?: string, target?: string}} Next where the figure is to go then, or at whom it is to shoot
 * @typedef {{figure: Figure | null, movable: Set<string>, isDeploying: boolean, isCalling: boolean, orders: Order[], spots: Map<Spot,
 *   Order[]>, goes: string | null}} InHand `movable`: the keys of those that could be taken; `goes`: the command, but for its cube, by
 *   which somebody could go somewhere now
 */

/** The dice that pay for an order. */
const PAID = {
  'free-move': 'free-move',
  'free-shot': 'free-shot',
  'free-suppressive-fire': 'free-shot',
  'free-fight': 'free-fight',
  'field-patch': 'special-order',
};

/**
 * @param {{view: View, figures: Figure[], moves: Move[], known: Outlook | null, taken: string | null, die: string | null}} what `taken`:
 *   the key of a figure; `die`: the command die that is to be spent
 * @returns {InHand}
 */
export function inHand({ view, figures, moves, known, taken, die }) {
  const own = figures.filter(({ side }) => side === view.decision?.side);
  const could = (kind) => own.filter(({ figure }) => moves.some(({ move }) => move.kind === kind && move.figure === figure));
  if (moves.some(({ move }) => move.kind === 'deploy')) {
    const waiting = could('deploy').filter(({ cube }) => !cube);
    const figure = waiting.find(({ key }) => key === taken) ?? waiting[0] ?? null;
    const orders = moves.filter(({ move }) => move.kind !== 'deploy' || move.figure === figure?.figure);
    return held({ figure, movable: waiting, isDeploying: true, orders, goes: figure && `deploy ${figure.figure}` }, known);
  }
  if (view.activation && view.decision?.kind === 'act') {
    const orders = die ? moves.filter((order) => dieOf(order) === die) : moves;
    const figure = acting(view, figures);
    return held({ figure, movable: moves.length && figure ? [figure] : [], orders, goes: moves.length ? 'move' : null }, known);
  }
  const callable = could('activate');
  const figure = callable.find(({ key }) => key === taken) ?? null;
  return held({ figure, movable: callable, isCalling: moves.some(({ move }) => move.kind === 'activate'), orders: moves }, known);
}

/** @param {View} view @param {Figure[]} figures */
function acting({ activation }, figures) {
  return figures.find(({ figure, side }) => figure === activation.figure && side === activation.side) ?? null;
}

/** @returns {InHand} */
function held({ figure, movable, isDeploying = false, isCalling = false, orders, goes = null }, known) {
  const spots = movesBySpot(orders, known);
  const call = isCalling && figure && orders.find(({ move }) => move.kind === 'activate' && move.figure === figure.figure);
  if (call) for (const [spot, order] of callsTo(call, known)) spots.set(spot, [...(spots.get(spot) ?? []), order]);
  // What costs no die comes first.
  for (const here of spots.values()) here.sort((a, b) => Number(dieOf(a) !== null) - Number(dieOf(b) !== null));
  return { figure, movable: new Set(movable.map(({ key }) => key)), isDeploying, isCalling, orders, spots, goes };
}

/** @returns {string | null} the command die that an order is paid with */
export function dieOf({ move }) {
  return move.kind === 'spend-die' ? (move.die ?? null) : (PAID[move.kind] ?? null);
}

/**
 * Somebody is activated and goes somewhere, or shoots: two moves with one gesture.
 *
 * @param {Move} call
 * @param {Outlook | null} known
 * @returns {[Spot, Order][]}
 */
function callsTo(call, known) {
  const { advance = [], sprint = [], sightings = [] } = known?.moves[call.text] ?? {};
  const near = new Set(advance);
  return [
    ...advance.map((cube) => [cubeSpot(cube), { ...call, then: { kind: 'move', cube } }]),
    ...sprint.filter((cube) => !near.has(cube)).map((cube) => [cubeSpot(cube), { ...call, then: { kind: 'sprint', cube } }]),
    ...sightings.filter(({ bar }) => !bar).map(({ side, target }) => [figureSpot(side, target), { ...call, then: { target } }]),
  ];
}

/**
 * What was meant to be done next, among what can be done now.
 *
 * @param {Next} next
 * @param {Move[]} moves
 * @returns {Move[]} none when it came otherwise
 */
export function following({ kind, cube, target }, moves) {
  return cube
    ? moves.filter(({ text }) => text.split(' ')[0] === kind && text.split(' ')[1] === cube)
    : moves.filter(({ move }) => ['shoot', 'suppressive-fire', 'fight'].includes(move.kind) && (move.target ?? move.enemy) === target);
}
