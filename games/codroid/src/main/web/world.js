import { nothing, svg } from 'lit';
import { building, station } from './buildings.js';
import { capacity } from './capacity.js';
import { pulsePicture } from './pulses.js';
import { crowd } from './robots.js';
import { ball } from './skins.js';

/**
 * One world, or one zone of the market, with its robots.
 *
 * @param {object} what
 * @param {import('./places.js').World} what.world
 * @param {number} what.slots
 * @param {{x: number, y: number, radius: number}} what.at
 * @param {import('./places.js').Layout} what.layout
 * @param {{grown: number, scale: number, hasNames: boolean}} what.text
 * @param {number[]} what.counts
 * @param {string} what.name
 * @param {string} what.title said by the tooltip
 * @param {import('./pulses.js').Pulse} [what.pulse] what just happened here
 * @param {{marker: boolean, closed: boolean, lit: boolean, touched: boolean, risk: boolean}} what.marks
 */
export function worldPicture({ world, slots, at, layout, text, counts, name, title, pulse, marks }) {
  const robots = counts.reduce((sum, count) => sum + count, 0);
  const { x, y, radius } = at;
  const danger = marks.risk ? 'risk' : robots > slots ? 'crowded' : '';
  return svg`<g class="${world.kind === 'market' ? 'zone' : ''} world ${marks.lit ? 'lit' : ''} ${marks.touched ? 'touched' : ''} ${danger}"
      data-place=${world.id} data-thing="places.${world.id}" transform="translate(${x} ${y})">
    <title>${title}</title>
    ${marks.risk ? svg`<circle class="alarm-glow" r=${radius * 1.24} fill="url(#alarm)"></circle>` : nothing}
    ${body(world, radius)}
    ${marks.lit || marks.touched || danger ? outline(world, radius, marks, danger) : nothing}
    ${crowd(counts, { radius: radius * (world.kind === 'market' ? 0.86 : 0.94), size: layout.pawn, scale: text.scale, up: radius * 0.08 })}
    ${marks.risk ? badge(world, radius, text) : nothing}
    ${marks.closed ? closedStation(radius) : nothing}
    ${marks.marker ? returnMarker(radius) : nothing}
    ${capacity({ robots, slots, danger, x: 0, y: foot(world, radius), size: layout.name * text.grown })}
    ${pulsePicture(pulse, { x: 0, y: 0, radius, size: layout.pawn })}
    ${text.hasNames ? svg`<text class="name" y=${foot(world, radius) + layout.name * text.grown * 1.62}>${name}</text>` : nothing}
  </g>`;
}

function body(world, radius) {
  if (world.kind === 'market') return station(world, radius);
  return [
    world.isHouse ? nothing : building(world, radius),
    world.kind === 'ring' ? planetRing(radius, 'back') : nothing,
    ball(world, radius),
    world.kind === 'ring' ? planetRing(radius, 'front') : nothing,
  ];
}

/** Where the number of robots stands: on the lower edge. */
function foot(world, radius) {
  return world.kind === 'market' ? radius * 0.84 : radius * 0.93;
}

function outline(world, radius, { lit, touched }, danger) {
  const ring = (by, name) =>
    world.kind === 'market'
      ? svg`<rect class=${name} x=${-radius * 1.08 - by} y=${-radius * 0.76 - by} width=${radius * 2.16 + 2 * by}
          height=${radius * 1.6 + 2 * by} rx=${radius * 0.24 + by}></rect>`
      : svg`<circle class=${name} r=${radius + by}></circle>`;
  return [
    lit ? ring(9, 'glow') : nothing,
    touched ? ring(9, 'aim') : nothing,
    danger ? ring(4, `ring ${danger}`) : nothing,
  ];
}

// The far half of the ring is drawn before the planet, the near half after it.
function planetRing(r, half) {
  const sweep = half === 'back' ? 1 : 0;
  return svg`<g class="planet-ring" transform="rotate(-16) scale(${r / 50})">
    <path class="outer" d="M-69 0A69 18 0 0 ${sweep} 69 0"></path><path class="inner" d="M-61.5 0A61.5 15 0 0 ${sweep} 61.5 0"></path></g>`;
}

function badge(world, radius, text) {
  const [x, y] = world.kind === 'market' ? [radius * 1.02, -radius * 0.72] : [radius * 0.84, -radius * 0.84];
  return svg`<g transform="translate(${x} ${y})"
      ><circle class="badge" r=${9 * text.grown}></circle><text class="badge-sign" dy="0.36em">!</text></g>`;
}

function closedStation(r) {
  return svg`<g transform="translate(${-r * 0.78} ${-r * 0.78})"
      ><circle class="closed" r="9"></circle><path class="closed-bar" d="M-5 0H5"></path></g>`;
}

// It reaches into the world: above it may stand the name of another.
function returnMarker(r) {
  return svg`<path class="marker" d="M-9 ${-r - 8}H9L0 ${-r + 6}Z"></path>`;
}
