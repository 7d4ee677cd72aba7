import { post } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';
import { seatFor, usualSeats } from './seating.js';

/**
 * Opens the usual table of a game, or another one that the game knows, and goes there.
 *
 * @param {{id: string, seats: {usual: string[]}}} game as the server tells of it
 * @param {{seats?: string[], options?: Record<string, string>}} [preset]
 */
export async function playNow(game, { seats = game.seats.usual, options = {} } = {}) {
  sitDown(await post('/tables', { game: game.id, seats: usualSeats(seats).map((who) => seatFor(who, settings.name)), options }));
}
