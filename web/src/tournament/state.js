import { say } from '../words/words.js';
import { ago } from './numbers.js';

/** After so many minutes without a match nobody would say that it is being played. */
const QUIET = 5;

/**
 * Whether a tournament is over, or being played, or neither: whoever stops one tells nobody.
 *
 * @param {{over: boolean, quietMinutes: number}} tournament
 * @returns {'over' | 'running' | 'quiet'}
 */
export function stateOf({ over, quietMinutes }) {
  if (over) return 'over';
  return quietMinutes < QUIET ? 'running' : 'quiet';
}

/** @param {{over: boolean, quietMinutes: number}} tournament */
export function stateInWords(tournament) {
  return say(`tournament.${stateOf(tournament)}`, { ago: ago(tournament.quietMinutes) });
}
