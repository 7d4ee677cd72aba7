import { nothing, svg } from 'lit';
import { HIGH, SIDE, at, floorOf, nameOf, placeOf, through } from './geometry.js';

/**
 * What stands on the board, ready to be drawn from the back to the front.
 *
 * @typedef {{cube: string, floor: string, interior: string, ladder: boolean}} CubeScene
 * @typedef {{cube: string, side: 'north' | 'east', face: string}} FaceScene
 * @typedef {{cubes: CubeScene[], faces: FaceScene[], south: [number, number], north: [number, number]}} Terrain
 */

const LOW = 0.36;
const WINDOW = [0.34, 0.78];
const DOOR = [0.3, 0.7];

/** The ground with its zones and names. */
export function groundPicture(terrain) {
  return svg`<path class="plinth" d=${through([at(0, 0, 0), at(SIDE, 0, 0), at(SIDE, SIDE, 0), at(0, SIDE, 0)])}></path>
    ${eachGround(
      (column, row) => svg`<path class="ground ${zoneOf(terrain, row)} ${(column + row) % 2 ? 'odd' : ''}"
          d=${floorOf(nameOf(column, row, 0))}></path>`,
    )}
    ${Array.from(
      { length: SIDE },
      (_, i) => svg`${label(String.fromCharCode(65 + i), at(i + 0.5, 0, 0), 0, 22)}${label(String(i + 1), at(0, i + 0.5, 0), -16, 5)}`,
    )}`;
}

function label(text, { x, y }, right, down) {
  return svg`<text class="label" x=${x + right} y=${y + down}>${text}</text>`;
}

function eachGround(draw) {
  return Array.from({ length: SIDE * SIDE }, (_, i) => draw(i % SIDE, SIDE - 1 - Math.floor(i / SIDE)));
}

/**
 * Every cube that has a floor and is not solid.
 *
 * @param {{cubes: Omit<CubeScene, 'ladder'>[]}} terrain
 * @returns {string[]}
 */
export function cubesToStandIn(terrain) {
  const solid = new Set(terrain.cubes.filter(({ interior }) => interior === 'solid').map(({ cube }) => cube));
  const above = terrain.cubes.filter(({ cube, floor }) => placeOf(cube).level && floor !== 'none').map(({ cube }) => cube);
  return [...eachGround((column, row) => nameOf(column, row, 0)), ...above].filter((cube) => !solid.has(cube));
}

function zoneOf(terrain, row) {
  const isIn = ([first, last]) => row + 1 >= first && row + 1 <= last;
  return isIn(terrain.south) ? 'zone south' : isIn(terrain.north) ? 'zone north' : '';
}

/**
 * One thing that stands on the board.
 *
 * @typedef {{picture: unknown, box: Box, hides: (place: Place) => boolean}} Piece `hides`: whether it stands before whoever is there
 * @typedef {{column: number, row: number, level: number}} Place
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box on the drawing
 *
 * What is drawn between the figures: for each row from the north, and each level in it, what is behind them and what is before them.
 *
 * @param {Terrain} terrain
 * @returns {{row: number, level: number, behind: Piece[], before: Piece[]}[]}
 */
export function slices(terrain) {
  const all = [];
  for (let row = SIDE - 1; row >= 0; row--) {
    for (let level = 0; level < 3; level++) {
      const isHere = ({ cube }) => placeOf(cube).row === row && placeOf(cube).level === level;
      const faces = terrain.faces.filter(isHere);
      const cubes = terrain.cubes.filter(isHere);
      all.push({
        row,
        level,
        behind: [
          ...cubes.filter(isFloor).map(floorPiece),
          ...faces.filter(({ side }) => side === 'north').map(northPiece),
          ...cubes.filter(({ interior }) => interior !== 'empty').map(interiorPiece),
          ...cubes.filter(({ ladder }) => ladder).map(ladderPiece),
        ],
        before: faces.filter(({ side }) => side === 'east').map(eastPiece),
      });
    }
  }
  return all;
}

/**
 * @param {Piece[]} pieces
 * @param {Set<Piece>} [yielding] those that give way to what is behind them
 */
export function piecesPicture(pieces, yielding) {
  return pieces.map((piece) => (yielding?.has(piece) ? svg`<g class="yielding">${piece.picture}</g>` : piece.picture));
}

/** The drawing of a cuboid of the board, from corner to corner. */
function boxOf([west, south, low], [east, north, high]) {
  const [near, far] = [at(west, south, low), at(east, north, high)];
  return { left: near.x, right: far.x, top: far.y, bottom: near.y };
}

const isFloor = ({ cube, floor }) => placeOf(cube).level > 0 && floor !== 'none';

function floorPiece({ cube, floor }) {
  const { column, row, level } = placeOf(cube);
  return {
    picture: floorPicture({ cube, floor }),
    box: boxOf([column, row, level], [column + 1, row + 1, level]),
    hides: (place) => place.level < level && place.row >= row,
  };
}

