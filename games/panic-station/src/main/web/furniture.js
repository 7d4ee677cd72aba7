import { nothing, svg } from 'lit';
import { HALF_Y } from './plan.js';

/**
 * What stands in the rooms, seen from above: quiet lines along the walls, as pieces and chips stand in the middle and doors lie in the
 * middle of each wall. A whole card is 142 by 166 units, half of one 142 by 83, both around the point (0, 0).
 */

const at = (x, y, picture, turn = 0) => svg`<g transform="translate(${x} ${y}) rotate(${turn})">${picture}</g>`;

const crate = (size) => svg`<path class="thing" d="M${-size} ${-size}H${size}V${size}H${-size}Z"></path>
  <path class="line" d="M${-size} ${-size}L${size} ${size}M${size} ${-size}L${-size} ${size}"></path>`;

const barrel = svg`<circle class="thing" r="8.500"></circle><circle class="line" r="5"></circle><path class="line" d="M-2 -2L2 2"></path>`;

/** A desk in a corner with its screens, which glow, and a chair. */
const desk = svg`<path class="thing" d="M-20 -14H20V-3H-8V15H-20Z"></path>
  <path class="screen" d="M-15 -12H-3V-8H-15ZM3 -12H15V-8H3ZM-18 0H-14V11H-18Z"></path>
  <circle class="thing" cx="3" cy="7" r="5.500"></circle><path class="line" d="M-1 12A6.500 6.500 0 0 0 9 10"></path>`;

const rack = svg`<path class="thing" d="M-8 -18H8V18H-8Z"></path><path class="line" d="M-8 -6H8M-8 6H8"></path>
  <path class="spark" d="M-4 -12h.01M0 -12h.01M-4 0h.01M4 0h.01M0 12h.01"></path>`;

const bed = svg`<rect class="thing" x="-10" y="-17" width="20" height="34" rx="3"></rect>
  <rect class="line" x="-7" y="-14" width="14" height="8" rx="3"></rect><path class="line" d="M-10 -1C-4 2 4 -3 10 0"></path>
  <path class="cross" d="M0 4V12M-4 8H4"></path>`;

const cabinet = svg`<path class="thing" d="M-16 -7H16V7H-16Z"></path><path class="cross" d="M0 -4V4M-4 0H4"></path>
  <path class="line" d="M-8 -7V7M8 -7V7"></path>`;

const locker = svg`<path class="thing" d="M-18 -8H18V8H-18Z"></path>
  <path class="line" d="M-6 -8V8M6 -8V8M-9 2h.01M3 2h.01M15 2h.01"></path>`;

/** A bench for two, as this is where two search together. */
const bench = svg`<path class="thing" d="M-15 -6H15V6H-15Z"></path><path class="line" d="M-9 -2L-2 2M4 2H10"></path>
  <circle class="thing" cx="-7" cy="13" r="4.500"></circle><circle class="thing" cx="7" cy="13" r="4.500"></circle>`;

const grate = svg`<rect class="thing" x="-12" y="-12" width="24" height="24" rx="3"></rect>
  <path class="line" d="M-7 -8V8M-2.500 -8V8M2.500 -8V8M7 -8V8"></path>`;

const fallenChair = svg`<path class="line" d="M-7 -5L5 -8L8 3L-4 6ZM-7 -5L-12 2M-4 6L-9 12M8 3L13 0"></path>`;

/** Where parasites come from: a floor that is torn open. */
const burrow = svg`<path class="hole" d="M-13 2C-15 -8 -6 -12 1 -11C11 -13 16 -4 13 4C12 12 0 13 -6 11C-11 11 -13 7 -13 2Z"></path>
  <path class="line" d="M-13 2L-20 5M-5 -11L-8 -17M10 -8L16 -13M12 6L19 9M-3 11L-5 17"></path>`;

const claws = svg`<path class="line" d="M-6 -9C-2 -3 -1 3 -3 9M0 -10C4 -3 5 3 3 10M6 -8C9 -3 10 2 9 7"></path>`;

const eggs = svg`<ellipse class="egg" cx="-6" cy="2" rx="6" ry="8"></ellipse><ellipse class="egg" cx="6" cy="-3" rx="5" ry="7"></ellipse>
  <ellipse class="egg" cx="6" cy="9" rx="4" ry="5"></ellipse><path class="line" d="M-8 0C-7 -3 -5 -3 -4 -2M4 -5C5 -7 6 -7 7 -6"></path>`;

