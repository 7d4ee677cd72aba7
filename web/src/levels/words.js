import { learn } from '../words/words.js';

/** What is said about choosing a computer player. */
export const words = learn({
  en: {
    'levels.title': 'Computer',
    'levels.level': 'Level',
    'levels.easy': 'easy',
    'levels.normal': 'normal',
    'levels.hard': 'hard',
    'levels.expert': 'expert',
    'levels.others': 'Other computer players',
    'levels.plays': 'Plays as {player}.',
  },
  fr: {
    'levels.title': 'Ordinateur',
    'levels.level': 'Niveau',
    'levels.easy': 'facile',
    'levels.normal': 'normal',
    'levels.hard': 'difficile',
    'levels.expert': 'expert',
    'levels.others': 'Autres joueurs artificiels',
    'levels.plays': 'Joue comme {player}.',
  },
});
