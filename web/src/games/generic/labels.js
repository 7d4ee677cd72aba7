import { say } from '../../words/words.js';

/**
 * What things on a table are called, and what there is to say of them: the names are the game's, the sentences those of the kernel, which
 * the board of text says too.
 *
 * @typedef {import('../../words/game-words.js').GameWords} GameWords
 * @typedef {import('./rows.js').Item} Item
 * @typedef {(seat: number) => string} Seats what a seat is called
 */

/**
 * @param {Item} item
 * @param {GameWords} words
 * @returns {string} by its own name, or by that of all that differ from it in a number alone
 */
export function nameOfItem({ is, id }, words) {
  if (words.has(`${is}.${id}`)) return words.say(`${is}.${id}`);
  const [, kind, number] = id.match(/^(.+)-(\d+)$/) ?? [];
  return kind && words.has(`${is}.${kind}`) ? words.say(`${is}.${kind}`, { number }) : id.replaceAll('-', ' ');
}

/** @param {number} size @param {GameWords} words */
export const cards = (size, words) => (size ? words.say('table.cards', { size }) : words.say('table.no-cards'));

/**
 * @param {{by: number[]} | null} seen
 * @param {GameWords} words
 * @param {Seats} seats
 */
export function seenBy(seen, words, seats) {
  if (!seen) return '';
  return seen.by.length ? words.say('table.seen-by', { seats: seen.by.map(seats).join(', ') }) : words.say('table.seen-by-nobody');
}

/**
 * A thing and what there is to say of it, for those who do not see it.
 *
 * @param {Item} item
 * @param {GameWords} words
 * @param {Seats} seats
 * @returns {string}
 */
export function toldOf(item, words, seats) {
  const name = nameOfItem(item, words);
  const detail = detailOf(item, words, seats);
  return detail ? `${name}${say('colon')} ${detail}` : name;
}

/**
 * What there is to say of a thing beside its name.
 *
 * @param {Item} item
 * @param {GameWords} words
 * @param {Seats} seats
 * @returns {string}
 */
export function detailOf(item, words, seats) {
  switch (item.is) {
    case 'hand': return known(item, words, seats);
    case 'pile': return pile(item, words, seats);
    case 'counter': return item.most === null ? String(item.value) : words.say('table.of', { value: item.value, most: item.most });
    case 'die': return item.shows === null ? words.say('table.unthrown') : String(item.shows);
    case 'figure': return [item.sign, item.seat === null ? '' : seats(item.seat)].filter(Boolean).join(', ');
    case 'card': case 'face-down': return seenBy(item.seen, words, seats);
    case 'track': return track(item, words, seats);
    case 'grid': return linesOfGrid(item, words, seats).join(`${say('semicolon')} `);
    default: return '';
  }
}

const inList = (items, words, seats) => counted(items.map((one) => withDetail(one, words, seats)));

/**
 * Things one after the other; those that look alike side by side are counted.
 *
 * @param {string[]} told
 */
export function counted(told) {
  /** @type {{text: string, count: number}[]} */
  const runs = [];
  for (const text of told) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text)).join(' · ');
}

/**
 * A thing in a list, and what there is to say of it.
 *
 * @param {Item} item
 * @param {GameWords} words
 * @param {Seats} seats
 */
export const withDetail = (item, words, seats) => {
  const detail = detailOf(item, words, seats);
  return detail ? `${nameOfItem(item, words)} (${detail})` : nameOfItem(item, words);
};

/** @param {Item} item @param {GameWords} words @param {Seats} seats */
function known({ size, cards: some }, words, seats) {
  if (some.length === 0) return cards(size, words);
  const all = inList(some, words, seats);
  return size === some.length ? all : words.say('table.and-unseen', { cards: all, count: size - some.length });
}

/** @param {Item} item @param {GameWords} words @param {Seats} seats */
function pile(item, words, seats) {
  if (item.cards.length !== 1 || item.size === 1) return known(item, words, seats);
  return words.say('table.on-top', { cards: cards(item.size, words), card: withDetail(item.cards[0], words, seats) });
}

/** @param {Item} item @param {GameWords} words @param {Seats} seats */
function track({ first, spaces }, words, seats) {
  const standing = spaces.flatMap(({ figures }, i) => figures.map((figure) => `${withDetail(figure, words, seats)} ${first + i}`));
  return [`${first}–${first + spaces.length - 1}`, ...standing].join(', ');
}

/**
 * What stands where on a grid, a line for each seat.
 *
 * @param {Item} grid
 * @param {GameWords} words
 * @param {Seats} seats
 * @returns {string[]}
 */
export function linesOfGrid({ cells }, words, seats) {
  /** @type {Map<number | null, string[]>} */
  const bySeat = new Map();
  for (const cell of cells) {
    for (const figure of cell.figures) {
      const standing = `${nameOfItem(figure, words)} ${nameOfCell(cell, words)}`;
      bySeat.set(figure.seat, [...(bySeat.get(figure.seat) ?? []), standing]);
    }
  }
  return [...bySeat].map(([seat, figures]) => (seat === null ? '' : `${seats(seat)}${say('colon')} `) + figures.join(', '));
}

/** @param {{id: string}} cell @param {GameWords} words */
export const nameOfCell = ({ id }, words) => (words.has(`cell.${id}`) ? words.say(`cell.${id}`) : id.toUpperCase());
