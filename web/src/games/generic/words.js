import { learn } from '../../words/words.js';

export const words = learn({
  en: {
    'generic.map': 'Map',
    'generic.none': 'none',
    'generic.nobody': 'nobody',
    'generic.yes': 'yes',
    'generic.no': 'no',
    'generic.table': 'Table',
    'generic.hint': 'Click or drag what is outlined.',
    'generic.where': '{name}: choose where it goes.',
    'generic.which': '{name}: choose one of these.',
    'generic.put-back': 'Put back',
  },
  fr: {
    'generic.map': 'Carte',
    'generic.none': 'rien',
    'generic.nobody': 'personne',
    'generic.yes': 'oui',
    'generic.no': 'non',
    'generic.table': 'Table',
    'generic.hint': 'Cliquez ce qui est entouré, ou faites-le glisser.',
    'generic.where': '{name} : choisissez où cela va.',
    'generic.which': '{name} : choisissez l’un de ces coups.',
    'generic.put-back': 'Reposer',
  },
});
