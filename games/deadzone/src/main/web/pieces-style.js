import sheet from './pieces-style.css' with { type: 'css' };

/** What stands on the board: terrain with height as tone, markers and figures. */
export const piecesStyle = sheet;
