import { inWords } from './board.js';

const TONES = { saw: 'info', left: 'warning', showed: 'good' };

/** What the pages need to know to show this game; web/README.md of Plateau describes each part. */
export const presentation = {
  board: 'starter-board',
  choicesStayOpen: true,
  inWords,
  referee: (view) => view,

  facts: (view, words) => [{ label: words.say('label.round'), value: `${view.round}/${view.rounds}` }],

  ask: (view, moves, words) => {
    if (moves.length === 0) return null;
    return view.taken
      ? { title: words.say('ask.leave'), detail: words.say('ask.leave.about') }
      : { title: words.say('ask.turn', { hops: view.hops.value }), detail: words.say('ask.turn.about') };
  },

  main: (moves) => {
    const rest = moves.find(({ text }) => text === 'rest');
    return rest ? { move: rest, label: rest.words } : null;
  },

  icon: ({ key }) => TONES[key] ?? 'plain',
};
