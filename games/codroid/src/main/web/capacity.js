import { svg } from 'lit';

/**
 * How full something is: the number tells, and its ground says whether that is too many.
 *
 * @param {object} what
 * @param {number} what.robots
 * @param {number} what.slots
 * @param {string} what.danger `crowded`, `risk` or nothing
 * @param {number} what.x the middle
 * @param {number} what.y the middle
 * @param {number} what.size of the text
 */
export function capacity({ robots, slots, danger, x, y, size }) {
  const words = `${robots}/${slots}`;
  const [width, height] = [size * (0.55 + words.length * 0.6), size * 1.28];
  return svg`<rect class="capacity ${danger}" x=${x - width / 2} y=${y - height / 2} width=${width} height=${height}
      rx=${height / 2}></rect>
    <text class="count ${danger}" x=${x} y=${y} dy="0.36em">${words}</text>`;
}
