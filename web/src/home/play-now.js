import { post } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';
import { seatFor, usualSeats } from './seating.js';

/**
 * Opens the usual table of a game and goes there.
 *
 * @param {{id: string, seats: {usual: string[]}}} game as the server tells of it
 * @param {Record<string, string>} [options]
 */
export async function playNow(game, options = {}) {
  const seats = usualSeats(game.seats.usual).map((who) => seatFor(who, settings.name));
  sitDown(await post('/tables', { game: game.id, seats, options }));
}