/** What grows in from a corner of the Hive. */
const growth = svg`<path class="growth"
  d="M-32 -28C-8 -28 16 -30 24 -26C32 -20 18 -14 12 -10C6 -4 10 2 2 6C-6 10 -8 4 -14 12C-18 20 -14 30 -22 34C-30 38 -32 26 -32 20Z"></path>
  <path class="line" d="M-27 -22C-20 -24 -14 -18 -18 -13C-23 -9 -30 -13 -27 -22ZM-10 -21C-3 -23 1 -17 -3 -13C-8 -10 -14 -15 -10 -21Z
    M-25 -4C-19 -7 -13 -1 -17 4C-22 8 -29 2 -25 -4ZM5 -21C10 -23 14 -20 11 -17C8 -14 2 -17 5 -21ZM-25 13C-21 11 -18 15 -20 19"></path>`;

const pipes = svg`<path class="pipe" d="M-63 -78V-30M-63 30V78M-54 -78V-30M-54 30V78M63 -78V-30M63 30V78M54 -78V-30M54 30V78"></path>
  <path class="line" d="M-68 -60H-49M-68 60H-49M68 -60H49M68 60H49M-68 -38H-49M-68 38H-49M68 -38H49M68 38H49"></path>
  <path class="chevron" d="M-8 -44L0 -52L8 -44M-8 44L0 52L8 44M-34 -8L-42 0L-34 8M34 -8L42 0L34 8"></path>`;

const core = svg`<circle class="thing" r="40"></circle><circle class="line" r="33"></circle>
  <path class="line" d="M0 -40V-22M0 40V22M-40 0H-22M40 0H22M-28.300 -28.300L-15.600 -15.600M28.300 -28.300L15.600 -15.600M-28.300
    28.300L-15.600 15.600M28.300 28.300L15.600 15.600"></path>
  <circle class="heart" r="21"></circle><circle class="heart-line" r="13"></circle><circle class="heart-line" r="5"></circle>
  ${at(-54, -46, barrel)}${at(54, -46, barrel)}${at(-54, 62, barrel)}${at(54, 62, barrel)}`;

/** @type {Record<string, unknown>} what stands in a whole card */
const WHOLE = {
  reactor: core,
  terminal: svg`${at(-46, -34, desk)}${at(60, -36, rack)}${at(46, 66, desk, 180)}${at(-60, 56, rack)}`,
  hive: svg`${at(-38, -54, growth)}${at(38, -54, growth, 90)}${at(38, 54, growth, 180)}${at(-38, 54, growth, 270)}
    ${at(-50, -6, eggs)}${at(52, 22, eggs)}`,
  storage: svg`${at(-50, -42, crate(16))}${at(-57, -13, crate(9))}${at(53, -40, crate(12))}${at(48, 61, crate(17))}${at(-58, 40, barrel)}
    ${at(23, 70, crate(7))}`,
  empty: svg`${at(-48, -40, grate)}${at(48, 58, fallenChair)}<path class="line" d="M40 -60H66V-34M-66 44V78H-34"></path>`,
  parasite: svg`${at(-46, -36, burrow)}${at(50, -44, claws)}${at(-52, 60, eggs)}${at(50, 60, burrow, 150)}`,
  team: svg`${at(-44, -46, locker)}${at(60, -40, locker, 90)}${at(44, 58, bench)}${at(-62, 54, locker, 90)}`,
  run: pipes,
};

/** @type {Record<string, {inner: unknown, outer: unknown}>} of cards with two rooms: where the icon is, and the way to it */
const HALVES = {
  terminal: { inner: svg`${at(-46, 6, desk)}${at(60, 8, rack)}`, outer: svg`${at(-50, 28, rack, 90)}${at(58, 14, barrel)}` },
  'sick-bay': { inner: svg`${at(-54, 8, bed)}${at(54, 8, bed)}`, outer: svg`${at(-50, 26, cabinet)}${at(56, 24, barrel)}` },
};

/**
 * @param {string} type of a room
 * @param {-1 | 0 | 1} shift which half of a card the room is, or all of it
 * @param {boolean} isOuter of two rooms the one without the icon
 */
export function furniture(type, shift, isOuter) {
  if (shift === 0) return svg`<g class="furniture">${WHOLE[type] ?? nothing}</g>`;
  const { inner, outer } = HALVES[type];
  return svg`<g class="furniture" transform="translate(0 ${(shift * HALF_Y) / 2})">${isOuter ? outer : inner}</g>`;
}

/** The light that falls in through a door, drawn as of the northern edge. */
export const lightOf = (far) =>
  svg`<path class="light" d="M-20 ${-far}H20L44 ${52 - far}Q0 ${72 - far} -44 ${52 - far}Z" fill="url(#light)"></path>`;
