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
    const answer = await fetch(`/api${pathOf(table)}/replay`);
    const lines = answer.ok ? (await answer.text()).trim().split('\n') : [];
    return lines.map((line) => JSON.parse(line)).filter(({ note }) => note);
  } catch {
    return [];
  }
}
