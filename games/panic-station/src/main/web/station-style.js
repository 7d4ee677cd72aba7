import sheet from './station-style.css' with { type: 'css' };

/** Rooms as blueprints, and what all pictures of Panic Station share. */
export const stationStyle = sheet;
