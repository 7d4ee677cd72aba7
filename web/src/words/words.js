import { settings } from '../shell/settings.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { fill } from './template.js';

const SENTENCES = { en, fr };

/**
 * A sentence of the client itself in the language that is chosen now.
 *
 * @param {keyof typeof en | `kind.${string}` | `tables.${string}` | `seat.${string}` | `iceberg.${string}` | `codroid.${string}`} key
 * @param {Record<string, unknown>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  return fill(SENTENCES[settings.language][key] ?? key, values, settings.language);
}
