/** More than this nobody listens to before a board; the page has the whole position in words. */
const MOST_LINES = 16;

/** @type {WeakMap<object, {words: any, text: string}>} a board draws itself again at every movement of a mouse */
const written = new WeakMap();

/**
 * What a picture of a board shows, for those who do not see it: the first parts of the position in words.
 *
 * @param {any} view
 * @param {import('./presentation.js').GameWords} words
 * @param {(view: any, words: import('./presentation.js').GameWords, scene: any) => import('./presentation.js').Section[]} inWords of the
 *   game
 * @param {any} [scene]
 * @returns {string}
 */
export function positionInShort(view, words, inWords, scene) {
  const known = written.get(view);
  if (known?.words === words) return known.text;
  const text = inShort(inWords(view, words, scene));
  written.set(view, { words, text });
  return text;
}

function inShort(sections) {
  const told = [];
  let lines = 0;
  for (const { heading, lines: all, short = all } of sections) {
    if (short.length === 0) continue;
    lines += short.length;
    if (told.length && lines > MOST_LINES) break;
    told.push(...[heading, ...short.slice(0, MOST_LINES)].map((line) => `${line.replace(/\.$/, '')}.`));
  }
  return told.join(' ');
}
