import { isHere } from '../here/here.js';
import { get } from '../shell/api.js';
import { pathOf } from './source.js';

/**
 * What programs noted beside their moves, such as flags on cells: it is no part of the match, so only the replay file has it
 * (docs/replay-format.md).
 *
 * @typedef {{step: number, seat: number, note: Record<string, any>}} Note
 * @param {string} table
 * @returns {Promise<Note[]>} none when the file cannot be read: a replay is complete without
 */
export async function notesOf(table) {
  try {
    const lines = (await textOf(table)).trim().split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line)).filter(({ note }) => note);
  } catch {
    return [];
  }
}

async function textOf(table) {
  if (isHere(table)) return (await get(`${pathOf(table)}/replay`)).text;
  const answer = await fetch(`/api${pathOf(table)}/replay`);
  return answer.ok ? answer.text() : '';
}
