import sheet from './board-style.css' with { type: 'css' };

/** The map in its frame, with its tools. */
export const boardStyle = sheet;
