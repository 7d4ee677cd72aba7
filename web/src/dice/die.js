import { html, svg } from 'lit';

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** @param {number} pips */
export function dieFace(pips) {
  return html`<svg class="die-face" viewBox="-22 -22 44 44" role="img" aria-label=${pips}>
    <rect x="-20" y="-20" width="40" height="40" rx="9"></rect>
    ${PIPS[pips].map(([x, y]) => svg`<circle cx=${x * 10} cy=${y * 10} r="4"></circle>`)}
  </svg>`;
}
