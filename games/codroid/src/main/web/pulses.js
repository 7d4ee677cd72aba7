import { nothing, svg } from 'lit';
import { robot } from './robots.js';

/**
 * Something that happened to robots of a place, to be seen there for a moment: how many, what became of them, and how that feels.
 *
 * @typedef {{tone: 'good' | 'warning' | 'bad' | 'info', state: string, count: number, isScrapped: boolean}} Pulse
 */

/** @type {Record<string, {tone: Pulse['tone'], state: string}>} */
const HAPPENINGS = {
  infected: { tone: 'warning', state: 'incubating' },
  'first-infected': { tone: 'warning', state: 'incubating' },
  'fell-sick': { tone: 'bad', state: 'sick' },
  cured: { tone: 'info', state: 'cured' },
  'left-hospital-cured': { tone: 'info', state: 'cured' },
  admitted: { tone: 'bad', state: 'sick' },
  scrapped: { tone: 'bad', state: 'sick' },
  'found-no-bed': { tone: 'bad', state: 'sick' },
};

/**
 * @param {import('./types').Entry[]} entries of one scene
 * @returns {Map<string, Pulse>} by the ids of places and columns
 */
export function pulsesOf(entries) {
  const pulses = new Map();
  for (const { key, facts } of entries) {
    if (!HAPPENINGS[key]) continue;
    const at = key === 'scrapped' ? 'hospital-c' : key === 'found-no-bed' ? 'hospital' : (facts.house ?? facts.column ?? facts.place);
    const count = (pulses.get(at)?.count ?? 0) + (facts.count ?? 1);
    pulses.set(at, { ...HAPPENINGS[key], count, isScrapped: key === 'scrapped' });
  }
  return pulses;
}

/**
 * @param {Pulse | undefined} pulse
 * @param {{x: number, y: number, radius: number, size: number}} at the middle, how far it goes, and the size of a robot
 */
export function pulsePicture(pulse, { x, y, radius, size }) {
  if (!pulse) return nothing;
  return svg`<g class="pulse ${pulse.tone}" transform="translate(${x} ${y})">
    <circle class="wave" r=${radius}></circle>
    <g class="rise" transform="translate(0 ${-radius * 0.96})">
      ${pulse.isScrapped ? broken(size * 1.5) : robot(pulse.state, -size * 1.3, 0, size * 1.25)}
      <text class="much" x=${size * 0.5} dy="0.36em">${pulse.isScrapped ? '−' : '+'}${pulse.count}</text>
    </g>
  </g>`;
}

// A robot that falls in two.
function broken(size) {
  return svg`<g transform="translate(${-size} 0) scale(${size / 10})"
      ><path class="sick shard left" d="M-1 -10L-2 -3L1 1L-2 9.5H-11.5Z"></path>
      <path class="sick shard right" d="M1 -10L0 -3L3 1L0 9.5H11.5Z"></path></g>`;
}
