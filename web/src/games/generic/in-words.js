import { say } from '../../words/words.js';
import { fieldsOf, inShort, labelOf } from './things.js';
import './words.js';

const isShort = (value) => value === null || typeof value !== 'object';

/** Every field of the view under a heading of its own; lists of things have a line for each. */
export function inWords(view, words) {
  const fields = fieldsOf(view);
  const line = ({ field, value }) => `${labelOf(field, words)}${say('colon')} ${inShort(value, words)}`;
  const short = fields.filter(({ value }) => isShort(value)).map(line);
  const long = fields.filter(({ value }) => !isShort(value))
    .map(({ field, value }) => ({ heading: labelOf(field, words), lines: linesOf(value, words, line) }));
  return [...(short.length ? [{ heading: words.say('game.name'), lines: short }] : []), ...long];
}

function linesOf(value, words, line) {
  if (Array.isArray(value)) return value.length ? value.map((one) => inShort(one, words)) : [say('generic.none')];
  return Object.entries(value).map(([field, one]) => line({ field, value: one }));
}
