/** @import { Move } from './types' */

const ARROWS = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };
const STEPS = {
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
};
const KINDS = { m: 'move', s: 'slide', p: 'push', w: 'walk' };

/**
 * An action as the game writes it, to ask why it cannot be done.
 *
 * @param {string} kind
 * @param {number} agent
 * @param {string} direction
 */
export const askedText = (kind, agent, direction) => `${kind[0]}${agent}${direction[0]}`.toUpperCase();

/**
 * Play on the ice by keyboard: a digit chooses an agent, M, S and P the kind of action, an arrow points at it, E at the end of the turn.
 * Behind W the arrows go to the cell to walk to. Enter then plays what is pointed at.
 *
 * @param {string} key
 * @param {{moves: Move[], agent: number, kind: string}} now
 * @returns {{agent: number, kind: string, move?: Move | null, step?: {row: number, column: number}, refused?: string} | null} null: the
 * key means nothing here; `step` is how far an arrow goes; `refused` is the text of an action that cannot be done
 */
export function pointedByKey(key, { moves, agent, kind }) {
  if (moves.length === 0) return null;
  if (/^[0-3]$/.test(key)) return { agent: Number(key), kind, move: null };
  const letter = key.toLowerCase();
  if (KINDS[letter]) return { agent, kind: KINDS[letter], move: null };
  if (letter === 'e') return { agent, kind, move: moves.find(({ move }) => move.kind === 'end-turn') };
  const direction = ARROWS[key];
  if (!direction) return null;
  if (kind === 'walk') return { agent, kind, step: STEPS[key] };
  const move = moves.find(({ move: one }) => one.kind === kind && one.agent === agent && one.direction === direction);
  return move ? { agent, kind, move } : { agent, kind, move: null, refused: askedText(kind, agent, direction) };
}
