import { learn } from '../words/words.js';

/** What a table says about hints, and to several people who share one device. */
export const words = learn({
  en: {
    'hint.ask': 'Hint',
    'hint.thinking': 'Thinking…',
    'hint.title': 'Hint',
    'hint.about': 'What the level “{level}” thinks, knowing only what you know: the chance to win with each move.',
    'hint.tries': '{count|one try|# tries}',
    'hint.alike': 'As far as could be found, the first {count} are worth the same.',
    'hint.all-alike': 'As far as could be found, these moves are worth the same.',
    'hint.again': 'Tap again to play it',
    'hint.none': 'Nothing comes to mind just now.',
    'hand-over.next': '{name} decides next.',
    'hand-over.look-first': 'Read what happened, then hide it and hand the device over.',
    'hand-over.hide': 'Hide and hand over',
    'hand-over.give': 'Hand the device to {name}',
    'hand-over.look-away': 'Everybody but {name} looks away now. Nothing is shown before the button is pressed.',
    'hand-over.take': 'I am {name}: show my side',
  },
  fr: {
    'hint.ask': 'Conseil',
    'hint.thinking': 'Réflexion en cours…',
    'hint.title': 'Conseil',
    'hint.about': 'Ce qu’en pense le niveau « {level} », qui ne sait que ce que vous savez : les chances de gagner avec chaque coup.',
    'hint.tries': '{count|un essai|# essais}',
    'hint.alike': 'Pour autant qu’on puisse en juger, les {count} premiers se valent.',
    'hint.all-alike': 'Pour autant qu’on puisse en juger, ces coups se valent.',
    'hint.again': 'Touchez encore pour le jouer',
    'hint.none': 'Rien ne vient à l’esprit pour le moment.',
    'hand-over.next': 'C’est à {name} de décider.',
    'hand-over.look-first': 'Lisez ce qui s’est passé, puis cachez tout et passez l’appareil.',
    'hand-over.hide': 'Cacher et passer l’appareil',
    'hand-over.give': 'Passez l’appareil à {name}',
    'hand-over.look-away': 'Tout le monde sauf {name} détourne les yeux. Rien n’est montré avant un appui sur le bouton.',
    'hand-over.take': 'Je suis {name} : montrer mon jeu',
  },
});
