import './deadzone-board.js';
import { say } from '../../words/words.js';
import { nameOfFigure } from './figures.js';
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

/** @type {import('../presentation.js').Presentation} */
export const presentation = {
  board: 'deadzone-board',
  inWords,

  facts: (seen) => {
    const { round, sides } = seen.table ?? seen;
    return [
      { label: say('deadzone.round'), value: String(round) },
      { label: say('deadzone.score'), value: sides.map(({ points }) => points).join(':') },
    ];
  },

  ask: (view, moves, words) => {
    const kind = view.decision?.kind;
    if (!kind || !words.has(`task-kind.${kind}`)) return null;
    const task = words.say(`task-kind.${kind}`);
    const active = view.activation && kind === 'act' ? nameOfFigure(view.activation.figure) : '';
    return { title: task.charAt(0).toLocaleUpperCase(words.language) + task.slice(1), detail: active };
  },

  main: (moves) => {
    const end = moves.find(({ text }) => text === 'end-activation' || text === 'pass');
    return end ? { move: end, label: end.words } : null;
  },

  gauges: (seen) => {
    const { sides } = seen.table ?? seen;
    const alive = ({ figures }) => figures.filter(({ dead }) => !dead).length;
    return [...sides.map(({ points }) => points), ...sides.map(alive)];
  },

  icon: ({ key }) => TONES[key] ?? 'plain',
};
