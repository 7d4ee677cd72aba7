/** Whatever is of one game, an element or a part of it, is marked with `data-game` and has the accent of that game. */
export const accents = new CSSStyleSheet();

/** @type {Set<string>} */
const learned = new Set();

/**
 * @param {string} game
 * @param {{light: string, dark: string}} accent as the game brings it
 */
export function learnAccent(game, { light, dark }) {
  if (learned.has(game)) return;
  learned.add(game);
  accents.insertRule(`:host([data-game="${game}"]), [data-game="${game}"] { --accent: light-dark(${light}, ${dark}); }`);
}
