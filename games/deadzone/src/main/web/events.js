import { nothing, svg } from 'lit';
import { HIGH, middleOf } from './geometry.js';

/**
 * What is happening just now, over the board: small, short, and where it happens.
 *
 * @import { What } from './picture.js'
 */

/** @param {What} what */
export function happening({ beat, figures, places, grown }) {
  if (!beat) return nothing;
  const placeOf = (id) => places.get(figures.find((figure) => figure.figure === id && figure.cube)?.key);
  const { figure, target, enemy, cube, leaver } = beat.entry.facts;
  const there = cube ? middleOf(cube) : placeOf(target ?? enemy ?? leaver ?? figure);
  const draw = EVENTS[beat.kind];
  return there && draw ? draw({ from: placeOf(figure), there, grown, facts: beat.entry.facts }) : nothing;
}

const EVENTS = {
  shot: ({ from, there, grown }) => from && shotPicture(chest(from, grown), chest(there, grown)),
  throw: ({ from, there }) => from && thrownPicture(chest(from, 1), there),
  burst: ({ there }) => burstPicture(there),
  puff: ({ there }) => puffPicture(there),
  clash: ({ from, there, grown }) => clashPicture(from ?? there, there, grown),
  hit: ({ there, grown, facts }) => (facts.points ? floating(there, grown, 'loss', `−${facts.points}`) : nothing),
  fall: ({ there, grown }) => fallPicture(there, grown),
  missed: ({ there, grown }) => missedPicture(chest(there, grown)),
  shield: ({ there, grown }) => shieldPicture(chest(there, grown)),
  score: ({ there, grown, facts }) => (facts.points ? floating(there, grown, facts.side, `+${facts.points}`) : nothing),
};

const chest = ({ x, y }, grown) => ({ x, y: y - 20 * grown });

const placed = ({ x, y }, scale = 1) => `translate(${x} ${y}) scale(${scale})`;

// A flash where it leaves, and sparks where it comes in.
function shotPicture(a, b) {
  return svg`<g class="event"><path class="flash" transform=${placed(a)} d="M0 -13L4 -4L13 0L4 4L0 13L-4 4L-13 0L-4 -4Z"></path>
    <path class="tracer" d="M${a.x} ${a.y}L${b.x} ${b.y}" pathLength="1"></path>
    <path class="sparks" transform=${placed(b)} d="M-6 -6L-16 -15M6 -6L17 -12M7 5L18 12M-6 6L-15 14M0 -8V-20M0 8V20"></path></g>`;
}

function thrownPicture(a, b) {
  const top = Math.min(a.y, b.y) - 2 * HIGH;
  const way = `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${top} ${b.x} ${b.y}`;
  return svg`<g class="event"><path class="tracer thrown" d=${way} pathLength="1"></path></g>`;
}

function burstPicture(there) {
  return svg`<g class="event" transform=${placed(there)}><ellipse class="scorch" rx="46" ry="26"></ellipse>
    <path class="burst"
      d="M0 -52L10 -24L34 -44L26 -16L54 -12L30 2L46 24L16 14L4 34L-8 15L-40 26L-26 4L-54 -8L-28 -15L-36 -42L-12 -24Z"></path>
    <path class="burst core" d="M0 -30L8 -12L26 -10L12 0L16 14L0 8L-16 14L-12 0L-26 -10L-8 -12Z"></path></g>`;
}

function puffPicture(there) {
  return svg`<g class="event puffs" transform=${placed(there)}><circle class="puff" cx="-24" cy="-6" r="17"></circle>
    <circle class="puff" cx="4" cy="-20" r="24"></circle><circle class="puff" cx="28" cy="-5" r="17"></circle></g>`;
}

function clashPicture(a, b, grown) {
  const there = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 20 * grown };
  return svg`<g class="event" transform=${placed(there, grown)}><path class="clash" d="M-18 -17L18 15"></path>
    <path class="clash second" d="M18 -17L-18 15"></path></g>`;
}

function fallPicture(there, grown) {
  return svg`<g class="event" transform=${placed(there, grown)}><path class="skull"
      d="M-11 -34Q-11 -46 0 -46Q11 -46 11 -34Q11 -29 7 -27V-21H-7V-27Q-11 -29 -11 -34ZM-6 -36V-32H-2V-36ZM2 -36V-32H6V-36Z"></path></g>`;
}

function missedPicture(there) {
  return svg`<g class="event" transform=${placed(there)}><path class="missed" d="M-22 -14Q0 -26 24 -30M-20 4Q2 -6 26 -8"></path></g>`;
}

function shieldPicture(there) {
  return svg`<g class="event" transform=${placed(there)}><path class="shield" d="M0 -18L15 -12V0Q15 12 0 19Q-15 12 -15 0V-12Z"></path></g>`;
}

function floating({ x, y }, grown, tone, text) {
  return svg`<g class="event" transform=${placed({ x, y: y - 44 * grown }, grown)}><text class="floating ${tone}">${text}</text></g>`;
}
