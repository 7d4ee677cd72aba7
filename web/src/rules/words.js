import { learn } from '../words/words.js';

export const words = learn({
  en: {
    'rules.title': 'Rules of {game}',
    'rules.contents': 'Contents',
    'rules.marks': 'The marks of the board',
    'rules.play': 'Play now',
    'rules.cited': 'Rule {section}: open it in the rules',
  },
  fr: {
    'rules.title': 'Règles : {game}',
    'rules.contents': 'Sommaire',
    'rules.marks': 'Les marques du plateau',
    'rules.play': 'Jouer',
    'rules.cited': 'Règle {section} : l’ouvrir dans les règles',
  },
});
