import { svg } from 'lit';
import { alienBody } from './aliens.js';
import { CELL, FIELD, middle } from './geometry.js';

/** @import { Entry, View } from './types' */

/** Rays around a place, and lines of what came to a stop. */
const BURST = Array.from({ length: 10 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)].map((one) => Number(one.toFixed(3)));
  return `M${x * 25} ${y * 25}L${x * 36} ${y * 36}`;
}).join('');
const TURNS = { north: 270, east: 0, south: 90, west: 180 };

/**
 * What has just happened, at its place: seen for as long as its part of the story lasts.
 *
 * @param {Entry[]} entries
 * @param {View} view as it is behind them
 * @param {{text: number, grown: number}} how
 */
export function eventsPicture(entries, view, how) {
  return entries.map((entry) => PICTURES[entry.key]?.(entry.facts, view, how));
}

const at = (cell, grown, picture) =>
  svg`<g transform="translate(${middle(cell).x} ${middle(cell).y}) scale(${grown})">${picture}</g>`;

/** @type {Record<string, (facts: any, view: View, how: {text: number, grown: number}) => unknown>} by the key of the entry */
const PICTURES = {
  captured: ({ cell, alien, points, side }, view, { text, grown }) => [
    at(cell, grown, svg`<path class="burst ${side}" d=${BURST}></path><g class="alien caught">${alienBody(view.aliens[alien].points)}</g>`),
    gain(middle(cell), points, side, { text, grown }),
  ],
  'capture-lost': ({ cell }, _, { grown }) =>
    at(cell, grown, svg`<path class="broken" d="M-21 -8V-21H-6M8 -21H21V-4M21 8V21H4M-8 21H-21V6"></path>`),
  'alien-left': ({ cell, alien }, view, { grown }) =>
    at(cell, grown, svg`<g class="alien leaves">${alienBody(view.aliens[alien].points)}</g>`),
  'alien-arrived': ({ cell }, _, { grown }) =>
    at(cell, grown, svg`<circle class="ripple" r="22"></circle><circle class="ripple late" r="22"></circle>`),
  pushed: ({ from, to, direction }, _, { grown }) => [
    svg`<path class="skid" d="M${middle(from).x} ${middle(from).y + 12}L${middle(to).x} ${middle(to).y + 12}"></path>`,
    at(from, grown, shove(direction)),
  ],
  'push-held': ({ cell, direction }, _, { grown }) => at(cell, grown, shove(direction)),
  'slide-held': ({ cell, direction }, _, { grown }) =>
    at(cell, grown, svg`<path class="bump" transform="rotate(${TURNS[direction]})" d="M21 -11V11M26 -6V6"></path>`),
};

// Where somebody was hit, on the side that the push came from.
const shove = (direction) =>
  svg`<path class="shove" transform="rotate(${TURNS[direction]}) translate(-20 0)" d="M2 0H14M0 -7L10 -13M0 7L10 13"></path>`;

// The points go to their side, in its colour and its form.
function gain({ x, y }, points, side, { text, grown }) {
  const label = points < 0 ? String(points).replace('-', '−') : `+${points}`;
  const [size, wide] = [text * 1.35, (label.length + 1.2) * text * 0.85];
  const left = Math.max(wide / 2, Math.min(FIELD - wide / 2, x));
  const above = y - CELL * grown < text ? y + CELL * grown : y - CELL * grown;
  return svg`<g transform="translate(${left} ${above})"><g class="gain ${side}">
    <rect x=${-wide / 2} y=${-size * 0.75} width=${wide} height=${size * 1.5} rx=${side === 'blue' ? size * 0.75 : 4}></rect>
    <text dy="0.36em" font-size=${size}>${label}</text></g></g>`;
}
