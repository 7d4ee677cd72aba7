import { get, post, send } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';
import { forgetTokens } from '../table/tokens.js';
import { say } from '../words/words.js';
import { isHere } from './here.js';
import './words.js';

/** @param {string} table of this browser @returns {Promise<{name: string, text: string}>} the match as a replay file */
function fileOf(table) {
  return get(`/tables/${table}/replay`);
}

/** Lets the browser save the match. @param {string} table of this browser */
export async function saveFile(table) {
  const { name, text } = await fileOf(table);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  link.download = `${name}.plateau`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Hands a match to the server, which checks every step.
 *
 * @param {string} table of this browser
 * @returns {Promise<string>} what the server calls it
 */
export async function handOver(table) {
  const { text } = await fileOf(table);
  const { id } = await send('/replays', new Blob([text], { type: 'text/plain' }));
  if (isHere(id)) throw Object.assign(new Error('no server'), { words: say('here.no-server') });
  return id;
}

/**
 * Plays on at the server, on the same seat.
 *
 * @param {import('../shell/types').Table} table of this browser
 * @param {number} step the last one
 * @param {number} me
 * @param {number | null} friend the seat that is free from then on
 */
export async function playOnAtServer(table, step, me, friend) {
  const id = await handOver(table.id);
  const others = table.seats.map(({ seat, player }) => (seat === friend ? 'open' : (player ?? '')));
  const opened = await post(`/replays/${id.slice(1)}/fork`, { step, seat: me, others, ...(settings.name && { name: settings.name }) });
  forgetTokens([table.id]);
  sitDown(opened);
}
