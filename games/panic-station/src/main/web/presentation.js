import { say } from '../../words/words.js';
import { kindOf } from './cards.js';
import { inWords } from './in-words.js';
import './panic-board.js';
import './panic-choices.js';
import './panic-legend.js';
import './words.js';

const TONES = {
  'became-infected': 'bad',
  'became-host': 'bad',
  wounded: 'bad',
  died: 'bad',
  eliminated: 'bad',
  'parasites-attacked': 'bad',
  'alert-drawn': 'warning',
  'alert-at-set-up': 'warning',
  'parasite-appeared': 'warning',
  'parasite-shifted': 'warning',
  'parasite-died': 'good',
  'parasite-turned-grey': 'good',
  healed: 'good',
  'hive-burned': 'good',
  'room-laid': 'info',
  'heat-scan-taken': 'info',
  'saw-hand': 'info',
  swapped: 'info',
};

/** @type {Record<string, import('../../sound/sound.js').Sound>} */
const SOUNDS = {
  moved: 'step',
  'parasites-moved': 'step',
  'parasite-shifted': 'step',
  'room-laid': 'card',
  searched: 'card',
  traded: 'card',
  'heat-scan-taken': 'dice',
  'parasite-appeared': 'bad',
  wounded: 'bad',
  died: 'bad',
  'became-infected': 'bad',
  attacked: 'shot',
  'knife-hit': 'shot',
  'knife-missed': 'step',
  'grenade-thrown': 'shot',
  'parasite-died': 'good',
  healed: 'good',
  'hive-burned': 'good',
};

/** A referee sees the cards of whoever decides, and what everybody is. There each card has a number; the board draws kinds. */
function referee({ table, players }) {
  const decides = players.find(({ colour }) => colour === (table.decision?.player ?? table.current));
  return { ...table, own: decides && { ...decides, hand: decides.hand.map(kindOf) }, secrets: players };
}

/** @type {import('../presentation.js').Presentation<import('./types').Game>} */
export const presentation = {
  board: 'panic-board',
  choices: 'panic-choices',
  legend: 'panic-legend',
  inWords,
  referee,

  facts: (view) => [
    { label: say('panic.turn'), value: String(view.turn) },
    { label: say('panic.points'), value: String(view.thisTurn.actionPoints) },
  ],

  ask: (view, moves, words) => {
    const kind = view.decision?.kind;
    if (!kind || !words.has(`ask.${kind}`)) return null;
    return { title: words.say(`ask.${kind}`), detail: kind === 'turn-action' ? turnDetail(view) : aboutDecision(view.decision, words) };
  },

  main: (moves) => {
    const end = moves.find(({ text }) => text === 'end');
    return end ? { move: end, label: say('panic.end') } : null;
  },

  endsTurn: ({ text }) => text === 'end',

  sound: ({ key }) => SOUNDS[key] ?? null,

  icon: ({ key }) => TONES[key] ?? 'plain',
};

const turnDetail = ({ thisTurn }) =>
  `${say('panic.points-left', { points: thisTurn.actionPoints })} ${thisTurn.searchOwed ? say('panic.search-owed') : ''}`.trim();

function aboutDecision({ room, card }, words) {
  if (card) return words.say(`room-card.${card}`);
  return room ? words.say(`room.${room}`) : '';
}
