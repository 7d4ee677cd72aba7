import './deadzone-board.js';
import './deadzone-choices.js';
import './deadzone-legend.js';
import { say } from '../../words/words.js';
import { figuresOf } from './figures.js';
import { inWords } from './in-words.js';
import './words.js';

const TONES = {
  died: 'bad',
  'was-injured': 'bad',
  'was-pinned': 'warning',
  exploded: 'bad',
  'mine-went-off': 'bad',
  fell: 'warning',
  'objective-held': 'good',
  scored: 'info',
  healed: 'good',
  'medi-pack-used': 'good',
  'intel-found': 'good',
  'picked-up': 'info',
};

/** @type {Record<string, import('../../sound/sound.js').Sound>} */
const SOUNDS = {
  'jade-drew': 'card',
  moved: 'step',
  sprinted: 'step',
  pushed: 'step',
  deployed: 'step',
  tested: 'dice',
  'dice-fell': 'dice',
  shot: 'shot',
  'suppressive-fire-opened': 'shot',
  'grenade-thrown': 'shot',
  exploded: 'shot',
  fought: 'shot',
  'was-injured': 'bad',
  died: 'bad',
  'mine-went-off': 'bad',
  healed: 'good',
  'objective-held': 'good',
  'intel-found': 'good',
};

/** What the active figure may still do (A6.4 of the rules page). */
function actionsLeft({ shorts, longUsed }) {
  if (longUsed) return '';
  const left = say('deadzone.ask.actions', { shorts });
  return shorts === 2 ? `${left}, ${say('deadzone.ask.long')}` : left;
}

/** @type {import('../presentation.js').Presentation<import('./types').Game>} */
export const presentation = {
  board: 'deadzone-board',
  choices: 'deadzone-choices',
  legend: 'deadzone-legend',
  noSecrets: true,
  citation: /\(([AB]\d+(?:\.\d+)?)\)/,
  inWords,

  facts: ({ round, sides }) => [
    { label: say('deadzone.round'), value: String(round) },
    { label: say('deadzone.score'), value: sides.map(({ points }) => points).join(':') },
  ],

  ask: (view, moves, words, scene) => {
    const kind = view.decision?.kind;
    if (!kind) return null;
    const figures = figuresOf(view, scene);
    const nameOf = (id) => figures.find(({ figure }) => figure === id)?.name ?? '';
    const name = kind.startsWith('defence') ? nameOf(view.attack?.defender) : nameOf(view.activation?.figure);
    return { title: say(`deadzone.ask.${kind}`, { name }), detail: kind === 'act' ? actionsLeft(view.activation) : '' };
  },

  main: (moves) => {
    const end = moves.find(({ text }) => text === 'end-activation');
    return end ? { move: end, label: end.words } : null;
  },

  endsTurn: ({ text }) => text === 'end-activation',

  sound: ({ key }) => SOUNDS[key] ?? null,

  icon: ({ key }) => TONES[key] ?? 'plain',
};
