import { say } from '../../words/words.js';
import { COLUMNS, HOUSES, MARKET, WORLDS } from './places.js';
import { STATES } from './robots.js';

/** @import { Place, Scene, View } from './types' */

/**
 * A place in one line: "Bar: 3 healthy, 1 sick, 4 of 4 slots, at risk".
 *
 * @param {View} view
 * @param {Place} place
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {Scene} scene
 */
export function placeInWords(view, place, words, scene) {
  const counts = view.places[place];
  const robots = counts.reduce((sum, count) => sum + count, 0);
  const kinds = counts.map((count, state) => (count ? words.say(`robots.${STATES[state]}`, { count }) : '')).filter(Boolean);
  const notes = [
    `${robots}/${scene.slots[place]} ${words.say('label.slots')}`,
    view.atRisk.includes(place) ? words.say('label.at-risk') : '',
    HOUSES[view.marker]?.id === place ? words.say('label.return-marker') : '',
    view.closedStations.includes(place) ? words.say('label.closed-station') : '',
  ].filter(Boolean);
  return `${words.say(`place.${place}`)}${say('colon')} ${[...kinds, ...notes].join(', ')}`;
}

const ids = (worlds) => worlds.map(({ id }) => id);

// Most of all it matters where the virus spreads.
/**
 * @param {string} label
 * @param {Place[]} places
 * @param {View} view
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {Scene} scene
 */
function placesInWords(label, places, view, words, scene) {
  const atRisk = places.filter((id) => view.atRisk.includes(id)).map((id) => words.say(`place.${id}`));
  return {
    heading: words.say(`label.${label}`),
    lines: places.map((id) => placeInWords(view, id, words, scene)),
    short: atRisk.length ? [`${words.say('label.at-risk')}${say('colon')} ${atRisk.join(', ')}`] : [],
  };
}

/**
 * The whole position as text, for those who hear the page.
 *
 * @param {View} view
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {Scene} scene
 * @returns {import('../presentation.js').Section[]}
 */
export function inWords(view, words, scene) {
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
      lines: COLUMNS.map(
        (id, i) => `${words.say(`column.${id}`)}${say('colon')} ${view.hospital[i]}/${view.beds + (view.extraRowOpen ? 1 : 0)}`,
      ),
    },
    placesInWords('house', ids(HOUSES), view, words, scene),
    placesInWords('public-place', [...ids(WORLDS.filter(({ isHouse }) => !isHouse)), ...MARKET], view, words, scene),
  ];
}
