import { say } from '../../words/words.js';
import { COLUMNS, HOUSES, MARKET, WORLDS } from './places.js';
import { STATES } from './robots.js';

const SLOTS = Object.fromEntries([...WORLDS, ...MARKET].map(({ id, slots }) => [id, slots]));

/**
 * A place in one line: "Bar: 3 healthy, 1 sick, 4 of 4 slots, at risk".
 *
 * @param {any} view
 * @param {string} place
 * @param {import('../../words/game-words.js').GameWords} words
 */
export function placeInWords(view, place, words) {
  const counts = view.places[place];
  const robots = counts.reduce((sum, count) => sum + count, 0);
  const kinds = counts.map((count, state) => (count ? `${count} ${words.say(`pawn.${STATES[state]}`)}` : '')).filter(Boolean);
  const notes = [
    `${robots}/${SLOTS[place]} ${words.say('label.slots')}`,
    robots > SLOTS[place] && counts[2] > 0 ? words.say('label.at-risk') : '',
    HOUSES[view.marker]?.id === place ? words.say('label.return-marker') : '',
    view.closedStations.includes(place) ? words.say('label.closed-station') : '',
  ].filter(Boolean);
  return `${words.say(`place.${place}`)}${say('colon')} ${[...kinds, ...notes].join(', ')}`;
}

/**
 * The whole position as text, for those who hear the page.
 *
 * @param {any} view
 * @param {import('../../words/game-words.js').GameWords} words
 * @returns {import('../presentation.js').Section[]}
 */
export function inWords(view, words) {
  const measures = (list) => list.map((id) => words.say(`measure.${id}`)).join(' · ') || words.say('label.none');
  const line = (label, value) => `${words.say(`label.${label}`)}${say('colon')} ${value}`;
  return [
    {
      heading: words.say(`step.${view.step}`),
      lines: [
        line('round', `${Math.min(view.round, view.rounds)}/${view.rounds}`),
        line('crisis-level', view.crisis),
        line('measure-points', view.pointsLeft),
        line('trust-points', view.trustBank),
        line('measures', measures(view.taken)),
        line('in-force', measures(view.inForce)),
        line('arrived', view.arrived),
        line('scrapped', view.scrapped),
      ],
    },
    {
      heading: words.say('label.hospital'),
      lines: COLUMNS.map((id, i) => `${words.say(`column.${id}`)}${say('colon')} ${view.hospital[i]}/${view.beds + (view.extraRowOpen ? 1 : 0)}`),
    },
    { heading: words.say('label.house'), lines: HOUSES.map(({ id }) => placeInWords(view, id, words)) },
    {
      heading: words.say('label.public-place'),
      lines: [...WORLDS.filter(({ isHouse }) => !isHouse), ...MARKET].map(({ id }) => placeInWords(view, id, words)),
    },
  ];
}
