import { nothing, svg } from 'lit';
import { hospitalPicture } from './hospital.js';
import { DISTRICTS, HOUSES, STATIONS, WORLDS, spot } from './places.js';
import { skins } from './skins.js';
import { tracksPicture } from './tracks.js';
import { worldPicture } from './world.js';

/** Where the tracks stand in the middle of the wide system. */
const TRACKS = { x: 378, y: 484, width: 444 };

/**
 * @typedef {object} What what the picture shows
 * @property {import('./types').View} view
 * @property {import('./types').Scene} scene
 * @property {import('./places.js').Layout} layout
 * @property {{grown: number, scale: number, hasNames: boolean}} text
 * @property {import('../../words/game-words.js').GameWords} words
 * @property {Set<string>} lit places that a journal entry speaks of
 * @property {Set<string>} touched things that a choice would touch
 * @property {Map<string, import('./pulses.js').Pulse>} pulses what just happened, by places and columns
 * @property {(place: import('./types').Place) => string} title
 */

/**
 * The planetary system: orbit, districts, worlds, and the hospital.
 *
 * @param {What} what
 */
export function systemPicture(what) {
  const { layout, text } = what;
  return svg`
    <defs>${skins()}</defs>
    <path class="orbit" d=${orbit(layout)}></path>
    ${DISTRICTS.map((district) => svg`<path class="district" d=${spokes(district, layout)}></path>`)}
    ${hospitalPicture(what)}
    ${[...STATIONS, ...WORLDS].map((world) => picture(world, what))}
    ${layout.isWide
      ? svg`<g transform="translate(${TRACKS.x} ${TRACKS.y * layout.stretch})">
          ${tracksPicture(what, TRACKS.width, layout.name * text.grown * 0.94)}</g>`
      : nothing}`;
}

/** @param {import('./places.js').World} world @param {What} what */
function picture(world, { view, scene, layout, text, words, lit, touched, pulses, title }) {
  const name = words.say(`place.${world.id}`);
  return worldPicture({
    world,
    slots: scene.slots[world.id],
    at: spot(world, layout),
    layout,
    text,
    counts: view.places[world.id],
    name: layout.isWide ? name : name.replace(/^.*?, /, ''),
    title: title(world.id),
    pulse: pulses.get(world.id),
    marks: {
      marker: HOUSES[view.marker]?.id === world.id,
      closed: view.closedStations.includes(world.id),
      risk: view.atRisk.includes(world.id),
      lit: lit.has(world.id),
      touched: touched.has(world.id),
    },
  });
}

// A smooth closed curve through the houses (Catmull-Rom, written as cubic Béziers).
function orbit(layout) {
  const points = HOUSES.map((house) => spot(house, layout));
  const at = (i) => points[(i + points.length) % points.length];
  const arcs = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6];
    const c2 = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6];
    return `C${c1.join(' ')} ${c2.join(' ')} ${to.x} ${to.y}`;
  });
  return `M${points[0].x} ${points[0].y}${arcs.join('')}Z`;
}

function spokes(district, layout) {
  const world = (id) => spot(WORLDS.find((one) => one.id === id), layout);
  const hub = world(district.place);
  return district.houses.map((id) => `M${hub.x} ${hub.y}L${world(id).x} ${world(id).y}`).join('');
}
