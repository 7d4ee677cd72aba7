import { isRecord } from './things.js';

/**
 * What there is to show of a view, row by row, and whose each row is: the things that lie on tables say what they are, in `is`
 * (docs/vocabulary.md); everything else is a plain fact.
 *
 * @typedef {{is: string, id: string} & Record<string, any>} Item
 * @typedef {{seat: number | null, thing: string, field: string, value: any}} Row `thing` is its path in the view; `value` an item, a list
 *   of small ones, or a fact
 */

const ITEMS = new Set(['pile', 'hand', 'card', 'face-down', 'track', 'counter', 'grid', 'figure', 'die', 'ground']);
const SMALL = new Set(['card', 'face-down', 'figure', 'die', 'ground']);
const OWNERS = ['seat', 'player', 'owner'];

/** @param {any} value */
export const isItem = (value) => isRecord(value) && ITEMS.has(value.is);

/** @param {any} value whether it is a list of cards, dice or figures, which stand side by side */
export const areSmall = (value) => Array.isArray(value) && value.length > 0 && value.every((one) => isItem(one) && SMALL.has(one.is));

/** @param {any} view */
export const hasItems = (view) =>
  isItem(view) || (view !== null && typeof view === 'object' && Object.values(view).some(hasItems));

/**
 * @param {any} view
 * @returns {Row[]}
 */
export function rowsOf(view) {
  /** @type {Row[]} */
  const rows = [];
  addPart(view, '', null, rows);
  return rows;
}

// A part of the view that has things in it. Where it names a seat, all in it is that seat's.
function addPart(part, before, seat, rows) {
  const owner = OWNERS.find((field) => Number.isInteger(part[field]) && part[field] >= 0);
  for (const [field, value] of Object.entries(part)) {
    if (field !== owner) add(`${before}${field}`, field, value, owner ? part[owner] : seat, rows);
  }
}

function add(thing, field, value, seat, rows) {
  const isPlain = !hasItems(value) || areSmall(value);
  if (isItem(value)) rows.push({ seat: ownerOf(value) ?? seat, thing, field, value });
  else if (isPlain) rows.push({ seat, thing, field, value });
  else if (Array.isArray(value)) value.forEach((one, i) => add(`${thing}.${i}`, field, one, seat, rows));
  else addPart(value, `${thing}.`, seat, rows);
}

const ownerOf = ({ is, seat }) => (['hand', 'pile', 'counter'].includes(is) ? seat : null);

/**
 * The paths of the members of a list: each by its number, and by its id.
 *
 * @param {string} list the path of the list
 * @param {{id?: string}[]} members
 * @returns {string[]}
 */
export function pathsIn(list, members) {
  return members.map(({ id }, i) => (id ? `${list}.${i} ${list}.${id}` : `${list}.${i}`));
}

/**
 * The paths of a part of something that has several paths itself.
 *
 * @param {string} things separated by blanks
 * @param {string} part
 */
export const within = (things, part) => things.split(' ').map((thing) => `${thing}.${part}`).join(' ');
