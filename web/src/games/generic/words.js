import { learn } from '../../words/words.js';

export const words = learn({
  en: {
    'generic.map': 'Map',
    'generic.none': 'none',
    'generic.yes': 'yes',
    'generic.no': 'no',
  },
  fr: {
    'generic.map': 'Carte',
    'generic.none': 'rien',
    'generic.yes': 'oui',
    'generic.no': 'non',
  },
});
