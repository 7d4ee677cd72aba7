/**
 * Places for labels near where they belong, none closer to another than `gap`.
 *
 * @param {number[]} wished
 * @param {number} gap
 * @param {number} least
 * @param {number} most as long as there is room for all
 * @returns {number[]} in the order of what was wished
 */
export function apart(wished, gap, least, most) {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a] - wished[b] || a - b);
  const placed = [];
  let free = least;
  for (const i of order) {
    placed[i] = Math.max(free, wished[i]);
    free = placed[i] + gap;
  }
  let ceiling = Math.max(most, least + gap * (wished.length - 1));
  for (const i of order.reverse()) {
    placed[i] = Math.min(ceiling, placed[i]);
    ceiling = placed[i] - gap;
  }
  return placed;
}
