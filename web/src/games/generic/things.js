import { say } from '../../words/words.js';
import { seenBy } from './labels.js';

/**
 * What can be said about any view without knowing its game: names of things by their ids, names of fields, and where a map hides.
 *
 * @typedef {import('../../words/game-words.js').GameWords} GameWords
 * @typedef {{thing: string, field: string, value: any}} Field `thing` is its path in the view
 */

/** @type {WeakMap<GameWords, Map<string, string>>} */
const indexes = new WeakMap();

/** Sentences that are not names of things. */
const NO_NAMES = new Set([
  'journal', 'move', 'refused', 'draw', 'game', 'option', 'end', 'player', 'setup', 'replay', 'json', 'divergence', 'draws', 'hint',
  'dialogue', 'map', 'dump', 'label', 'table', 'outlook', 'form', 'outcome', 'time', 'series', 'mark', 'level', 'value',
]);

/**
 * @param {string} id of a thing: `reactor`
 * @param {GameWords} words
 * @returns {string} its name, if the game's words have one
 */
export function nameOf(id, words) {
  let index = indexes.get(words);
  if (!index) {
    index = new Map();
    for (const [key, sentence] of Object.entries(words.sentences)) {
      const [kind, thing, ...more] = key.split('.');
      if (thing && more.length === 0 && !NO_NAMES.has(kind) && !index.has(thing)) index.set(thing, sentence);
    }
    indexes.set(words, index);
  }
  return index.get(id) ?? index.get(id.replace(/-\d+$/, '')) ?? id.replaceAll('-', ' ');
}

/**
 * @param {string} field `stackSize`
 * @param {GameWords} words
 * @returns {string} `Stack size`, or the game's own word
 */
export function labelOf(field, words) {
  const kebab = field.replace(/([A-Z])/g, '-$1').toLowerCase();
  const label = words.has(`label.${kebab}`) ? words.say(`label.${kebab}`) : kebab.replaceAll('-', ' ');
  return label.charAt(0).toLocaleUpperCase(words.language) + label.slice(1);
}

/** What a seat is called where nobody says who sits there. @param {number} seat */
export const seatNumber = (seat) => say('seat.number', { seat });

/** Numbers with these names are seats, which people count from one. */
const SEATS = new Set(['seat', 'player', 'owner', 'toMove', 'winner', 'dealer', 'leader']);

/**
 * @param {any} value
 * @param {GameWords} words
 * @param {{field?: string, seats?: (seat: number) => string}} [about] the name of the fact, and what seats are called
 * @returns {string} a value in a few words
 */
export function inShort(value, words, { field = '', seats = seatNumber } = {}) {
  if (SEATS.has(field) && (value === null || value < 0)) return say('generic.nobody');
  if (value === null || value === undefined || value === '') return say('generic.none');
  if (value === true) return say('generic.yes');
  if (value === false) return say('generic.no');
  if (typeof value === 'string') return nameOf(value, words);
  if (typeof value === 'number' && SEATS.has(field)) return seats(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => inShort(one, words, { field, seats })).join(', ') || say('generic.none');
  if (value.is === 'participant') return seats(value.seat);
  if (value.is === 'seen') return seenBy(value, words, seats);
  return Object.entries(value)
    .map(([name, one]) => `${labelOf(name, words).toLocaleLowerCase(words.language)} ${inShort(one, words, { field: name, seats })}`)
    .join(', ') || say('generic.none');
}

export const isRecord = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The fields of a view, or of a part of it. A referee's view has what everybody sees in a part of its own, `table`.
 *
 * @param {Record<string, any>} part
 * @param {string} [before] the path to it, with a point at its end
 * @returns {Field[]}
 */
export function fieldsOf(part, before = '') {
  return Object.entries(part).flatMap(([field, value]) => {
    const isInside = before === '' && field === 'table' && isRecord(value);
    return isInside ? fieldsOf(value, 'table.') : [{ thing: `${before}${field}`, field, value }];
  });
}

/**
 * A list of things that each have a place, by x and y, is a map; what names one of these things elsewhere stands on it.
 *
 * @param {any} view
 * @returns {{cells: {x: number, y: number, id: string, thing: string}[], pieces: {on: string, words: string[]}[]} | null}
 */
export function findMap(view) {
  const found = findList(view, (one) => Number.isInteger(one.x) && Number.isInteger(one.y), []);
  if (!found || found.list.length < 2) return null;
  const cells = found.list.map((one, i) => ({
    x: one.x,
    y: one.y,
    id: Object.values(one).find((value) => typeof value === 'string') ?? '',
    thing: [...found.path, i].join('.'),
  }));
  const ids = new Set(cells.map(({ id }) => id));
  const pieces = [];
  collectPieces(view, ids, [], pieces);
  return { cells, pieces };
}

function findList(value, fits, path) {
  if (Array.isArray(value) && value.length && value.every((one) => isRecord(one) && fits(one))) return { path, list: value };
  if (value === null || typeof value !== 'object') return null;
  for (const [field, one] of Object.entries(value)) {
    const found = findList(one, fits, [...path, field]);
    if (found) return found;
  }
  return null;
}

// The first name met on the way down says whose piece it is; the field that holds it says which.
function collectPieces(value, ids, names, pieces) {
  if (!isRecord(value) && !Array.isArray(value)) return;
  // What has a turn or a kind tells of something that happens there; it does not stand there.
  if (isRecord(value) && ('turn' in value || 'kind' in value)) return;
  if (isRecord(value) && typeof value.room === 'string' && ids.has(value.room)) {
    const own = Object.entries(value).find(([field, one]) => field !== 'room' && typeof one === 'string')?.[1];
    pieces.push({ on: value.room, words: [...names, ...(own ? [own] : [])].slice(-2) });
    return;
  }
  for (const [field, one] of Object.entries(value)) {
    const name = isRecord(value) ? Object.values(value).find((other) => typeof other === 'string') : undefined;
    const step = isRecord(one) && isRecord(value) ? [name, field].filter(Boolean) : [];
    collectPieces(one, ids, step.length ? step : names, pieces);
  }
}
