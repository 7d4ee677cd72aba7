import { get } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { fill } from './template.js';

/** The words of one game in one language, as the server has them: names and explanations of its things. */
export class GameWords {
  /**
   * @param {string} language
   * @param {Record<string, string>} sentences
   */
  constructor(language, sentences) {
    this.language = language;
    this.sentences = sentences;
  }

  /** @param {string} key */
  has(key) {
    return key in this.sentences;
  }

  /**
   * @param {string} key such as `place.bar`
   * @param {Record<string, unknown>} [values]
   * @returns {string} a missing sentence must never stop a game: then the key still tells what is meant
   */
  say(key, values = {}) {
    return fill(this.sentences[key] ?? key, values, this.language);
  }
}

export const NO_WORDS = new GameWords('en', {});

/** @type {Map<string, Promise<GameWords>>} */
const read = new Map();

/**
 * @param {string} game
 * @returns {Promise<GameWords>} in the language that is chosen now; read once
 */
export function wordsOf(game) {
  const language = settings.language;
  const key = `${game}/${language}`;
  let words = read.get(key);
  if (!words) {
    words = fetchWords(game, language);
    words.catch(() => read.delete(key));
    read.set(key, words);
  }
  return words;
}

async function fetchWords(game, language) {
  const { words } = await get(`/games/${encodeURIComponent(game)}/words`);
  return new GameWords(language, words);
}
