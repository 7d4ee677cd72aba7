import sheet from './marks-style.css' with { type: 'css' };

/** What is marked on the map: places to choose, ways, lines of sight, and what has just happened. */
export const marksStyle = sheet;
