import { learn } from '../words/words.js';

/** What the page of a new table says about people who share a device. */
export const words = learn({
  en: {
    'new.here': 'another person here',
    'new.here-name': 'Name',
    'new.all-here': 'Everybody on this device',
    'new.all-here-about': 'You hand it on when somebody else decides; nobody sees what is not theirs.',
  },
  fr: {
    'new.here': 'une autre personne ici',
    'new.here-name': 'Nom',
    'new.all-here': 'Tout le monde sur cet appareil',
    'new.all-here-about': 'Vous le passez quand un autre décide ; personne ne voit ce qui n’est pas à lui.',
  },
});
