import { html, nothing } from 'lit';
import { say } from '../words/words.js';

/**
 * What the game foretells of a move, in sentences: what is certain, and what chance may bring.
 *
 * @param {import('./types').Prospect | undefined} prospect the entry of the move in the outlook, if it has one
 * @returns {string[]}
 */
export function foretold(prospect) {
  return prospect ? [...prospect.notes, ...prospect.odds.map(chances)] : [];
}

function chances({ when, shares }) {
  const told = shares.map(({ words, percent }) => `${words}${say('colon')} ${percent}`).join(', ');
  return when ? `${when}${say('colon')} ${told}` : told;
}

/**
 * The same as small print behind the words of a move.
 *
 * @param {import('./types').Outlook | null} outlook
 * @param {{text: string}} move
 */
export function smallPrint(outlook, move) {
  const told = foretold(outlook?.moves[move.text]);
  return told.length ? html`<small class="foretold">${told.join(' · ')}</small>` : nothing;
}
