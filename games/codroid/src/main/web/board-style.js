import sheet from './board-style.css' with { type: 'css' };

/** Of the board, and of its legend. */
export const boardStyle = sheet;
