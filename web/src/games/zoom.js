import { css, html } from 'lit';
import { say } from '../words/words.js';
import './words.js';

/**
 * Nearer, farther, everything: for those who do not pinch.
 *
 * @param {import('./viewport.js').Viewport} viewport
 * @param {(act: () => void) => void} touched somebody looks where he wants to
 * @param {() => void} [released] somebody wants to see everything
 */
export function zoomButtons(viewport, touched, released = () => {}) {
  return html`<div class="zoom">
    ${button(say('zoom.nearer'), 'M10 4V16M4 10H16', () => touched(() => viewport.nearer()), viewport.zoom >= viewport.nearest)}
    ${button(say('zoom.farther'), 'M4 10H16', () => touched(() => viewport.farther()), viewport.isWhole)}
    ${button(say('zoom.whole'), 'M4 8V4H8M12 4H16V8M16 12V16H12M8 16H4V12', () => {
      viewport.whole();
      released();
    }, false)}
  </div>`;
}

const button = (label, path, act, off) => html`<button title=${label} aria-label=${label} ?disabled=${off} @click=${act}>
  <svg viewBox="0 0 20 20" width="20" height="20"
      aria-hidden="true"><path d=${path} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"></path></svg>
</button>`;

export const zoomStyle = css`
  .zoom {
    display: flex;
    gap: var(--gap-1);
  }

  .zoom button {
    padding: 0;
  }
`;
