import { keyOf } from './figures.js';

/** @import { Move, View } from './types' */

/**
 * Where each legal move can be pointed at: at a figure, at a cube, or nowhere on the board. The server says so in the outlook.
 *
 * @typedef {{moves: Record<string, any>, sightings: any[]}} Outlook what is known of moves, and the enemies as the active figure sees them
 * @typedef {string} Spot `figure south/warden-captain` or `cube D3`
 */

/**
 * What the game foretells, with its facts for this board and the figures that it touches at hand.
 *
 * @param {any} outlook as the frame has it
 * @param {View} view of the same moment
 * @returns {Outlook | null}
 */
export function foreknown(outlook, view) {
  if (!outlook) return null;
  const moves = Object.entries(outlook.moves).map(([text, { facts, ...told }]) => [
    text,
    { ...facts, ...told, keys: told.touches.map((thing) => keyFor(thing, view)).filter(Boolean) },
  ]);
  return { moves: Object.fromEntries(moves), sightings: outlook.facts?.sightings ?? [] };
}

/**
 * @param {string} thing
 * @param {View} view
 */
function keyFor(thing, view) {
  const [, side, number] = thing.match(/^sides\.(\d)\.figures\.(\d+)$/) ?? [];
  return side ? keyOf(view.sides[side].side, view.sides[side].figures[number].figure) : null;
}

/**
 * @param {Move} move
 * @param {Outlook | null} outlook
 * @returns {Spot | null}
 */
function spotOf(move, outlook) {
  const known = outlook?.moves[move.text];
  // Whoever is asked for a die or a defence has the attack before his eyes; there is nothing to point at.
  if (!known || /^(spend|defend)/.test(move.move.kind)) return null;
  if (known.cube) return cubeSpot(known.cube);
  return known.keys.length ? `figure ${known.keys[0]}` : null;
}

export function figureSpot(side, figure) {
  return `figure ${keyOf(side, figure)}`;
}

export function cubeSpot(cube) {
  return `cube ${cube}`;
}

/**
 * @param {Move[]} moves
 * @param {Outlook | null} outlook
 * @returns {Map<Spot, Move[]>}
 */
export function movesBySpot(moves, outlook) {
  const spots = new Map();
  for (const move of moves) {
    const spot = spotOf(move, outlook);
    if (spot) spots.set(spot, [...(spots.get(spot) ?? []), move]);
  }
  return spots;
}

/** The kinds of orders in the order in which a list shows them. */
const GROUPS = [
  ['deploy'],
  ['activate', 'deal'],
  ['stand-up'],
  ['shoot', 'suppressive-fire'],
  ['fight', 'choose-foe'],
  ['move'],
  ['sprint'],
  ['throw-grenade'],
  ['heal', 'use-medi-pack', 'reload', 'place-mine', 'disarm-mine', 'emplace-sentry', 'pack-sentry'],
  ['pick-up', 'drop-item'],
  ['free-move'],
  ['spend-die', 'free-shot', 'free-suppressive-fire', 'free-fight', 'field-patch', 'spend-no-die', 'reroll-command'],
  ['defend-with-fight', 'defend-with-survive', 'attack-leaver', 'let-leave'],
  ['pass', 'end-activation'],
];

/**
 * @param {Move[]} moves
 * @returns {{group: string, moves: Move[]}[]} named after the first kind of each group
 */
export function grouped(moves) {
  return GROUPS.map((kinds) => ({ group: kinds[0], moves: moves.filter(({ move }) => kinds.includes(move.kind)) }))
    .filter((group) => group.moves.length);
}
