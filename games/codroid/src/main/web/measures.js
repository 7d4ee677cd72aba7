import { DISTRICTS, HOUSES, MARKET, WORLDS } from './places.js';

/**
 * What is printed on the 16 measure cards (§7.1), and what a card touches, so that the board can show it before it is played.
 *
 * @typedef {{id: string, cost: number, needs?: string}} Measure
 * @type {Measure[]}
 */
export const MEASURES = [
  { id: 'barrier-gestures-1', cost: 1 },
  { id: 'shopping-good-practice', cost: 1 },
  { id: 'barrier-gestures-2', cost: 2, needs: 'barrier-gestures-1' },
  { id: 'limit-clockwise', cost: 2 },
  { id: 'limit-anticlockwise', cost: 2 },
  { id: 'emergency-limits', cost: 2 },
  { id: 'border-screening', cost: 2 },
  { id: 'military-hospital', cost: 2 },
  { id: 'school-awareness', cost: 3 },
  { id: 'mandatory-masks', cost: 3 },
  { id: 'school-closure', cost: 3 },
  { id: 'lockdown', cost: 3 },
  { id: 'public-places-closure', cost: 3 },
  { id: 'market-closure', cost: 4 },
  { id: 'transport-closure', cost: 4 },
  { id: 'treatment', cost: 6 },
];

const houses = HOUSES.map((house) => house.id);
const publicPlaces = DISTRICTS.map((district) => district.place);
const market = MARKET.map((zone) => zone.id);
const everywhere = [...WORLDS.map((world) => world.id), ...market];
const hospital = ['hospital-a', 'hospital-b', 'hospital-c'];

/** @type {Record<string, (view: any) => string[]>} */
const TOUCHED = {
  'barrier-gestures-1': () => [],
  'shopping-good-practice': () => market,
  'barrier-gestures-2': () => [...publicPlaces, ...market, 'academy'],
  'limit-clockwise': () => houses,
  'limit-anticlockwise': () => houses,
  'emergency-limits': () => hospital,
  'border-screening': (view) => [houses[view.marker]],
  'military-hospital': () => ['military-row'],
  'school-awareness': () => ['academy'],
  'mandatory-masks': () => everywhere.filter((place) => place !== 'academy'),
  'school-closure': () => ['academy'],
  lockdown: () => [...houses, 'market-1'],
  'public-places-closure': (view) => [...publicPlaces, ...houses.filter((house) => robotsIn(view, house) >= 4)],
  'market-closure': () => ['market-1'],
  'transport-closure': (view) => [0, 5, 10].map((steps) => houses[(view.marker + steps) % houses.length]),
  treatment: (view) => everywhere.filter((place) => view.places[place][2] > 0),
};

/**
 * @param {string | undefined} measure
 * @param {any} view
 * @returns {Set<string>} the places that the measure is about in this position
 */
export function touchedBy(measure, view) {
  return new Set(measure ? (TOUCHED[measure]?.(view) ?? []) : []);
}

/**
 * @param {any} view
 * @param {string} place
 * @returns {number}
 */
export function robotsIn(view, place) {
  return view.places[place].reduce((sum, count) => sum + count, 0);
}
