import { svg } from 'lit';

/**
 * What worlds are made of: a lit ball, what lies on it, and the night over it with the lights of towns. All is drawn once, 50 in radius,
 * and used by every world.
 */

/** The body of each public place; houses have the one of their kind. */
const BODIES = /** @type {const} */ (['crater', 'gas', 'ring', 'school', 'bar', 'cinema', 'restaurant', 'library']);
const BODY_OF = { 'media-library': 'library', academy: 'school' };

const CRATERS = [
  [-24, -22, 9], [20, -30, 6], [27, 8, 7.5], [-8, 26, 8], [-36, 8, 5], [8, -8, 4], [-14, -40, 4], [38, -14, 3.4], [16, 34, 5],
];
const SEAS = [[-14, -6, 17], [22, 22, 14], [10, -32, 9]];
const TOWNS = [
  [22, 34, 1.3], [26, 31, 0.9], [19, 38, 0.9], [37, 16, 1.2], [34, 20, 0.8], [41, 10, 0.8], [6, 44, 1.1], [11, 42, 0.8], [30, 36, 0.8],
  [-8, 46, 0.8], [44, -4, 0.9], [33, 27, 0.7], [15, 45, 0.7], [25, 40, 0.7],
];
const NODES = [[22, -2, 2.4], [-40, -2, 2.2], [-22, -34, 2.2], [38, 33, 2.2], [-30, -20, 1.8], [30, -22, 1.8], [28, 18, 1.8]];

/** @param {number[][]} circles `x`, `y` and radius of each @param {number} [grown] */
export function discs(circles, grown = 0) {
  const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return circles.map(([x, y, r]) => disc(x, y, r + grown)).join('');
}

/** What all worlds share: put it once into the picture. */
export function skins() {
  return svg`
    ${BODIES.map((body) => svg`<radialGradient id="ball-${body}" cx="34%" cy="28%" r="82%">
      <stop offset="0" stop-color="var(--${body}-day)"></stop><stop offset="1" stop-color="var(--${body}-dusk)"></stop>
    </radialGradient>`)}
    <linearGradient id="dusk" x1="0.2" y1="0.14" x2="0.84" y2="0.9">
      <stop offset="0.48" class="night" stop-opacity="0"></stop><stop offset="0.66" class="night" stop-opacity="0.3"></stop>
      <stop offset="1" class="night" stop-opacity="0.72"></stop>
    </linearGradient>
    <radialGradient id="alarm"><stop offset="0.7" class="alarm" stop-opacity="0"></stop><stop offset="0.84" class="alarm"
      stop-opacity="0.55"></stop><stop offset="1" class="alarm" stop-opacity="0"></stop></radialGradient>
    <clipPath id="disc"><circle r="50"></circle></clipPath>
    <g id="skin-crater">
      <path class="sea" d=${discs(SEAS)}></path>
      <path class="crater-rim" d=${discs(CRATERS.map(([x, y, r]) => [x + 1, y + 1.2, r]), 0.6)}></path>
      <path class="crater-floor" d=${discs(CRATERS)}></path>
    </g>
    <g id="skin-gas">
      <path class="band" d="M-50 -34Q-20 -28 6 -33T50 -31V-22Q24 -18 -4 -22T-50 -22Z"></path>
      <path class="band deep" d="M-50 -12Q-26 -7 0 -12T50 -9V2Q20 8 -6 3T-50 4Z"></path>
      <path class="band warm" d="M-50 6Q-22 12 4 8T50 6V12Q22 17 -2 14T-50 14Z"></path>
      <path class="band" d="M-50 22Q-22 29 6 24T50 25V36Q18 40 -10 36T-50 35Z"></path>
      <ellipse class="storm" cx="-17" cy="-3" rx="9" ry="4.6"></ellipse>
      <ellipse class="storm-eye" cx="-17" cy="-3" rx="4.4" ry="1.9"></ellipse>
    </g>
    <g id="skin-ring">
      <path class="trace" d="M-50 -20H-30L-22 -28H2L8 -34V-50M50 -22H30L22 -14V-2M-50 14H-36L-28 22V50M50 18H28L20 26H-2L-8
        32V50M-14 -50V-40L-22 -34M38 50V34M-50 -2H-40"></path>
      <path class="node" d=${discs(NODES)}></path>
    </g>
    <g id="skin-school">
      <path class="graticule" d="M-50 0H50M0 -50V50M-47 -20Q0 -8 47 -20M-47 20Q0 32 47 20M-26 -43Q-44 0 -26 43M26 -43Q44 0 26 43"></path>
    </g>
    <path id="towns" class="towns" d=${discs(TOWNS)}></path>`;
}

const SKINS = { crater: 'crater', gas: 'gas', ring: 'ring', school: 'school' };

/**
 * The ball of a world, without its ring. No two look alike: each has another turn.
 *
 * @param {import('./places.js').World} world
 * @param {number} radius
 */
export function ball({ id, kind, isHouse }, radius) {
  const body = isHouse ? kind : (BODY_OF[id] ?? id);
  const turn = kind === 'gas' ? (id.length * 7 + id.charCodeAt(id.length - 1) * 11) % 30 - 22 : (id.charCodeAt(id.length - 1) * 67) % 360;
  return svg`<circle class="planet" r=${radius} fill="url(#ball-${body})"></circle>
    <g class="skin of-${body}" transform="scale(${radius / 50})" clip-path="url(#disc)">
      <use href="#skin-${SKINS[kind]}" transform="rotate(${kind === 'school' ? -14 : turn})"></use>
      <circle r="50.5" fill="url(#dusk)"></circle>
      <use href="#towns" transform="rotate(${(turn % 5) * 7 - 14})"></use>
    </g>
    <circle class="limb" r=${radius}></circle>`;
}
