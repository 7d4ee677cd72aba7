import { svg } from 'lit';
import { aboutGame } from './known.js';

/**
 * What a game draws for real tables, on paper or on a card that lies open: in lines only, so that it needs no colour. All may be left out.
 *
 * @template {import('./presentation.js').AnyGame} [G=import('./presentation.js').AnyGame] the types of the game
 * @typedef {object} Printed
 * @property {{width: number, height: number, draw: (scene: G['scene'], words: import('./presentation.js').GameWords) => unknown}} [board]
 *   in millimetres
 * @property {(card: string) => unknown} [emblem] of a card, in 40 by 40
 * @property {(counter: string) => unknown} [counter] in 14 by 14 around its middle
 */

/** @type {Printed} */
const PLAIN = {
  emblem: () => svg`<path class="strokes" d="M8 6h24v28H8zM14 14h12M14 20h12M14 26h8"></path>`,
  counter: () => svg`<circle class="open" r="5.2"></circle>`,
};

/**
 * @param {string} game
 * @returns {Promise<Printed>} the game's own, which the server names, and plain shapes for what is missing
 */
export async function printedOf(game) {
  const { web } = await aboutGame(game);
  return { ...PLAIN, ...(web?.printed ? (await import(web.printed)).printed : {}) };
}
