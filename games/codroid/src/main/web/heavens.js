import { svg } from 'lit';
import { discs } from './skins.js';

const [WIDTH, HEIGHT] = [1200, 800];

// A fixed sequence, so that no star jumps when the board is drawn again.
const STARS = (() => {
  const stars = [];
  let seed = 7;
  const next = (below) => (seed = (seed * 16807) % 2147483647) % below;
  for (let i = 1; i <= 130; i++) {
    // Two of three stand in a band across the sky, thick in its middle.
    const x = next(WIDTH);
    const y = i % 3 ? HEIGHT * 0.82 - x * 0.5 + (next(200) + next(200) - 200) : next(HEIGHT);
    stars.push([x, Math.round(y), i % 11 === 0 ? 1.7 : i % 4 === 0 ? 1.1 : 0.7]);
  }
  return stars;
})();

/** The sky behind everything: by night a faint band of stars and far dust, by day a pale dawn. It never changes. */
export const heavens = svg`
  <defs>
    <radialGradient id="sky-glow"><stop offset="0" class="sky-glow" stop-opacity="0.8"></stop>
      <stop offset="1" class="sky-glow" stop-opacity="0"></stop></radialGradient>
    <radialGradient id="sky-haze"><stop offset="0" class="sky-haze" stop-opacity="0.75"></stop>
      <stop offset="1" class="sky-haze" stop-opacity="0"></stop></radialGradient>
  </defs>
  <ellipse cx="250" cy="730" rx="760" ry="380" fill="url(#sky-glow)"></ellipse>
  <ellipse cx="860" cy="190" rx="560" ry="240" transform="rotate(-24 860 190)" fill="url(#sky-haze)"></ellipse>
  <ellipse cx="520" cy="420" rx="640" ry="130" transform="rotate(-27 520 420)" fill="url(#sky-haze)"></ellipse>
  <path class="stars faint" d=${discs(STARS.filter((_, i) => i % 3))}></path>
  <path class="stars" d=${discs(STARS.filter((_, i) => i % 3 === 0))}></path>`;

export const skyBox = `0 0 ${WIDTH} ${HEIGHT}`;
