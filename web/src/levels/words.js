import { learn } from '../words/words.js';

/** What is said about choosing a computer player. */
export const words = learn({
  en: {
    'levels.title': 'Computer',
    'levels.others': 'Other computer players',
    'levels.plays': 'Plays as {player}.',
  },
  fr: {
    'levels.title': 'Ordinateur',
    'levels.others': 'Autres joueurs artificiels',
    'levels.plays': 'Joue comme {player}.',
  },
});
