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
