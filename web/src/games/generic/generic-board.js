import { html, nothing, svg } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import { inWords } from './in-words.js';
import { fieldsOf, findMap, inShort, isRecord, labelOf, nameOf } from './things.js';
import style from './generic-board.css' with { type: 'css' };

const CELL = 104;

/** A board for any game that has none of its own: a map where the view has places, and everything else as cards and tables. */
class GenericBoard extends Board {
  static styles = [shared, style];

  render() {
    if (!this.moment.view) return nothing;
    const fields = fieldsOf(this.moment.view);
    const small = fields.filter(({ value }) => value === null || typeof value !== 'object');
    const large = fields.filter(({ value }) => value !== null && typeof value === 'object' && !isEmpty(value));
    return html`${this.#renderMap()}
      <div class="cards">
        ${small.length ? html`<section class="card">${this.#renderFacts(small)}</section>` : nothing}
        ${large.map((one) => this.#renderCard(one))}
      </div>`;
  }

  /** What the move that is pointed at is about, as the game foretells it. */
  get #touches() {
    const { outlook, preview } = this.moment;
    const known = preview && outlook?.moves[preview.text];
    return known ? [...known.touches, ...known.odds.flatMap(({ shares }) => shares.flatMap(({ touches }) => touches))] : [];
  }

  /** @param {string} thing a path in the view */
  #mark(thing) {
    return this.#touches.includes(thing) ? 'touched' : '';
  }

  #renderMap() {
    const map = findMap(this.moment.view);
    if (!map) return nothing;
    const xs = map.cells.map(({ x }) => x);
    const ys = map.cells.map(({ y }) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const width = (Math.max(...xs) - left + 1) * CELL;
    const height = (Math.max(...ys) - top + 1) * CELL;
    const lit = new Set(Object.values(this.moment.highlight?.facts ?? {}).flat());
    return html`<figure class="map" tabindex="0" aria-label=${say('generic.map')}>
      <svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} role="img"
          aria-label=${positionInShort(this.moment.view, this.moment.words, inWords)}>
        ${map.cells.map((cell) => this.#renderCell(cell, (cell.x - left) * CELL, (cell.y - top) * CELL, map.pieces, lit))}
      </svg>
    </figure>`;
  }

  #renderCell({ id, thing }, x, y, pieces, lit) {
    const here = pieces.filter(({ on }) => on === id);
    return svg`<g transform="translate(${x} ${y})" data-thing=${thing}>
      <rect class="room ${lit.has(id) || this.#mark(thing) ? 'lit' : ''}" x="3" y="3" width=${CELL - 6} height=${CELL - 6} rx="8"></rect>
      ${wrap(nameOf(id, this.moment.words)).map((line, i) => svg`<text x=${CELL / 2} y=${22 + i * 15}>${line}</text>`)}
      ${here.map(({ words }, i) => {
        const name = words.map((word) => nameOf(word, this.moment.words));
        return svg`<g transform="translate(${20 + (i % 4) * 22} ${64 + Math.floor(i / 4) * 24})">
          <title>${name.join(' ')}</title>
          <circle class="token" r="10.5"></circle>
          <text class="token-name" dy="0.36em">${name.map((word) => word.charAt(0).toLocaleUpperCase()).join('')}</text>
        </g>`;
      })}
    </g>`;
  }

  #renderCard({ thing, field, value }) {
    const isTable = Array.isArray(value) && value.every(isRecord);
    return html`<section class="card ${isTable ? 'wide' : ''} ${this.#mark(thing)}" tabindex=${isTable ? 0 : nothing} data-thing=${thing}
        aria-label=${labelOf(field, this.moment.words)}>
      <h2>${labelOf(field, this.moment.words)}</h2>
      ${isTable
        ? this.#renderTable(thing, value)
        : isRecord(value) ? this.#renderFacts(fieldsOf(value, `${thing}.`)) : html`<p>${this.#renderList(thing, value)}</p>`}
    </section>`;
  }

  #renderFacts(fields) {
    return html`<dl>
      ${fields.map(({ thing, field, value }) => html`<dt>${labelOf(field, this.moment.words)}</dt>
        <dd class=${this.#mark(thing)} data-thing=${thing}>${inShort(value, this.moment.words)}</dd>`)}
    </dl>`;
  }

  #renderList(thing, values) {
    return values.map(
      (one, i) => html`${i ? ', ' : nothing}<span class=${this.#mark(`${thing}.${i}`)}
          data-thing="${thing}.${i}">${inShort(one, this.moment.words)}</span>`,
    );
  }

  #renderTable(thing, rows) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return html`<table>
      <thead>
        <tr>${columns.map((column) => html`<th scope="col">${labelOf(column, this.moment.words)}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, i) => html`<tr class=${this.#mark(`${thing}.${i}`)} data-thing="${thing}.${i}"
              >${columns.map((column) => html`<td>${column in row ? inShort(row[column], this.moment.words) : ''}</td>`)}</tr>`,
        )}
      </tbody>
    </table>`;
  }
}

const isEmpty = (value) => (Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0);

function wrap(name) {
  const lines = [''];
  for (const word of name.split(' ')) {
    if (lines.at(-1).length + word.length > 13 && lines.at(-1)) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines.slice(0, 2);
}

customElements.define('generic-board', GenericBoard);
