/**
 * Where on the page the things are that a lesson points at. Boards mark what they draw with `data-thing`, choices have `data-move`.
 *
 * @typedef {{element: Element, kind: 'look' | 'ask'}} Target
 */

/**
 * @param {ParentNode} root of the page
 * @param {string[]} looks
 * @returns {Target[]}
 */
export function lookedAt(root, looks) {
  return looks.flatMap((look) => found(root, look.startsWith('@') ? `[data-part~="${look.slice(1)}"]` : `[data-thing~="${CSS.escape(look)}"]`).map((element) => ({ element, kind: 'look' })));
}

/**
 * The choices that play this move, wherever they are.
 *
 * @param {ParentNode} root
 * @param {string | null} move
 * @returns {Target[]}
 */
export function askedFor(root, move) {
  if (!move) return [];
  return found(root, `[data-move="${CSS.escape(move)}"]`).map((element) => ({ element, kind: 'ask' }));
}

/** @param {Element} element */
export function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility?.() !== false;
}

// Elements have their own trees: all of them are searched.
function found(root, selector) {
  const here = [...root.querySelectorAll(selector)].filter(isSeen);
  const inside = [...root.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot).flatMap(({ shadowRoot }) => found(shadowRoot, selector));
  return [...here, ...inside];
}
