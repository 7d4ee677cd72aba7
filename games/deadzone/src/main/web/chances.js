import { html, nothing, svg } from 'lit';

/**
 * What the game foretells of a move: sentences, and each share of chance with a bar as long as it is likely.
 *
 * @param {any} prospect its entry in the outlook
 */
export function chancesOf(prospect) {
  if (!prospect?.notes.length && !prospect?.odds.length) return nothing;
  return html`<span class="odds">
    ${prospect.notes.length ? html`<span class="soft small">${prospect.notes.join(' · ')}</span>` : nothing}
    ${prospect.odds.map(
      ({ when, shares }) => html`${when ? html`<span class="small lead">${when}</span>` : nothing} ${shares.map(shareBar)}`,
    )}
  </span>`;
}

function shareBar({ words, chance, percent }) {
  return html`<span class="share small">
    <span>${words}</span> <span class="number">${percent}</span>
    <svg class="bar" viewBox="0 0 1 6" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="rest" width="1" height="6"></rect><rect class="likely" width=${chance} height="6"></rect>`}
    </svg>
  </span>`;
}
