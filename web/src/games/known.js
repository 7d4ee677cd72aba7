import { get } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { learnAccent } from '../theme/accents.js';

/** @import { Game } from '../shell/types' */

/** @type {Map<string, Promise<Game>>} */
const asked = new Map();

/** @returns {Promise<Game[]>} all games, as the server tells of them in the language that is chosen now */
export async function allGames() {
  const { games } = await get('/games');
  games.forEach(meet);
  return games;
}

/**
 * @param {string} id
 * @returns {Promise<Game>} what the server tells of this game in the language that is chosen now; asked once
 */
export function aboutGame(id) {
  const key = `${id}/${settings.language}`;
  let about = asked.get(key);
  if (!about) {
    about = get(`/games/${encodeURIComponent(id)}`).then(meet);
    about.catch(() => asked.delete(key));
    asked.set(key, about);
  }
  return about;
}

function meet(about) {
  if (about.web?.accent) learnAccent(about.id, about.web.accent);
  return about;
}
