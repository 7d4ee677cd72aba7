import { svg } from 'lit';
import { DISTRICTS, HOUSES, WORLDS, spot } from './places.js';
import { starfield } from './starfield.js';
import { worldPicture } from './world.js';

/**
 * The planetary system: orbit, districts and worlds.
 *
 * @param {object} what
 * @param {import('./types').View} what.view
 * @param {import('./types').Scene} what.scene
 * @param {import('./places.js').Layout} what.layout
 * @param {{grown: number, hasNames: boolean}} what.text
 * @param {import('../../words/game-words.js').GameWords} what.words
 * @param {Set<string>} what.lit places that a journal entry speaks of
 * @param {Set<string>} what.touched places that a choice would touch
 * @param {(place: string) => string} what.title
 */
export function systemPicture({ view, scene, layout, text, words, lit, touched, title }) {
  return svg`
    <defs>
      <radialGradient id="sphere" cx="36%" cy="30%" r="80%">
        <stop offset="0" class="sphere-light"></stop>
        <stop offset="1" class="sphere-dark"></stop>
      </radialGradient>
    </defs>
    ${starfield(layout.width, layout.height)}
    <path class="orbit" d=${orbit(layout)}></path>
    ${DISTRICTS.map((district) => svg`<path class="district" d=${spokes(district, layout)}></path>`)}
    ${WORLDS.map((world) =>
      worldPicture({
        world,
        slots: scene.slots[world.id],
        at: spot(world, layout),
        layout,
        text,
        counts: view.places[world.id],
        name: words.say(`place.${world.id}`),
        title: title(world.id),
        marks: {
          marker: HOUSES[view.marker]?.id === world.id,
          closed: view.closedStations.includes(world.id),
          risk: view.atRisk.includes(world.id),
          lit: lit.has(world.id),
          touched: touched.has(world.id),
        },
      }),
    )}`;
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
