import { HOUSES } from './places.js';
import { STATES } from './robots.js';

/** @import { Entry, View } from './types' */

/**
 * What happened, cut into scenes that a person can follow: everything that one die moves is one scene. A scene knows who travels,
 * and how the shown position looks after it. The rules are not here: each entry of the journal says what to take from where.
 *
 * @typedef {{state: string, from: string, to: string}} Flight
 * @typedef {{kind: 'die' | 'travel' | 'change' | 'event' | 'alarm', entries: Entry[], flights: Flight[], upTo: number}} Scene `upTo`
 *   entries of the journal are told with it
 */

const KIND = {
  rolled: 'die',
  'event-drawn': 'event',
  went: 'travel',
  arrived: 'travel',
  'moved-to-tills': 'travel',
  'fell-sick': 'change',
  infected: 'change',
  'left-hospital-cured': 'travel',
  'left-hospital-sick': 'travel',
  'moved-on': 'travel',
  scrapped: 'change',
  cured: 'change',
  admitted: 'travel',
  'crisis-rose': 'change',
  'found-no-bed': 'alarm',
};

/** Entries of one family are one scene; a change of family begins the next. */
const FAMILY = {
  cured: 'care',
  admitted: 'care',
  'stayed-sick': 'care',
  'moved-on': 'beds',
  'left-hospital-cured': 'beds',
  scrapped: 'beds',
};

/**
 * @param {Entry[]} journal entries as the server sends them
 * @returns {Scene[]}
 */
export function scenes(journal) {
  /** @type {(Scene & {family: string})[]} */
  const all = [];
  for (const [i, entry] of journal.entries()) {
    const kind = KIND[entry.key];
    if (!kind) continue;
    const family = FAMILY[entry.key] ?? entry.key;
    const last = all.at(-1);
    if (last && last.family === family && kind !== 'die' && kind !== 'event') {
      last.entries.push(entry);
      last.flights.push(...flights(entry));
      last.upTo = i + 1;
      if (kind === 'travel') last.kind = 'travel';
    } else {
      all.push({ kind, family, entries: [entry], flights: flights(entry), upTo: i + 1 });
    }
  }
  return all;
}

/**
 * @param {Entry} entry
 * @returns {Flight[]}
 */
function flights({ key, facts }) {
  switch (key) {
    case 'went':
      return facts.robots.map((state) => ({ state, from: facts.from, to: facts.to }));
    case 'arrived':
      return [{ state: facts.robot, from: 'space', to: facts.place }];
    case 'left-hospital-cured':
      return [{ state: 'cured', from: facts.column, to: facts.house }];
    case 'left-hospital-sick':
      return [{ state: 'sick', from: facts.column, to: facts.house }];
    case 'admitted':
      return [{ state: 'sick', from: facts.place, to: facts.column }];
    case 'moved-on':
      return Array(facts.count).fill({ state: 'sick', from: facts.from, to: facts.to });
    case 'moved-to-tills':
      return Array(facts.count).fill({ state: 'healthy', from: 'market-1', to: 'market-2' });
    default:
      return [];
  }
}

/**
 * The shown position after an entry; the server's next view replaces it at the end of the story.
 *
 * @param {View} shown changed in place
 * @param {Entry} entry
 */
export function show(shown, { key, facts }) {
  const add = (place, state, count) => {
    const counts = shown.places[place];
    const index = STATES.indexOf(state);
    if (counts) counts[index] = Math.max(0, counts[index] + count);
  };
  const bed = (column, count) => {
    const index = ['hospital-a', 'hospital-b', 'hospital-c'].indexOf(column);
    shown.hospital[index] = Math.max(0, shown.hospital[index] + count);
  };
  const turn = (place, from, to, count) => {
    add(place, from, -count);
    add(place, to, count);
  };
  switch (key) {
    case 'went':
      facts.robots.forEach((state) => turnPlace(add, state, facts.from, facts.to));
      break;
    case 'arrived':
      add(facts.place, facts.robot, 1);
      break;
    case 'moved-to-tills':
      shown.places['market-1'].forEach((count, state) => add('market-2', STATES[state], count));
      shown.places['market-1'] = [0, 0, 0, 0];
      break;
    case 'fell-sick':
      turn(facts.place, 'incubating', 'sick', facts.count);
      break;
    case 'infected':
      turn(facts.place, 'healthy', 'incubating', facts.count);
      break;
    case 'cured':
      turn(facts.place, 'sick', 'cured', 1);
      break;
    case 'admitted':
      add(facts.place, 'sick', -1);
      bed(facts.column, 1);
      break;
    case 'moved-on':
      bed(facts.from, -facts.count);
      bed(facts.to, facts.count);
      break;
    case 'left-hospital-cured':
    case 'left-hospital-sick':
      bed(facts.column, -1);
      add(facts.house, key.endsWith('cured') ? 'cured' : 'sick', 1);
      break;
    case 'scrapped':
      bed('hospital-c', -1);
      break;
    case 'crisis-rose':
      shown.crisis = facts.level;
      break;
  }
}

function turnPlace(add, state, from, to) {
  add(from, state, -1);
  add(to, state, 1);
}

/**
 * @param {Entry | null} entry
 * @returns {string[]} the places that an entry speaks of
 */
export function placesOf(entry) {
  const { place, house, houses, from, to, column, type } = entry?.facts ?? {};
  const ofType = type ? HOUSES.filter(({ kind }) => kind === type).map(({ id }) => id) : [];
  return [place, house, from, to, column, ...(Array.isArray(houses) ? houses : []), ...ofType].filter(Boolean);
}
