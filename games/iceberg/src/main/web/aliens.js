import { rules } from './rules.js';
import { nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { CELL, isSame, middle, written } from './geometry.js';

/** @import { View } from './types' */

/** Aliens that land within so many rounds are shown on the ice beforehand. */
const SOON = 10;

/**
 * @typedef {{row: number, column: number, points: number, arrival: number, duration: number, state: string, captureProgress: number}} Alien
 * @typedef {Alien & {number: number, inRounds: number, roundsLeft: number}} Visitor an alien with its number and its times from now
 */

/**
 * @param {View} view
 * @returns {Visitor[]}
 */
export function visitors(view) {
  return view.aliens.map((alien, number) => ({
    ...alien,
    number,
    inRounds: alien.arrival - view.round,
    roundsLeft: alien.arrival + alien.duration - view.round,
  }));
}

/** @param {View} view */
export const onIce = (view) => visitors(view).filter(({ state }) => state === 'on-ice').sort((a, b) => a.roundsLeft - b.roundsLeft);

/** @param {View} view */
export const toCome = (view) => visitors(view).filter(({ state }) => state === 'waiting').sort((a, b) => a.inRounds - b.inRounds);

/**
 * An alien in one line: "alien 4 on (3, 7): 9 points, leaves in 5 rounds, captured 1 of 3".
 *
 * @param {Visitor} visitor
 */
export function alienInWords(visitor) {
  const { number, points, inRounds, roundsLeft, captureProgress, state } = visitor;
  const time = state === 'waiting' ? say('iceberg.lands-in', { rounds: inRounds }) : say('iceberg.leaves-in', { rounds: roundsLeft });
  const progress = captureProgress ? [say('iceberg.progress', { rounds: rules.captureRounds, progress: captureProgress })] : [];
  return `${say('iceberg.alien', { number, cell: written(visitor) })}${say('colon')} ${[
    say('iceberg.worth', { points }),
    time,
    ...progress,
  ].join(', ')}`;
}

/**
 * @param {View} view
 * @param {{text: number, grown: number, soon: boolean}} how `grown`: how much larger than usual, on a small screen
 */
export function aliensPicture(view, { text, grown, soon }) {
  const coming = soon ? toCome(view).filter(({ inRounds }) => inRounds <= SOON) : [];
  return [
    ...coming.map((visitor) => comingAlien(visitor, text / grown, grown)),
    ...onIce(view).map((visitor) => alienOnIce(visitor, text / grown, grown, isHeld(view, visitor))),
  ];
}

/** @param {View} view */
function isHeld(view, visitor) {
  return view.agents.flat().some((agent) => isSame(agent, visitor));
}

// Only its shadow is there yet, and grows; around it one mark for each round that it still has to fall.
function comingAlien(visitor, text, grown) {
  const { x, y } = middle(visitor);
  return svg`<g class="coming" data-thing="aliens.${visitor.number}"
      transform="translate(${x} ${y}) scale(${grown})"><title>${alienInWords(visitor)}</title>
    ${landing(visitor.inRounds)}
    <text class="value" dy="0.36em" font-size=${text}>${visitor.points}</text></g>`;
}

/** @param {number} inRounds */
export function landing(inRounds) {
  const left = Array.from({ length: Math.min(SOON, inRounds) }, () => '6 4').join(' ');
  return svg`<circle class="falling" r=${15 - Math.min(SOON, inRounds) * 0.7}></circle>
    <circle class="landing-track" r="17"></circle>
    <circle class="landing" r="17" pathLength="100" stroke-dasharray=${left ? `${left} 0 100` : '0 100'} transform="rotate(-90)"></circle>`;
}

function alienOnIce(visitor, text, grown, held) {
  const { x, y } = middle(visitor);
  return svg`<g class="alien ${visitor.points > 0 ? '' : 'worthless'}" data-thing="aliens.${visitor.number}"
      transform="translate(${x} ${y}) scale(${grown})"><title>${alienInWords(visitor)}</title>
    ${captureClock(visitor.captureProgress)}
    ${held
      ? nothing
      : svg`${alienBody(visitor.points)}<text class="value" y="5" dy="0.36em" font-size=${text}>${visitor.points}</text>`}</g>`;
}

/** From so many points on it is one of the larger kinds. */
const KINDS = [{ from: 10, kind: 'crowned' }, { from: 6, kind: 'horned' }, { from: 1, kind: 'drop' }];

const BODIES = {
  crowned: {
    feelers: 'M-9 -9L-13.500 -17.500M0 -12V-19M9 -9L13.500 -17.500',
    tips: [[-13.5, -17.5], [0, -19], [13.5, -17.5]],
    eyes: [[-6, -5.5], [0, -7.5], [6, -5.5]],
    body: 'M-16.500 3C-16.500 -8 -9 -12.500 0 -12.500S16.500 -8 16.500 3' +
      'L17.500 14L12 11L8 15.500L3 12L0 16L-3 12L-8 15.500L-12 11L-17.500 14Z',
  },
  horned: {
    feelers: 'M-6 -9L-9.500 -17M6 -9L9.500 -17',
    tips: [[-9.5, -17], [9.5, -17]],
    eyes: [[-4.5, -6.5], [4.5, -6.5]],
    body: 'M-14.500 1C-14.500 -8 -8 -12.500 0 -12.500S14.500 -8 14.500 1V14.500' +
      'L9.700 11.500 4.800 15.500 0 11.500 -4.800 15.500 -9.700 11.500 -14.500 14.500Z',
  },
  drop: {
    feelers: 'M0 -9C0 -13 2 -15 5 -16',
    tips: [[5.5, -16]],
    eyes: [[0, -6]],
    body: 'M0 -11.500C9 -11.500 13 -3 13 4.500S8 15.500 0 15.500 -13 12 -13 4.500 -9 -11.500 0 -11.500Z',
  },
};

/**
 * A creature; its value stands on it. What is worth more is larger, with more eyes and feelers.
 *
 * @param {number} points
 */
export function alienBody(points) {
  const { feelers, tips, eyes, body } = BODIES[KINDS.find(({ from }) => points >= from)?.kind ?? 'drop'];
  return svg`<path class="antenna" d=${feelers}></path><path class="body" d=${body}></path>
    <path class="antenna-tips" d=${dots(tips)}></path><path class="eyes" d=${dots(eyes)}></path>`;
}

// A line of no length with a round cap.
const dots = (points) => points.map(([x, y]) => `M${x} ${y}h0`).join('');

/**
 * A ring around the cell in three parts; a part is filled for each round that somebody has stood there.
 *
 * @param {number} progress
 */
export function captureClock(progress) {
  if (!progress) return nothing;
  const half = CELL / 2 + 1.5;
  const ring = `M0 ${-half}H${half - 8}Q${half} ${-half} ${half} ${-half + 8}V${half - 8}Q${half} ${half} ${half - 8} ${half}` +
    `H${-half + 8}Q${-half} ${half} ${-half} ${half - 8}V${-half + 8}Q${-half} ${-half} ${-half + 8} ${-half}Z`;
  const parts = Array.from({ length: rules.captureRounds }, (_, i) => (i < progress ? '28.333 5' : '0 33.333')).join(' ');
  return svg`<path class="clock" d=${ring}></path>
    <path class="clock-run" d=${ring} pathLength="100" stroke-dasharray=${parts} stroke-dashoffset="-2.500"></path>`;
}

/**
 * What an agent that stands on an alien hides: its value, beside the agent.
 *
 * @param {View} view
 * @param {{text: number, grown: number}} how
 */
export function heldValues(view, { text, grown }) {
  return onIce(view)
    .filter((visitor) => isHeld(view, visitor))
    .map((visitor) => {
      const { x, y } = middle(visitor);
      const wide = String(visitor.points).length * text * 0.6 + 9;
      const side = visitor.column < 1 ? 1 : -1;
      const above = visitor.row < 1 ? 1 : -1;
      return svg`<g class="held-value" transform="translate(${x + side * 19 * grown} ${y + above * 19 * grown})">
        <rect x=${-wide / 2} y=${-text * 0.6} width=${wide} height=${text * 1.2} rx=${text * 0.5}></rect>
        <text dy="0.36em" font-size=${text}>${visitor.points}</text></g>`;
    });
}
