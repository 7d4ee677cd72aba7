import { learn } from '../words/words.js';

/** What is said about opening a replay file. */
export const words = learn({
  en: {
    'open.title': 'A replay file',
    'open.about':
      'Choose a .plateau file, or a replay that another program wrote of one of the games, or drop it here. It is shown and forgotten, ' +
      'not published.',
    'open.choose': 'Open a file',
    'open.drop': 'Drop the file to open it',
    'open.opening': 'Opening {name}…',
    'open.too-big': '{name} has {size} MB; a replay file has at most {most} MB. Is it the right file?',
    'open.unreadable': '{name} cannot be read here. Choose it again, or unpack it first.',
  },
  fr: {
    'open.title': 'Un fichier d’enregistrement',
    'open.about':
      'Choisissez un fichier .plateau, ou une partie qu’un autre programme a notée pour un des jeux, ou déposez-le ici. Il est montré ' +
      'puis oublié, pas publié.',
    'open.choose': 'Ouvrir un fichier',
    'open.drop': 'Déposez le fichier pour l’ouvrir',
    'open.opening': 'Ouverture de {name}…',
    'open.too-big': '{name} fait {size} Mo ; un enregistrement fait au plus {most} Mo. Est-ce le bon fichier ?',
    'open.unreadable': '{name} ne peut pas être lu ici. Choisissez-le de nouveau, ou décompressez-le d’abord.',
  },
});
