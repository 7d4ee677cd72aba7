import { nothing, svg } from 'lit';
import { TOKEN } from './plan.js';

const RING = TOKEN + 3;
const MOST_HEALTH = 4;

/**
 * A trooper is round and wears a helmet, an android is square and has an antenna. The number is that of the seat, the ring is its
 * health: four parts, as many full as are left.
 *
 * @param {{colour: string, seat: number, role: string, health: number, text?: number}} who
 */
export function characterShape({ colour, seat, role, health, text = 13 }) {
  return svg`<g class="character colour-${colour} ${role}">
    ${healthRing(health)}
    ${role === 'trooper'
      ? svg`<circle class="body" r=${TOKEN}></circle><path class="trim" d="M-9 -4.500C-6 -9.500 6 -9.500 9 -4.500Z"></path>`
      : svg`<path class="trim" d="M0 -12V-18"></path><circle class="tip" cy="-18" r="2"></circle>
        <rect class="body" x="-12" y="-12" width="24" height="24" rx="5"></rect><path class="trim" d="M-7 -7H7"></path>`}
    <text class="number" dy="0.36em" y="2" font-size=${text}>${seat + 1}</text>
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

/**
 * A grey parasite is round, a black one has spikes and takes two wounds.
 *
 * @param {boolean} black
 */
export function parasiteShape(black) {
  return svg`<g class="parasite ${black ? 'black' : 'grey'}">
    <path class="legs" d="M-8 -6L-14 -11M8 -6L14 -11M-10 0H-16M10 0H16M-8 6L-14 11M8 6L14 11"></path>
    ${black
      ? svg`<path class="body" d="M0 -14L4 -9L10 -10L9 -4L14 0L9 4L10 10L4 9L0 14L-4 9L-10 10L-9 4L-14 0L-9 -4L-10 -10L-4 -9Z"></path>`
      : svg`<circle class="body" r="10"></circle>`}
    <circle class="eye" cx="-3.500" cy="-2" r="2"></circle><circle class="eye" cx="3.500" cy="-2" r="2"></circle>
    <path class="mouth" d="M-4 4L-2 6L0 4L2 6L4 4"></path>
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
