import { go } from '../shell/router.js';
import { keepTokens } from './tokens.js';

/**
 * Keeps my seats at a table that was just opened, and goes there.
 *
 * @param {{table: any, tokens: import('./tokens.js').SharedSeat[]}} opened as the server answers
 */
export function sitDown(opened) {
  keepTokens(opened);
  go(`/table/${opened.table.id}`);
}
