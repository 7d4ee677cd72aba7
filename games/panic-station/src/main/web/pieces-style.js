import sheet from './pieces-style.css' with { type: 'css' };

/** Characters, parasites and the marker. */
export const piecesStyle = sheet;
