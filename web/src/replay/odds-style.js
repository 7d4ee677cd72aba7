import sheet from './odds-style.css' with { type: 'css' };

/** The signs of turning points and the lines of seats, wherever they are shown. */
export const oddsStyle = sheet;
