/** The ice as it is drawn: a square of cells, each 40 units wide. */
export const SIZE = 25;
export const CELL = 40;
export const FIELD = SIZE * CELL;
/** Room for the numbers of rows and columns. */
export const MARGIN = 28;

export const DIRECTIONS = ['north', 'east', 'south', 'west'];
export const SIDES = ['blue', 'red'];

/**
 * @typedef {{row: number, column: number}} Position
 * @param {Position} cell
 */
export const middle = ({ row, column }) => ({ x: column * CELL + CELL / 2, y: row * CELL + CELL / 2 });

/** @param {Position} cell */
export const corner = ({ row, column }) => ({ x: column * CELL, y: row * CELL });

/**
 * @param {Position | undefined} a
 * @param {Position | undefined} b
 */
export const isSame = (a, b) => a?.row === b?.row && a?.column === b?.column;

/** @param {Position} cell */
export const written = ({ row, column }) => `(${row}, ${column})`;

/**
 * The cell of a place on the ice, which may be beside it.
 *
 * @param {{x: number, y: number}} place
 * @returns {Position}
 */
export const cellAt = ({ x, y }) => ({ row: Math.floor(y / CELL), column: Math.floor(x / CELL) });

/**
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} [aside] how far it may lead to the side, as a share of the way
 * @returns {string | null} null: along no row and no column
 */
export function directionTo(from, to, aside = 0.5) {
  const [east, south] = [to.x - from.x, to.y - from.y];
  if (Math.min(Math.abs(east), Math.abs(south)) > aside * Math.max(Math.abs(east), Math.abs(south))) return null;
  return Math.abs(east) > Math.abs(south) ? (east > 0 ? 'east' : 'west') : south > 0 ? 'south' : 'north';
}
