import { learn } from '../words/words.js';

export const words = learn({
  en: {
    'print.title': 'Print and play: {game}',
    'print.about': 'A4, true size: print at 100 %, without fitting to the page. Everything works in black and white. Cut along the marks.',
    'print.print': 'Print',
    'print.what': 'What to print',
    'print.board': 'Board',
    'print.counters': 'Counters',
    'print.pages': '{count|# page|# pages}',
    'print.nothing': 'Choose something to print.',
    'print.tile': 'Board, part {part} of {parts}',
    'print.companion': 'Open the companion',
    'print.yes': 'yes',
  },
  fr: {
    'print.title': 'Imprimer et jouer : {game}',
    'print.about':
      'A4, taille réelle : imprimez à 100 %, sans ajuster à la page. Tout reste lisible en noir et blanc. Coupez le long des repères.',
    'print.print': 'Imprimer',
    'print.what': 'Quoi imprimer',
    'print.board': 'Plateau',
    'print.counters': 'Pions',
    'print.pages': '{count|# page|# pages}',
    'print.nothing': 'Choisissez quoi imprimer.',
    'print.tile': 'Plateau, partie {part} sur {parts}',
    'print.companion': 'Ouvrir le compagnon',
    'print.yes': 'oui',
  },
});
