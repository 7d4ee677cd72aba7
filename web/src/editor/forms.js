import { aboutGame } from '../games/known.js';

/**
 * Forms for documents, which games bring: a module that exports `tag`, the tag of its element. A form has the properties `text`,
 * `reference`, `words` and `fault` (`{line, words}` or null); it sends `change-text` with `{text}`. It keeps every line of the text that it
 * does not change, remarks too. Documents without one are written as text.
 *
 * @param {string} game
 * @param {string} kind
 * @returns {Promise<string | null>} the tag of the form, which is ready; null when there is none
 */
export async function formOf(game, kind) {
  const { web } = await aboutGame(game);
  const path = web?.forms[kind];
  return path ? (await import(path)).tag : null;
}
