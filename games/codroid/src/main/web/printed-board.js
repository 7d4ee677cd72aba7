import { nothing, svg } from 'lit';
import { COLUMNS, DISTRICTS, HOUSES, MARKET, WORLDS } from './places.js';

/** @typedef {(scene: import('./types').Scene, words: import('../../words/game-words.js').GameWords) => unknown} Plan */

/** Millimetres for one unit of these middles and radii: a house is 40 mm across. */
const SCALE = 0.44;
const RADIUS = { house: 46, place: 50, school: 64 };
/** The loop of the houses is higher than on a screen: it stands on two pages by two. */
const MIDDLES = {
  'crater-1': [74, 262], 'ring-1': [92, 104], 'crater-2': [226, 66], 'gas-1': [360, 56], 'ring-2': [496, 56], 'crater-3': [632, 66],
  'gas-2': [766, 104], 'ring-3': [788, 262], 'gas-3': [794, 416], 'crater-4': [766, 570], 'ring-4': [630, 648], 'crater-5': [494, 672],
  'gas-4': [358, 672], 'ring-5': [222, 648], 'crater-6': [92, 570], 'gas-5': [68, 416], bar: [266, 230], cinema: [596, 230],
  'media-library': [596, 496], restaurant: [266, 496], academy: [431, 362],
};
const SLOT = 17;
const SERVICES = 352;

/**
 * The board for real pawns, two by two pages large: the system as on the screen, with market, hospital and tracks below it. Drawn in
 * lines only, so that it needs no colour.
 */
export const printedBoard = {
  width: 380,
  height: 554,

  /**
   * @param {import('./types').Scene} scene
   * @param {import('../../words/game-words.js').GameWords} words
   */
  draw: (scene, words) => svg`
    <path class="fine dashed" d=${loop()}></path>
    ${DISTRICTS.map(district)}
    ${WORLDS.map((world) => worldPlan(world, scene, words))}
    ${marketPlan(scene, words)} ${hospitalPlan(scene, words)} ${tracksPlan(scene, words)}`,
};

function at(world) {
  const [x, y] = MIDDLES[world.id];
  const radius = RADIUS[world.isHouse ? 'house' : world.kind === 'school' ? 'school' : 'place'];
  return { x: x * SCALE, y: y * SCALE + 6, r: radius * SCALE };
}

/** The way of the return marker. */
function loop() {
  return `M${HOUSES.map((house) => `${at(house).x} ${at(house).y}`).join('L')}Z`;
}

function district({ place, houses }) {
  const middle = at(worldOf(place));
  return houses.map((id) => {
    const house = at(worldOf(id));
    return svg`<path class="fine" d="M${middle.x} ${middle.y}L${house.x} ${house.y}"></path>`;
  });
}

function worldOf(id) {
  return /** @type {import('./places.js').World} */ (WORLDS.find((world) => world.id === id));
}

/**
 * @param {import('./places.js').World} world
 * @param {import('./types').Scene} scene
 * @param {import('../../words/game-words.js').GameWords} words
 */
function worldPlan(world, scene, words) {
  const { x, y, r } = at(world);
  return svg`<g data-place=${world.id} transform="translate(${x} ${y})">
    ${world.kind === 'ring' ? svg`<ellipse class="open" rx=${r * 1.32} ry=${r * 0.34} transform="rotate(-16)"></ellipse>` : nothing}
    <circle class=${world.isHouse ? 'open' : 'open strong'} r=${r}></circle>
    ${surface(world.kind, r)}
    <text class="name" y=${r + 4.6}>${words.say(`place.${world.id}`)}</text>
    <text class="count" dy="0.36em">${scene.slots[world.id]}</text>
  </g>`;
}

function surface(kind, r) {
  if (kind === 'crater') {
    return [
      [-0.6, -0.5, 0.16],
      [0.62, -0.42, 0.12],
      [0.4, 0.66, 0.14],
      [-0.5, 0.6, 0.1],
    ].map(([x, y, size]) => svg`<circle class="fine" cx=${x * r} cy=${y * r} r=${size * r}></circle>`);
  }
  if (kind === 'gas') {
    return [-0.7, -0.4, 0.5, 0.75].map((level) => {
      const half = Math.sqrt(1 - level * level) * r;
      return svg`<path class="fine" d="M${-half} ${level * r}Q0 ${level * r + r * 0.16} ${half} ${level * r}"></path>`;
    });
  }
  return kind === 'school' ? svg`<circle class="fine dashed" r=${r * 0.88}></circle>` : nothing;
}

/** A row or grid of slots for one pawn each. */
function slots(x, y, count, columns, extra = '') {
  return Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return svg`<rect class="open ${extra}" x=${x + column * (SLOT + 2)} y=${y + row * (SLOT + 2)} width=${SLOT} height=${SLOT}
        rx="2.5"></rect>`;
  });
}

/** @type {Plan} */
function marketPlan(scene, words) {
  return svg`<g transform="translate(8 ${SERVICES})">
    <text class="heading" y="5">${words.say('label.market')}</text>
    ${MARKET.map((id, i) => svg`<g data-place=${id} transform="translate(0 ${16 + i * 62})">
      <text class="name start" y="0">${words.say(`place.${id}`)}</text>${slots(0, 4, scene.slots[id], 3)}</g>`)}
  </g>`;
}

/** @type {Plan} */
function hospitalPlan(scene, words) {
  return svg`<g transform="translate(84 ${SERVICES})">
    <text class="heading" y="5">${words.say('label.hospital')}</text>
    ${COLUMNS.map((id, column) => {
      const x = column * (SLOT + 12);
      return svg`<text class="name" x=${x + SLOT / 2} y="16">${words.say(`column.${id}`)}</text>
        ${slots(x, 20, scene.beds, 1)}
        <g transform="translate(0 ${scene.beds * (SLOT + 2)})">${slots(x, 24, 1, 1, 'dashed')}</g>`;
    })}
    <text class="name start" y=${20 + (scene.beds + 1) * (SLOT + 2) + 8}>${words.say('measure.military-hospital')} ↑</text>
  </g>`;
}

/** @type {Plan} */
function tracksPlan(scene, words) {
  return svg`<g transform="translate(200 ${SERVICES})">
    <text class="heading" y="5">${words.say('label.round')} · ${words.say('label.measure-points')}</text>
    ${scene.points.map((points, i) => {
      const [x, y] = [(i % 5) * 34, 12 + Math.floor(i / 5) * 34];
      return svg`<rect class="open" x=${x} y=${y} width="30" height="30" rx="3"></rect>
        <text class="name" x=${x + 6} y=${y + 6.5}>${i + 1}</text><text class="count" x=${x + 19} y=${y + 23}>${points}</text>`;
    })}
    <text class="heading" y="96">${words.say('label.crisis-level')}</text>
    ${[0, 1, 2].map(
      (level) => svg`<rect class="open" x=${level * 34} y="102" width="30" height="30" rx="3"></rect>
        <text class="count" x=${level * 34 + 15} y="121">${level}</text>`,
    )}
    <text class="heading" y="150">${words.say('label.scrapped')}</text>
    <rect class="open dashed" x="0" y="155" width="98" height="30" rx="3"></rect>
  </g>`;
}
