import { learn } from '../words/words.js';

/** What the first pages say about tournaments, and about people who share a device or a real table. */
export const words = learn({
  en: {
    'mine.over': 'Your finished games',
    'mine.turn': 'Your turn',
    'mine.other': '{name} is to move',
    'mine.unknown': '{count|One of your games is|# of your games are} not at this server any more.',
    'mine.forget': '{count|Forget it|Forget them}',
    'home.tournaments': 'Tournaments of programs and computer players',
    'real-table.title': 'At a real table',
    'real-table.about': 'Your own board and dice, and a phone that tells what to do. Or print the game first.',
    'real-table.companion': 'Companion',
    'real-table.print': 'Print and play',
    'new.hints': 'Hints: everybody at the table may ask what a good player would do',
    'new.here': 'another person here',
    'new.here-name': 'Name',
    'new.all-here': 'Everybody on this device',
    'new.all-here-about': 'You hand it on when somebody else decides; nobody sees what is not theirs.',
  },
  fr: {
    'mine.over': 'Vos parties terminées',
    'mine.turn': 'À vous de jouer',
    'mine.other': 'À {name} de jouer',
    'mine.unknown': '{count|Une de vos parties n’est|# de vos parties ne sont} plus sur ce serveur.',
    'mine.forget': '{count|L’oublier|Les oublier}',
    'home.tournaments': 'Tournois de programmes et de joueurs artificiels',
    'real-table.title': 'Autour d’une vraie table',
    'real-table.about': 'Votre plateau, vos dés, et un téléphone qui dit quoi faire. Ou imprimez d’abord le jeu.',
    'real-table.companion': 'Compagnon',
    'real-table.print': 'Imprimer et jouer',
    'new.hints': 'Conseils : chacun à la table peut demander ce que ferait un bon joueur',
    'new.here': 'une autre personne ici',
    'new.here-name': 'Nom',
    'new.all-here': 'Tout le monde sur cet appareil',
    'new.all-here-about': 'Vous le passez quand un autre décide ; personne ne voit ce qui n’est pas à lui.',
  },
});
