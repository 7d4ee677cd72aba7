/**
 * The board in parallel projection, seen from the south and from above: columns go to the right, rows go up and a little to the
 * right, levels go straight up. So nothing is turned, and whoever stands upstairs stands higher.
 */

export const SIDE = 8;
export const WIDE = 98;
export const DEEP = 62;
const LEAN = 20;
export const HIGH = 50;
const EDGE = { left: 34, top: 34, right: 14, bottom: 34 };

/** All that there is to see, in units of the drawing. */
export const WORLD = {
  left: 0,
  top: 0,
  width: EDGE.left + SIDE * (WIDE + LEAN) + EDGE.right,
  height: EDGE.top + SIDE * DEEP + HIGH + EDGE.bottom,
};

/**
 * A point of the board on the drawing.
 *
 * @param {number} column from 0 in the west; halves are middles
 * @param {number} row from 0 in the south
 * @param {number} level from 0, the ground
 * @returns {{x: number, y: number}}
 */
export function at(column, row, level) {
  return { x: EDGE.left + column * WIDE + row * LEAN, y: EDGE.top + HIGH + (SIDE - row) * DEEP - level * HIGH };
}

/**
 * @param {string} cube `F3:2`
 * @returns {{column: number, row: number, level: number}} from 0; row 0 is in the south
 */
export function placeOf(cube) {
  const [ground, level] = cube.split(':');
  return { column: ground.charCodeAt(0) - 65, row: Number(ground.slice(1)) - 1, level: Number(level ?? 0) };
}

/** @returns {string} */
export function nameOf(column, row, level) {
  return `${String.fromCharCode(65 + column)}${row + 1}${level ? `:${level}` : ''}`;
}

/** The middle of a cube's floor. */
export function middleOf(cube) {
  const { column, row, level } = placeOf(cube);
  return at(column + 0.5, row + 0.5, level);
}

/** A path through points. */
export function through(points, isClosed = true) {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
}

/** The outline of a cube's floor, a little smaller by `inset`. */
export function floorOf(cube, inset = 0) {
  const { column, row, level } = placeOf(cube);
  const [a, b] = [inset, 1 - inset];
  return through([
    at(column + a, row + a, level),
    at(column + b, row + a, level),
    at(column + b, row + b, level),
    at(column + a, row + b, level),
  ]);
}
