import sheet from './pieces-style.css' with { type: 'css' };

/** The looks of agents, aliens, walls and marks, the same on the ice, in the lists and in the rules. */
export const piecesStyle = sheet;
