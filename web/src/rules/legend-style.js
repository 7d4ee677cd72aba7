import sheet from './legend-style.css' with { type: 'css' };

/** How the marks of a board are listed: a picture, a name, and what it means. */
export const legendStyle = sheet;
