import './generic-board.js';
import { inWords } from './in-words.js';

/** @type {import('../presentation.js').Presentation} */
export const presentation = {
  board: 'generic-board',
  inWords,
  referee: (view) => view,
  sound: ({ detail, heading }) => (detail || heading ? null : 'step'),
};
