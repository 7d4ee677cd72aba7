import { nothing, svg } from 'lit';
import { TOKEN } from './plan.js';

const RING = TOKEN + 4;
const MOST_HEALTH = 4;

/** The pattern of each colour, so that nobody need see colours: drawn over the cloth of its figures. */
const WEAVES = {
  red: 'M0 1H6M0 4H6',
  green: 'M1 0V6M4 0V6',
  purple: 'M1.500 1.500h.01M4.500 4.500h.01',
  orange: 'M0 6L6 0M-1 1L1 -1M5 7L7 5',
  blue: 'M0 3H6M3 0V6',
  white: '',
};

export const weaves = Object.entries(WEAVES).map(
  ([colour, path]) =>
    svg`<pattern id="weave-${colour}" width="6" height="6" patternUnits="userSpaceOnUse"><path class="weave" d=${path}></path></pattern>`,
);

/** Shoulders and helmet of a trooper; the body of an android stands on a wheel and has corners. */
const TROOPER = {
  body: 'M-13 13C-14 3 -10 -2 -5 -3H5C10 -2 14 3 13 13C9 15.500 -9 15.500 -13 13Z',
  head: 'M-8.500 -4C-9.500 -17 9.500 -17 8.500 -4Z',
  trim: 'M-6 -6.500C-5 -10.500 5 -10.500 6 -6.500Z',
};
const ANDROID = {
  body: 'M-12 -2H12L10 13H-10ZM-6 13H6V16H-6Z',
  head: 'M-8 -13H8V-3H-8Z',
  trim: 'M-5 -8H5M0 -13V-18',
};

/**
 * A trooper has round shoulders and a helmet with a visor, an android corners and an antenna. The number on the breast is that of the
 * seat, the ring is its health: four parts, as many full as are left.
 *
 * @param {{colour: string, seat: number, role: string, health: number, text?: number}} who
 */
export function characterShape({ colour, seat, role, health, text = 13 }) {
  const { body, head, trim } = role === 'trooper' ? TROOPER : ANDROID;
  return svg`<g class="character colour-${colour} ${role}">
    <circle class="plinth" r=${RING}></circle>${healthRing(health)}
    <path class="body" d=${body}></path><path d=${body} fill="url(#weave-${colour})"></path>
    <path class="body" d=${head}></path><path class="trim" d=${trim}></path>
    ${role === 'android' ? svg`<circle class="tip" cy="-18.500" r="2"></circle>` : nothing}
    <text class="number" y="6" dy="0.36em" font-size=${text}>${seat + 1}</text>
  </g>`;
}

function healthRing(health) {
  return Array.from(
    { length: MOST_HEALTH },
    (_, part) => svg`<path class="health ${part < health ? 'full' : 'lost'}" d=${arc(part)}></path>`,
  );
}

function arc(part) {
  const [from, to] = [part * 90 - 90 + 8, part * 90 - 8].map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle) => `${(RING * Math.cos(angle)).toFixed(2)} ${(RING * Math.sin(angle)).toFixed(2)}`;
  return `M${at(from)}A${RING} ${RING} 0 0 1 ${at(to)}`;
}

/** A grey one crawls: a soft body in rings. A black one has a shell with spikes, pincers, and more legs. */
const GREY = {
  legs: 'M-7 -5L-13 -9L-15 -6M7 -5L13 -9L15 -6M-8 1H-15L-16 4M8 1H15L16 4M-7 6L-12 11L-15 11M7 6L12 11L15 11',
  body: 'M0 -10C6 -10 9 -6 9 -1C9 6 5 13 0 14C-5 13 -9 6 -9 -1C-9 -6 -6 -10 0 -10Z',
  rings: 'M-8.500 2C-4 4.500 4 4.500 8.500 2M-6.500 8C-3 10 3 10 6.500 8',
  jaws: 'M-4 -9.500C-6 -13 -3 -15 -1.500 -13M4 -9.500C6 -13 3 -15 1.500 -13',
};
const BLACK = {
  legs: 'M-8 -6L-16 -12L-18 -8M8 -6L16 -12L18 -8M-10 0L-18 -1L-20 4M10 0L18 -1L20 4M-9 6L-16 9L-17 14M9 6L16 9L17 14M-6 11L-10 17M6 ' +
    '11L10 17',
  body: 'M0 -12L5 -9L10 -10L10 -4L14 0L10 4L11 10L5 11L0 17L-5 11L-11 10L-10 4L-14 0L-10 -4L-10 -10L-5 -9Z',
  rings: 'M0 -3V12M-7 2L0 6L7 2',
  jaws: 'M-5 -10C-11 -15 -7 -20 -2 -17M5 -10C11 -15 7 -20 2 -17',
};

/**
 * A parasite: a black one takes two wounds, and is grey and cracked after the first.
 *
 * @param {boolean} black
 * @param {boolean} [cracked] it was black
 */
export function parasiteShape(black, cracked = false) {
  const { legs, body, rings, jaws } = black || cracked ? BLACK : GREY;
  return svg`<g class="parasite ${black ? 'black' : 'grey'}">
    <path class="legs" d=${legs}></path><path class="legs" d=${jaws}></path><path class="body" d=${body}></path>
    <path class="rings" d=${rings}></path>
    <circle class="eye" cx="-3.500" cy="-5" r="2"></circle><circle class="eye" cx="3.500" cy="-5" r="2"></circle>
    ${cracked ? svg`<path class="crack" d="M-9 -8L-3 -2L-6 3L2 6L-1 13"></path>` : nothing}
  </g>`;
}

/**
 * The parasite marker of whoever holds it: full when a parasite phase begins his next turn.
 *
 * @param {boolean} activated
 */
export function markerShape(activated) {
  return svg`<g class="marker ${activated ? 'activated' : ''}"
      ><path d="M0 -12L12 0L0 12L-12 0Z"></path>${activated ? svg`<path class="sign" d="M0 -6V2M0 5v1"></path>` : nothing}</g>`;
}
