import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { positionInShort } from '../position-in-short.js';
import { inWords } from './in-words.js';
import { fieldsOf, findMap, inShort, isRecord, labelOf, nameOf } from './things.js';
import style from './facts.css' with { type: 'css' };

export { style as factsStyle };

/**
 * Facts of a view that are no things on a table: a map where the view has places, and everything else as cards and tables.
 *
 * @typedef {import('./things.js').Field} Field
 * @typedef {object} Teller
 * @property {import('../moment.js').Moment} moment
 * @property {(seat: number) => string} seats what a seat is called
 * @property {(thing: string) => string} mark the class of a thing that the move pointed at is about
 */

const CELL = 104;
/** What takes more than this stands across the whole board. */
const LONG = 90;
/** A list of no more than this stands among the short facts. */
const SHORT = 24;

/** @param {Teller} teller */
export function mapOf({ moment, mark }) {
  const map = findMap(moment.view);
  if (!map) return nothing;
  const xs = map.cells.map(({ x }) => x);
  const ys = map.cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = (Math.max(...xs) - left + 1) * CELL;
  const height = (Math.max(...ys) - top + 1) * CELL;
  const lit = new Set(Object.values(moment.highlight?.facts ?? {}).flat());
  const place = (cell) => ({ x: (cell.x - left) * CELL, y: (cell.y - top) * CELL });
  return html`<figure class="map" tabindex="0" aria-label=${say('generic.map')}>
    <svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"
        aria-label=${positionInShort(moment.view, moment.words, inWords)}>
      ${map.cells.map((cell) => room(cell, place(cell), map.pieces, lit.has(cell.id) || mark(cell.thing), moment.words))}
    </svg>
  </figure>`;
}

function room({ id, thing }, { x, y }, pieces, isLit, words) {
  const here = pieces.filter(({ on }) => on === id);
  return svg`<g transform="translate(${x} ${y})" data-thing=${thing}>
    <rect class="room ${isLit ? 'lit' : ''}" x="3" y="3" width=${CELL - 6} height=${CELL - 6} rx="8"></rect>
    ${wrap(nameOf(id, words)).map((line, i) => svg`<text x=${CELL / 2} y=${22 + i * 15}>${line}</text>`)}
    ${here.map((piece, i) => {
      const name = piece.words.map((word) => nameOf(word, words));
      return svg`<g transform="translate(${20 + (i % 4) * 22} ${64 + Math.floor(i / 4) * 24})">
        <title>${name.join(' ')}</title>
        <circle class="token" r="10.5"></circle>
        <text class="token-name" dy="0.36em">${name.map((word) => word.charAt(0).toLocaleUpperCase()).join('')}</text>
      </g>`;
    })}
  </g>`;
}

/**
 * What is short together, and what is not each by itself.
 *
 * @param {Field[]} fields
 * @param {Teller} teller
 */
export function cardsOf(fields, teller) {
  const isShort = ({ field, value }) => isScalar(value) || (isListOfScalars(value)
    && inShort(value, teller.moment.words, { field, seats: teller.seats }).length <= SHORT);
  const small = fields.filter(isShort);
  const large = fields.filter((one) => !isShort(one));
  if (fields.length === 0) return nothing;
  return html`<div class="cards">
    ${small.length
      ? html`<section class="card wide" tabindex="0" aria-label=${teller.moment.words.say('game.name')}>${factsOf(small, teller)}</section>`
      : nothing}
    ${large.map((one) => cardOf(one, teller))}
  </div>`;
}

const isScalar = (value) => value === null || typeof value !== 'object' || Object.keys(value).length === 0 || 'is' in value;

const isListOfScalars = (value) => Array.isArray(value) && value.every(isScalar);

function cardOf({ thing, field, value }, teller) {
  const { words } = teller.moment;
  const isTable = Array.isArray(value) && value.every(isRecord);
  const isLong = !isTable && inShort(value, words, { field, seats: teller.seats }).length > LONG;
  return html`<section class="card ${isTable || isLong ? 'wide' : ''} ${teller.mark(thing)}" tabindex=${isTable ? 0 : nothing}
      data-thing=${thing} aria-label=${labelOf(field, words)}>
    <h2>${labelOf(field, words)}</h2>
    ${isTable
      ? tableOf(thing, value, teller)
      : isRecord(value) ? factsOf(fieldsOf(value, `${thing}.`), teller) : html`<p>${listOf(thing, field, value, teller)}</p>`}
  </section>`;
}

/**
 * @param {Field[]} fields
 * @param {Teller} teller
 */
export function factsOf(fields, teller) {
  const { moment: { words }, seats, mark } = teller;
  const told = ({ thing, field, value }) => (isListOfScalars(value) && value.length
    ? listOf(thing, field, value, teller)
    : inShort(value, words, { field, seats }));
  return html`<dl>
    ${fields.map((one) => html`<div><dt>${labelOf(one.field, words)}</dt>
      <dd class=${mark(one.thing)} data-thing=${one.thing}>${told(one)}</dd></div>`)}
  </dl>`;
}

function listOf(thing, field, values, { moment: { words }, seats, mark }) {
  return values.map(
    (one, i) => html`${i ? ', ' : nothing}<span class=${mark(`${thing}.${i}`)}
        data-thing="${thing}.${i}">${inShort(one, words, { field, seats })}</span>`,
  );
}

function tableOf(thing, rows, { moment: { words }, seats, mark }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const value = (row, field) => (field in row ? inShort(row[field], words, { field, seats }) : '');
  return html`<table>
    <thead>
      <tr>${columns.map((column) => html`<th scope="col">${labelOf(column, words)}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map((row, i) => html`<tr class=${mark(`${thing}.${i}`)} data-thing="${thing}.${i}"
          >${columns.map((column) => html`<td>${value(row, column)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}

function wrap(name) {
  const lines = [''];
  for (const word of name.split(' ')) {
    if (lines.at(-1).length + word.length > 13 && lines.at(-1)) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines.slice(0, 2);
}
