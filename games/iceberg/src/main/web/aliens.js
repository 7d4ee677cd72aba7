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

// Dashed and hollow: it is not there yet. The gap of its ring closes as its round comes nearer.
function comingAlien(visitor, text, grown) {
  const { x, y } = middle(visitor);
  const near = 1 - visitor.inRounds / (SOON + 1);
  return svg`<g class="coming" data-thing="aliens.${visitor.number}"
      transform="translate(${x} ${y}) scale(${grown})"><title>${alienInWords(visitor)}</title>
    <circle class="landing" r="16.500"></circle>
    <circle class="landing-near" r="16.500" pathLength="100" stroke-dasharray="${near * 100} 100" transform="rotate(-90)"></circle>
    <text class="value" dy="0.36em" font-size=${text}>${visitor.points}</text></g>`;
}

function alienOnIce(visitor, text, grown, held) {
  const { x, y } = middle(visitor);
  return svg`<g class="alien ${visitor.points > 0 ? '' : 'worthless'}" data-thing="aliens.${visitor.number}"
      transform="translate(${x} ${y}) scale(${grown})"><title>${alienInWords(visitor)}</title>
    ${captureClock(visitor.captureProgress)}
    ${held ? nothing : svg`${alienBody()}<text class="value" dy="0.4em" font-size=${text}>${visitor.points}</text>`}</g>`;
}

/** A head with two antennas; its value stands on it. */
export function alienBody() {
  return svg`<path class="antenna" d="M-6 -10L-10 -17M6 -10L10 -17"></path>
    <circle class="antenna-tip" cx="-10" cy="-17" r="2.500"></circle><circle class="antenna-tip" cx="10" cy="-17" r="2.500"></circle>
    <path class="body"
        d="M-14.500 0C-14.500 -9 -8 -13.500 0 -13.500S14.500 -9 14.500 0
            V14L9.700 10.500 4.800 14.500 0 10.500 -4.800 14.500 -9.700 10.500 -14.500 14Z"></path>`;
}

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
