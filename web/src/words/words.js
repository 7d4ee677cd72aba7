import { settings } from '../shell/settings.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { fill } from './template.js';

/** @typedef {{en: Record<string, string>, fr: Record<string, string>}} Sentences */

/** @type {Sentences} */
const SENTENCES = { en: { ...en }, fr: { ...fr } };

/**
 * A part of the client brings its own sentences with it, in the `words.js` of its folder, so that a page loads the words it needs.
 *
 * @template {Sentences} S
 * @param {S} sentences
 * @returns {S} the same
 */
export function learn(sentences) {
  Object.assign(SENTENCES.en, sentences.en);
  Object.assign(SENTENCES.fr, sentences.fr);
  return sentences;
}

/**
 * A sentence of the client itself in the language that is chosen now.
 *
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  return fill(SENTENCES[settings.language][key] ?? key, values, settings.language);
}
