const STEPS = 24;

/**
 * How much of a picture nothing lies over, as the sheet of choices of a phone does, and the end of the screen.
 *
 * @param {Element} picture
 * @returns {number} the upper share of its height
 */
export function uncovered(picture) {
  const { left, top, width, height } = picture.getBoundingClientRect();
  for (let step = STEPS; step > 0; step--) {
    if (picture.contains(topmost(left + width / 2, top + (height * (step - 0.5)) / STEPS))) return step / STEPS;
  }
  return 0;
}

function topmost(x, y) {
  let at = document.elementFromPoint(x, y);
  while (at?.shadowRoot) {
    const inner = at.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === at) break;
    at = inner;
  }
  return at;
}
