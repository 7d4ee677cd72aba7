import { html } from 'lit';
import { chunks } from './cards.js';

/** A counter is a square of 14 mm; 13 by 17 of them on a page. */
const PER_PAGE = 13 * 17;

/**
 * @param {{id: string, name: string, copies: number}[]} counters
 * @param {string} title
 * @param {(counter: string) => unknown} draw
 * @returns {unknown[]} the pages
 */
export function counterPages(counters, title, draw) {
  const all = counters.flatMap((counter) => Array(counter.copies).fill(counter));
  return chunks(all, PER_PAGE).map(
    (page, i) => html`<section class="sheet counters">
      <h2>${title}</h2>
      <div class="pieces"
          >${page.map(
            ({ id, name }) => html`<svg class="counter" data-counter=${id} viewBox="-7 -7 14 14" role="img"
                aria-label=${name}>${draw(id)}</svg>`,
          )}</div>
      ${i === 0 ? key(counters, draw) : ''}
    </section>`,
  );
}

function key(counters, draw) {
  return html`<ul class="key"
      >${counters.map(
        ({ id, name, copies }) => html`<li><svg viewBox="-7 -7 14 14" aria-hidden="true">${draw(id)}</svg>${name} × ${copies}</li>`,
      )}</ul>`;
}
