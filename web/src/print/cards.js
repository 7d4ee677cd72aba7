import { html, nothing, svg } from 'lit';
import { withoutName } from '../cards/without-name.js';
import { unbroken } from '../words/unbroken.js';

/** A standard card in millimetres, and how many of them fit on a page of A4. */
const CARD = { width: 63, height: 88 };
export const PER_PAGE = 9;
const LEFT = 10.5;
const TOP = 16.5;

/**
 * The pages of a deck: nine cards each, edge to edge, with marks to cut along.
 *
 * @param {import('../shell/types').Printing['decks'][number]} deck
 * @param {(card: string) => unknown} emblem
 * @returns {unknown[]}
 */
export function deckPages(deck, emblem) {
  const all = deck.cards.flatMap((card) => Array(card.copies).fill(card));
  return chunks(all, PER_PAGE).map(
    (cards) => html`<section class="sheet cards">
      ${cutMarks()}
      <div class="grid">${cards.map((card) => cardPicture(deck, card, emblem))}</div>
    </section>`,
  );
}

function cardPicture(deck, { id, name, corner, parts }, emblem) {
  const letters = parts.flatMap(({ rows }) => rows.flat()).join('').length;
  return html`<article class="card ${fullness(letters, parts)}" data-card=${id}>
    <header><span>${deck.title}</span>${corner ? html`<b class="corner">${corner}</b>` : nothing}</header>
    <svg class="emblem" viewBox="0 0 40 40" aria-hidden="true">${emblem(id)}</svg>
    <h3>${unbroken(name)}</h3>
    <div class="says">${parts.map((part) => partOfCard(part, name))}</div>
  </article>`;
}

/** How small its letters must be. */
function fullness(letters, parts) {
  if (letters > 300) return 'dense';
  return parts.length > 2 || letters > 170 ? 'full' : '';
}

function partOfCard({ title, rows }, name) {
  const isTable = rows.some((row) => row.length > 1);
  return html`<div class="part">
    ${title ? html`<h4>${title}</h4>` : nothing}
    ${isTable
      ? html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
      : rows.map(([line]) => html`<p>${unbroken(withoutName(line, name))}</p>`)}
  </div>`;
}

function cutMarks() {
  const xs = [0, 1, 2, 3].map((i) => LEFT + i * CARD.width);
  const ys = [0, 1, 2, 3].map((i) => TOP + i * CARD.height);
  return html`<svg class="marks" viewBox="0 0 210 297" aria-hidden="true">
    ${xs.map((x) => svg`<path d="M${x} ${TOP - 7}v5M${x} ${ys[3] + 2}v5"></path>`)}
    ${ys.map((y) => svg`<path d="M${LEFT - 7} ${y}h5M${xs[3] + 2} ${y}h5"></path>`)}
  </svg>`;
}

/**
 * @template T
 * @param {T[]} all
 * @param {number} size
 * @returns {T[][]}
 */
export function chunks(all, size) {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}
