import { learn } from '../words/words.js';

/** What all boards may say. */
export const words = learn({
  en: {
    'zoom.nearer': 'Nearer',
    'zoom.farther': 'Farther',
    'zoom.whole': 'Show everything',
  },
  fr: {
    'zoom.nearer': 'Plus près',
    'zoom.farther': 'Plus loin',
    'zoom.whole': 'Tout montrer',
  },
});
