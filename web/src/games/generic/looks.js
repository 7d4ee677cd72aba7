import { svg } from 'lit';

/**
 * The shapes that things on a table bear, each within 20 around its middle. Always with a colour, by the class that is named after it.
 *
 * @typedef {{shape: string, colour: string}} Emblem
 */

const SHAPES = {
  circle: 'M0-16A16 16 0 1 1 0 16A16 16 0 1 1 0-16Z',
  square: 'M-14-14H14V14H-14Z',
  triangle: 'M0-17L17 13H-17Z',
  diamond: 'M0-18L15 0L0 18L-15 0Z',
  star: 'M0-18L4.7-6.2L17.1-5.6L7.5 2.4L10.6 14.6L0 7.8L-10.6 14.6L-7.5 2.4L-17.1-5.6L-4.7-6.2Z',
  hexagon: 'M0-17L15-8.5V8.5L0 17L-15 8.5V-8.5Z',
  cross: 'M-6-16H6V-6H16V6H6V16H-6V6H-16V-6H-6Z',
  heart: 'M0 16C-28-3-14-21 0-9C14-21 28-3 0 16Z',
  moon: 'M5-17A17 17 0 1 0 16 6A13 13 0 0 1 5-17Z',
  drop: 'M0-18C9-6 13 0 13 5A13 13 0 0 1-13 5C-13 0-9-6 0-18Z',
};

const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'heart', 'moon', 'drop'];
const SEAT_COLOURS = ['red', 'blue', 'green', 'orange', 'purple', 'white'];

/**
 * @param {number} seat
 * @returns {Emblem} the same for this seat on every board, also on those of text
 */
export function emblemOf(seat) {
  return { shape: SEAT_SHAPES[seat % SEAT_SHAPES.length], colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] };
}

/**
 * A shape in its colour around a point.
 *
 * @param {Emblem} emblem
 * @param {{x?: number, y?: number, size?: number, part?: string}} [where] `size` from its middle to its edge
 */
export function shape({ shape: name, colour }, { x = 0, y = 0, size = 18, part = '' } = {}) {
  return svg`<path class="shape ${colour} ${part}" d=${SHAPES[name]} transform="translate(${x} ${y}) scale(${size / 18})"></path>`;
}

/** @param {Emblem} emblem */
export const emblemPicture = (emblem) => svg`<svg class="emblem" viewBox="-20 -20 40 40" aria-hidden="true">${shape(emblem)}</svg>`;
