import { foretold } from '../foretold.js';
import { middleOfRoom } from './plan.js';

/** @import { Move, View } from './types' */

/**
 * What the game foretells of a move, to be drawn before it is chosen.
 *
 * @typedef {object} Foresight
 * @property {string[]} rooms to light up
 * @property {string[]} things to ring, paths in the view
 * @property {import('./plan.js').Point[]} path
 * @property {{room: string, share: string}[]} odds where something may appear, and how likely
 * @property {string[]} notes sentences
 *
 * @param {View} view
 * @param {any} outlook
 * @param {Move | null} move
 * @returns {Foresight}
 */
export function foresee(view, outlook, move) {
  const known = move && outlook?.moves[move.text];
  if (!known) return { rooms: [], things: [], path: [], odds: [], notes: [] };
  const { rooms = [], from, to, shares = [] } = known.facts ?? {};
  return {
    rooms,
    things: known.touches,
    path: from && to ? [middleOfRoom(view, from), middleOfRoom(view, to)] : [],
    odds: shares.map((room, i) => ({ room, share: known.odds[0]?.shares[i]?.percent })).filter(({ share }) => share),
    notes: foretold(known),
  };
}
