import { say } from '../../words/words.js';
import { counted, detailOf, linesOfGrid, nameOfItem, toldOf, withDetail } from './labels.js';
import { areSmall, hasItems, isItem, rowsOf } from './rows.js';
import { fieldsOf, inShort, labelOf, seatNumber } from './things.js';
import './words.js';

const isShort = (value) => value === null || typeof value !== 'object';

/** Every field of the view under a heading of its own; lists have a line for each. What lies on a table is told by whose it is. */
export function inWords(view, words) {
  if (hasItems(view)) return ofTable(rowsOf(view), words);
  const fields = fieldsOf(view);
  const line = ({ field, value }) => `${labelOf(field, words)}${say('colon')} ${inShort(value, words, { field })}`;
  const short = fields.filter(({ value }) => isShort(value)).map(line);
  const long = fields.filter(({ value }) => !isShort(value))
    .map(({ field, value }) => ({ heading: labelOf(field, words), lines: linesOf(value, field, words, line) }));
  return [...(short.length ? [{ heading: words.say('game.name'), lines: short }] : []), ...long];
}

function linesOf(value, field, words, line) {
  if (Array.isArray(value)) return value.length ? value.map((one) => inShort(one, words, { field })) : [say('generic.none')];
  if ('is' in value) return [inShort(value, words)];
  return Object.entries(value).map(([name, one]) => line({ field: name, value: one }));
}

function ofTable(rows, words) {
  const seats = [...new Set(rows.map(({ seat }) => seat))].sort((one, other) => (one ?? -1) - (other ?? -1));
  return seats.map((seat) => ({
    heading: seat === null ? words.say('game.name') : seatNumber(seat),
    lines: rows.filter((row) => row.seat === seat).flatMap((row) => linesOfRow(row, words)),
  }));
}

function linesOfRow({ field, value }, words) {
  const about = (name, text) => `${name}${say('colon')} ${text}`;
  if (areSmall(value)) {
    const told = value.map((one) => detailed(one, words));
    return [about(labelOf(field, words), value[0].is === 'die' ? told.join(' · ') : counted(told))];
  }
  if (!isItem(value)) return [about(labelOf(field, words), inShort(value, words, { field }))];
  if (value.is === 'grid') return linesOfGrid(value, words, seatNumber).map((line) => about(nameOfItem(value, words), line));
  return [toldOf(value, words, seatNumber)];
}

// Dice are read by what they show, cards by what they are.
const detailed = (item, words) => (item.is === 'die' ? detailOf(item, words, seatNumber) : withDetail(item, words, seatNumber));
