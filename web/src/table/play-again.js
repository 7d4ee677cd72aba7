import { seatFor } from '../home/seating.js';
import { post } from '../shell/api.js';
import { go } from '../shell/router.js';
import { settings } from '../shell/settings.js';
import { sitDown } from './sit-down.js';
import { keepRematch, tokensOf } from './tokens.js';

/**
 * Plays again with the same people: goes to the rematch of a table, which the first who asks opens. Everybody at this device comes along.
 *
 * @param {string} table that is over, at which we have seats
 */
export async function joinRematch(table) {
  const { table: next, seats } = await post(`/tables/${table}/rematch`, { tokens: tokensOf(table) });
  keepRematch(table, next.id, seats);
  go(`/table/${next.id}`);
}

/**
 * Plays what one has only watched: a table of one's own, with the same options and computer players.
 *
 * @param {import('../shell/types').Table} table
 */
export async function playLikeThis({ game, options, clock, seats }) {
  const mine = seats.find(({ kind }) => kind === 'person')?.seat ?? 0;
  const taken = seats.map((seat) => (seat.seat === mine ? seatFor('me', settings.name) : seatFor(seat.player ?? 'open', '')));
  sitDown(await post('/tables', { game, options, seats: taken, ...(clock && { clock }) }));
}
