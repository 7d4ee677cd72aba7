import './codroid-board.js';
import './codroid-cards.js';
import './codroid-legend.js';
import { say } from '../../words/words.js';
import { fullness } from './hospital.js';
import { inWords } from './in-words.js';
import { toldPicture } from './told.js';
import './words.js';

const TONES = {
  'fell-sick': 'bad',
  infected: 'warning',
  'first-infected': 'warning',
  cured: 'info',
  'left-hospital-cured': 'info',
  admitted: 'bad',
  'left-hospital-sick': 'bad',
  'found-no-bed': 'bad',
  scrapped: 'bad',
  'crisis-rose': 'warning',
  'measure-lost': 'warning',
  'trust-banked': 'good',
  'row-opened': 'good',
  'came-into-force': 'good',
  'measure-played': 'good',
  'event-averted': 'good',
};

/** @type {Record<string, import('../../sound/sound.js').Sound>} */
const SOUNDS = {
  rolled: 'dice',
  'event-drawn': 'card',
  'measure-played': 'card',
  went: 'step',
  arrived: 'step',
  'moved-to-tills': 'step',
  'moved-on': 'step',
  'fell-sick': 'bad',
  infected: 'bad',
  admitted: 'bad',
  'left-hospital-sick': 'bad',
  'found-no-bed': 'bad',
  scrapped: 'bad',
  'crisis-rose': 'bad',
  cured: 'good',
  'left-hospital-cured': 'good',
  'trust-banked': 'good',
  'event-averted': 'good',
};

/** @type {import('../presentation.js').Presentation<import('./types').Game>} */
export const presentation = {
  board: 'codroid-board',
  noSecrets: true,
  choices: 'codroid-cards',
  inWords,
  legend: 'codroid-legend',

  facts: (view, words) => [
    { label: words.say('label.round'), value: `${Math.min(view.round, view.rounds)}/${view.rounds}` },
    { label: say('codroid.crisis'), value: String(view.crisis) },
    { label: say('codroid.beds'), value: `${fullness(view).taken}/${fullness(view).beds}` },
  ],

  limits: (view) => [{ name: say('codroid.beds'), value: fullness(view).beds }],

  ask: (view, moves) => {
    if (moves.length === 0) return null;
    const isAffordable = moves.some(({ move }) => move.kind === 'play-measure');
    const points = view.pointsLeft + view.trustBank;
    return { title: say('codroid.choose'), detail: say(isAffordable ? 'codroid.points' : 'codroid.nothing-affordable', { points }) };
  },

  main: (moves) => {
    const done = moves.find(({ text }) => text === 'done');
    return done ? { move: done, label: say('codroid.done') } : null;
  },

  told: toldPicture,

  sound: ({ key }) => SOUNDS[key] ?? null,

  icon: ({ key }) => TONES[key] ?? 'plain',
};