function northPiece(face) {
  const { column, row, level } = placeOf(face.cube);
  return {
    picture: facePicture(face),
    box: boxOf([column, row + 1, level], [column + 1, row + 1, level + heightOf(face)]),
    hides: (place) => place.level <= level && place.row > row,
  };
}

function eastPiece(face) {
  const { column, row, level } = placeOf(face.cube);
  return {
    picture: facePicture(face),
    box: boxOf([column + 1, row, level], [column + 1, row + 1, level + heightOf(face)]),
    hides: (place) => place.level <= level && place.row >= row && place.column <= column,
  };
}

function interiorPiece(cube) {
  const { column, row, level } = placeOf(cube.cube);
  const isSolid = cube.interior === 'solid';
  return {
    picture: interiorPicture(cube),
    box: boxOf([column, row + (isSolid ? 0 : 0.6), level], [column + 1, row + 1, level + (isSolid ? 1 : 0.42)]),
    hides: (place) => place.level <= level && place.row > row,
  };
}

function ladderPiece(cube) {
  const { column, row, level } = placeOf(cube.cube);
  return {
    picture: ladderPicture(cube),
    box: boxOf([column + 0.8, row + 0.9, level], [column + 1, row + 1, level + 1]),
    hides: (place) => place.level <= level && place.row > row,
  };
}

const heightOf = ({ face }) => (face === 'low' ? LOW : 1);

function floorPicture({ cube, floor }) {
  const { column, row, level } = placeOf(cube);
  const depth = 5;
  const front = [at(column, row, level), at(column + 1, row, level)];
  const rim = through([...front, { x: front[1].x, y: front[1].y + depth }, { x: front[0].x, y: front[0].y + depth }]);
  return svg`<g class="floor level-${level} ${floor}"><path class="rim" d=${rim}></path><path class="slab" d=${floorOf(cube)}></path>
    ${floor === 'half' ? svg`<path class="grating" d=${grating(column, row, level)}></path>` : nothing}</g>`;
}

function grating(column, row, level) {
  return [0.2, 0.4, 0.6, 0.8].map((part) => through([at(column + part, row, level), at(column + part, row + 1, level)], false)).join('');
}

// One face is shared by two cubes; it stands on the floor of both.
function facePicture({ cube, side, face }) {
  const { column, row, level } = placeOf(cube);
  const point = side === 'north'
    ? (part, up) => at(column + part, row + 1, level + up)
    : (part, up) => at(column + 1, row + part, level + up);
  const panel = (from, to, low, high) => through([point(from, low), point(to, low), point(to, high), point(from, high)]);
  const parts = {
    wall: [panel(0, 1, 0, 1)],
    low: [panel(0, 1, 0, LOW)],
    window: [
      panel(0, 1, 0, WINDOW[0]),
      panel(0, 1, WINDOW[1], 1),
      panel(0, 0.12, WINDOW[0], WINDOW[1]),
      panel(0.88, 1, WINDOW[0], WINDOW[1]),
    ],
    door: [panel(0, DOOR[0], 0, 1), panel(DOOR[1], 1, 0, 1), panel(DOOR[0], DOOR[1], 0.82, 1)],
  }[face];
  return parts ? svg`<g class="face ${face} ${side} level-${level}">${parts.map((d) => svg`<path d=${d}></path>`)}</g>` : nothing;
}

function interiorPicture({ cube, interior }) {
  const { column, row, level } = placeOf(cube);
  if (interior === 'solid') return svg`<g class="solid">${box(column, row, level, 0.02, 0.02, 0.98, 0.98, 1)}</g>`;
  return svg`<g class="crates">
    ${box(column, row, level, 0.06, 0.62, 0.34, 0.94, 0.42)}
    ${box(column, row, level, 0.4, 0.68, 0.6, 0.94, 0.28)}
    ${box(column, row, level, 0.76, 0.6, 0.97, 0.92, 0.36)}
  </g>`;
}

function box(column, row, level, west, south, east, north, high) {
  const point = (x, y, up) => at(column + x, row + y, level + up);
  return svg`<path class="top"
      d=${through([point(west, south, high), point(east, south, high), point(east, north, high), point(west, north, high)])}></path>
    <path class="front" d=${through([point(west, south, 0), point(east, south, 0), point(east, south, high), point(west, south, high)])}
        ></path>
    <path class="flank" d=${through([point(east, south, 0), point(east, north, 0), point(east, north, high), point(east, south, high)])}
        ></path>`;
}

function ladderPicture({ cube }) {
  const { column, row, level } = placeOf(cube);
  const foot = at(column + 0.9, row + 0.93, level);
  const rungs = [10, 20, 30, 40].map((up) => `M${foot.x - 7} ${foot.y - up}h14`).join('');
  return svg`<path class="ladder" d="M${foot.x - 7} ${foot.y}v${-HIGH}M${foot.x + 7} ${foot.y}v${-HIGH}${rungs}"></path>`;
}
