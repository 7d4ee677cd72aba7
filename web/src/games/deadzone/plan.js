import { nothing, svg } from 'lit';
import { figuresOf } from './figures.js';
import { nameOf, placeOf } from './terrain.js';

export const CELL = 96;
const EDGE = 24;
export const SIZE = 8 * CELL + 2 * EDGE;

const corner = (column, row) => ({ x: EDGE + column * CELL, y: EDGE + (7 - row) * CELL });

/** The board from above: height is tone, walls are lines, and whoever stands upstairs has the number of the floor. */
export function planPicture({ view, terrain, touched, lit, title }) {
  return svg`${labels()} ${grounds(terrain)} ${terrain.faces.map((face) => facePicture(face))}
    ${view.smoke.map((cube) => at(cube, svg`<g class="smoke"><circle cx="30" cy="52" r="18"></circle><circle cx="52" cy="40" r="22"></circle><circle cx="66" cy="58" r="17"></circle></g>`))}
    ${view.objectives.map(({ cube, holder }) => at(cube, objective(holder)))}
    ${view.tokens.map(({ cube, item }) => at(cube, token(item)))}
    ${view.sides.flatMap(({ side, mines }) => mines.map((cube) => at(cube, svg`<path class="mine ${side}" d="M80 10l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1z"></path>`)))}
    ${[...touched].map((cube) => at(cube, svg`<rect class="touched" x="4" y="4" width=${CELL - 8} height=${CELL - 8} rx="8"></rect>`))}
    ${[...lit].filter((cube) => /^[A-H][1-8]/.test(cube)).map((cube) => at(cube, svg`<rect class="lit" x="2" y="2" width=${CELL - 4} height=${CELL - 4} rx="8"></rect>`))}
    ${crowds(view, title)}`;
}

function at(cube, picture) {
  const { column, row } = placeOf(cube);
  const { x, y } = corner(column, row);
  return svg`<g transform="translate(${x} ${y})">${picture}</g>`;
}

function labels() {
  return Array.from({ length: 8 }, (_, i) => svg`
    <text class="label" x=${EDGE + i * CELL + CELL / 2} y="16">${String.fromCharCode(65 + i)}</text>
    <text class="label" x="12" y=${EDGE + (7 - i) * CELL + CELL / 2 + 5}>${i + 1}</text>`);
}

function grounds(terrain) {
  return Array.from({ length: 64 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const { x, y } = corner(column, row);
    const height = [2, 1].find((level) => (terrain.floors.get(nameOf(column, row, level)) ?? 'none') !== 'none') ?? 0;
    const inside = terrain.interiors.get(nameOf(column, row, 0));
    const zone = [...terrain.zones].find(([, [from, to]]) => row + 1 >= from && row + 1 <= to)?.[0];
    const ladder = [0, 1].some((level) => terrain.ladders.has(nameOf(column, row, level)));
    return svg`<g transform="translate(${x} ${y})">
      <rect class="ground height-${height} ${zone ? `zone-${zone}` : ''}" width=${CELL} height=${CELL}></rect>
      ${inside === 'solid' ? svg`<path class="solid" d="M8 8H${CELL - 8}V${CELL - 8}H8ZM8 8L${CELL - 8} ${CELL - 8}M${CELL - 8} 8L8 ${CELL - 8}"></path>` : nothing}
      ${inside === 'cover' ? svg`<path class="cover" d="M10 70h22v18h-22zM36 76h16v12h-16z"></path>` : nothing}
      ${height ? svg`<text class="height" x=${CELL - 9} y=${CELL - 8}>${'▲'.repeat(height)}</text>` : nothing}
      ${ladder ? svg`<path class="ladder" d="M8 62v28M18 62v28M8 68h10M8 76h10M8 84h10"></path>` : nothing}
    </g>`;
  });
}

// Faces of upper floors are drawn a little further inside.
function facePicture({ cube, side, kind }) {
  const { level } = placeOf(cube);
  const inset = 3 + level * 5;
  const turn = { N: 0, E: 90, S: 180, W: 270 }[side];
  return at(cube, svg`<path class="face ${kind} level-${level}" transform="rotate(${turn} ${CELL / 2} ${CELL / 2})" d=${kind === 'door' ? `M4 ${inset}H32M${CELL - 32} ${inset}H${CELL - 4}` : `M4 ${inset}H${CELL - 4}`}></path>`);
}

function objective(holder) {
  return svg`<g class="objective ${holder ?? ''}"><circle cx="14" cy="16" r="9"></circle><path d="M14 30V10l11 4-11 5"></path></g>`;
}

function token(item) {
  return svg`<g class="token"><path d="M${CELL - 16} 32l12 12-12 12-12-12z"></path><text x=${CELL - 16} y="50">${item ? item.charAt(0).toUpperCase() : '?'}</text></g>`;
}

function crowds(view, title) {
  const byGround = new Map();
  for (const figure of figuresOf(view).filter(({ cube }) => cube)) {
    const ground = figure.cube.split(':')[0];
    byGround.set(ground, [...(byGround.get(ground) ?? []), figure]);
  }
  return [...byGround].map(([ground, figures]) => at(ground, figures.map((figure, i) => {
    const columns = Math.min(3, figures.length);
    const x = CELL / 2 + ((i % columns) - (columns - 1) / 2) * 32;
    const y = CELL / 2 + (Math.floor(i / columns) - (Math.ceil(figures.length / columns) - 1) / 2) * 34;
    return svg`<g transform="translate(${x} ${y})">${figurePicture(figure, view, title)}</g>`;
  })));
}

/** South is a full circle, North a hollow square; a dashed line is pinned, a tick has acted. */
export function figurePicture(figure, view, title) {
  const { level } = placeOf(figure.cube ?? 'A1');
  const isActive = view.activation?.figure === figure.figure && view.activation?.side === figure.side;
  const classes = `figure ${figure.side} ${figure.activated ? 'acted' : ''} ${figure.pinned ? 'pinned' : ''} ${isActive ? 'active' : ''}`;
  return svg`<g class=${classes}><title>${title(figure)}</title>
    ${figure.side === 'south' ? svg`<circle class="body" r="15"></circle>` : svg`<rect class="body" x="-14" y="-14" width="28" height="28" rx="5"></rect>`}
    <text dy="0.36em">${figure.mark}</text>
    ${level ? svg`<g transform="translate(13 -14)"><circle class="floor" r="9"></circle><text class="floor-number" dy="0.36em">${level}</text></g>` : nothing}
    ${figure.damage ? svg`<path class="wound" d="M-14 9l5 8h-10z"></path>` : nothing}
    ${figure.activated ? svg`<path class="tick" d="M6 12l3 4 6-8"></path>` : nothing}
  </g>`;
}
