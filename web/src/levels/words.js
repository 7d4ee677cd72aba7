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
    'levels.others': 'Characters',
    'levels.all': 'Show all computer players, also those for experiments',
    'levels.plays': 'In the terminal: {player}.',
  },
  fr: {
    'levels.title': 'Ordinateur',
    'levels.level': 'Niveau',
    'levels.easy': 'facile',
    'levels.normal': 'normal',
    'levels.hard': 'difficile',
    'levels.expert': 'expert',
    'levels.others': 'Personnages',
    'levels.all': 'Montrer tous les joueurs artificiels, y compris ceux des expériences',
    'levels.plays': 'Au terminal : {player}.',
  },
});
