import { get, post } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';

/**
 * Plays a game that is over once more from its start, with the same chance.
 *
 * @param {string} table
 * @param {number} seat where I sit
 */
export async function playSameDice(table, seat) {
  sitDown(await post(`/tables/${table}/again`, { seat, ...(settings.name && { name: settings.name }) }));
}

/**
 * @param {string} table that is over
 * @param {number} seat whose result is to be beaten
 * @returns {string} the address of the page that tells what is to be beaten
 */
export const beatAddress = (table, seat) => `${location.origin}/again/${table}${seat ? `?seat=${seat}` : ''}`;

/**
 * The result that a game with the same dice had before.
 *
 * @param {string} id of its table
 * @returns {Promise<{table: import('../shell/types').Table, time: number | null}>}
 */
export async function resultBefore(id) {
  const table = await get(`/tables/${id}`);
  const { frames } = await get(`/tables/${id}/frames?as=spectator&from=${table.step}&count=1`);
  return { table, time: frames[0]?.time ?? null };
}

/**
 * Who did better: by the outcome, then by how far ahead, then by who won sooner or held out longer.
 *
 * @param {{table: import('../shell/types').Table, time: number | null}} now
 * @param {{table: import('../shell/types').Table, time: number | null}} before
 * @param {number} seat in both
 * @returns {'better' | 'equal' | 'worse'}
 */
export function compared(now, before, seat) {
  const difference = [merit(now, seat), merit(before, seat)].reduce((mine, theirs) => mine.map((one, i) => one - theirs[i]));
  const first = difference.find((one) => one !== 0) ?? 0;
  return first > 0 ? 'better' : first < 0 ? 'worse' : 'equal';
}

const OUTCOMES = ['lost', 'drawn', 'won'];

function merit({ table: { result }, time }, seat) {
  const { outcome } = result.told[seat];
  const others = result.scores.filter((_, other) => other !== seat);
  const lead = others.length ? result.scores[seat] - Math.max(...others) : 0;
  return [OUTCOMES.indexOf(outcome), lead, (time ?? 0) * (outcome === 'won' ? -1 : 1)];
}
