import './iceberg-actions.js';
import './iceberg-board.js';
import './iceberg-legend.js';
import { say } from '../../words/words.js';
import { SIDES } from './geometry.js';
import { inWords } from './in-words.js';
import { readRules, roundOf } from './rules.js';
import './words.js';

const TONES = {
  'alien-arrived': 'info',
  captured: 'good',
  'capture-advanced': 'good',
  'capture-lost': 'warning',
  pushed: 'warning',
  'push-held': 'warning',
};

/** @type {Record<string, import('../../sound/sound.js').Sound>} */
const SOUNDS = {
  moved: 'step',
  slid: 'step',
  pushed: 'shot',
  captured: 'good',
  'capture-lost': 'bad',
  'alien-arrived': 'card',
};

/** @type {import('../presentation.js').Presentation<import('./types').Game>} */
export const presentation = {
  board: 'iceberg-board',
  noSecrets: true,
  choices: 'iceberg-actions',
  choicesStayOpen: true,
  drawsNotes: true,
  inWords,
  legend: 'iceberg-legend',

  facts: (view, words, scene) => {
    readRules(scene);
    return [{ label: words.say('time.name'), value: roundOf(view) }];
  },

  ask: (view, moves, words) => {
    if (moves.length === 0) return null;
    const points = view.points.reduce((sum, left) => sum + left, 0);
    return {
      title: say('iceberg.your-turn', { side: words.say(`side.${SIDES[view.player]}`) }),
      detail: say(moves.length > 1 ? 'iceberg.how' : 'iceberg.nothing-left', { points }),
    };
  },

  main: (moves) => {
    const end = moves.find(({ move }) => move.kind === 'end-turn');
    return end ? { move: end, label: say('iceberg.end-turn') } : null;
  },

  endsTurn: ({ move }) => move.kind === 'end-turn',

  sound: ({ key }) => SOUNDS[key] ?? null,

  icon: ({ key }) => TONES[key] ?? 'plain',
};
