import { svg } from 'lit';

/**
 * A quiet sky. Where the stars stand is a fixed sequence, so that they do not jump when the board is drawn again.
 *
 * @param {number} width
 * @param {number} height
 */
export function starfield(width, height) {
  const stars = [];
  for (let i = 1, seed = 7; i <= 70; i++) {
    seed = (seed * 16807) % 2147483647;
    const x = seed % width;
    seed = (seed * 16807) % 2147483647;
    const y = seed % height;
    stars.push(svg`<circle cx=${x} cy=${y} r=${i % 9 === 0 ? 1.5 : 0.8} opacity=${i % 3 === 0 ? 0.7 : 0.4}></circle>`);
  }
  return svg`<g class="stars" aria-hidden="true">${stars}</g>`;
}
