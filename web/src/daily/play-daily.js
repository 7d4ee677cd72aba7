import { get, post } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';
import { dailyToken, keepDailyToken } from './token.js';

/**
 * Plays the game of the day. Everybody's first try of a day counts.
 *
 * @param {string} game
 */
export async function playDaily(game) {
  const token = dailyToken();
  const opened = await post(`/games/${game}/daily`, { ...(settings.name && { name: settings.name }), ...(token && { token }) });
  keepDailyToken(opened.tokens[0].token);
  sitDown(opened);
}

/**
 * @param {string} game
 * @returns {Promise<import('../shell/types').Daily>} the day as it is now, with what is mine
 */
export const theDay = (game) => get(`/games/${game}/daily`, dailyToken());
