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
  return looks.flatMap(
    (look) => found(root, look.startsWith('@') ? `[data-part~="${look.slice(1)}"]` : `[data-thing~="${CSS.escape(look)}"]`)
      .map((element) => ({ element, kind: 'look' })),
  );
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

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Part empty when right is left of left, or bottom above top
 *
 * The part of an element that can be seen: nothing of it where what stands around it is scrolled or panned away.
 *
 * @param {Element} element
 * @returns {Part}
 */
export function seenPart(element) {
  let part = within(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let at = element; at && getComputedStyle(at).position !== 'fixed'; ) {
    at = around(at);
    if (at && at !== document.documentElement && getComputedStyle(at).overflow !== 'visible') {
      part = within(part, at.getBoundingClientRect());
    }
  }
  return part;
}

/**
 * @param {Element} element
 * @param {Element} other in which it may be, through the trees of other elements
 */
export function isInside(element, other) {
  for (let at = element; at; at = around(at)) {
    if (at === other) return true;
  }
  return false;
}

function around(element) {
  return element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
}

/**
 * What of one lies in the other.
 *
 * @param {Part} one
 * @param {Partial<Part>} other
 * @returns {Part}
 */
export function within(one, { left = one.left, top = one.top, right = one.right, bottom = one.bottom }) {
  return {
    left: Math.max(one.left, left),
    top: Math.max(one.top, top),
    right: Math.min(one.right, right),
    bottom: Math.min(one.bottom, bottom),
  };
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility?.() !== false;
}

// Elements have their own trees: all of them are searched.
function found(root, selector) {
  const here = [...root.querySelectorAll(selector)].filter(isSeen);
  const inside = [...root.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot)
    .flatMap(({ shadowRoot }) => found(shadowRoot, selector));
  return [...here, ...inside];
}
