import { learn } from '../words/words.js';

/** What is said about tables of this browser. */
export const words = learn({
  en: {
    'here.title': 'This match is in this browser',
    'here.about': 'It needs no server and goes on without a connection. Nobody else can see it.',
    'here.friend': 'Play on with a friend',
    'here.friend-about': 'Goes on at the server, where the seat of {name} is free for whoever you send the link to.',
    'here.device': 'Go on on another device',
    'here.marked': 'The server checks every step. As a match that began in a browser it is marked, and never rated.',
    'here.no-server': 'The server cannot be reached. The match stays here and goes on; try again when you are connected.',
    'here.file': 'Save the match as a file',
  },
  fr: {
    'here.title': 'Cette partie est dans ce navigateur',
    'here.about': 'Elle se passe de serveur et continue sans connexion. Personne d’autre ne peut la voir.',
    'here.friend': 'Continuer avec quelqu’un',
    'here.friend-about': 'La partie continue sur le serveur, où la place de {name} est libre pour la personne à qui vous envoyez le lien.',
    'here.device': 'Continuer sur un autre appareil',
    'here.marked':
      'Le serveur vérifie chaque coup. Commencée dans un navigateur, la partie est marquée comme telle et n’est jamais classée.',
    'here.no-server': 'Le serveur est injoignable. La partie reste ici et continue ; réessayez une fois connecté.',
    'here.file': 'Enregistrer la partie dans un fichier',
  },
});
