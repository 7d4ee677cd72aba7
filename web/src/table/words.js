import { learn } from '../words/words.js';

/** What a table says that several people share with one device. */
export const words = learn({
  en: {
    'hand-over.next': '{name} decides next.',
    'hand-over.look-first': 'Read what happened, then hide it and hand the device over.',
    'hand-over.hide': 'Hide and hand over',
    'hand-over.give': 'Hand the device to {name}',
    'hand-over.look-away': 'Everybody but {name} looks away now. Nothing is shown before the button is pressed.',
    'hand-over.take': 'I am {name}: show my side',
  },
  fr: {
    'hand-over.next': 'C’est à {name} de décider.',
    'hand-over.look-first': 'Lisez ce qui s’est passé, puis cachez tout et passez l’appareil.',
    'hand-over.hide': 'Cacher et passer l’appareil',
    'hand-over.give': 'Passez l’appareil à {name}',
    'hand-over.look-away': 'Tout le monde sauf {name} détourne les yeux. Rien n’est montré avant que le bouton soit pressé.',
    'hand-over.take': 'Je suis {name} : montrer mon côté',
  },
});
