import { MAPS } from './maps.js';

/**
 * What stands on the board, by cube: `B3`, `F3:2`. Faces belong to the cube that the map names.
 *
 * @typedef {{faces: {cube: string, side: 'N' | 'E' | 'S' | 'W', kind: string}[], floors: Map<string, string>, interiors: Map<string, string>, ladders: Set<string>, zones: Map<string, [number, number]>}} Terrain
 */

const OPPOSITE = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** @type {Map<string, Terrain>} */
const read = new Map();

/**
 * @param {string} map the id of a map, or the whole text of a map file
 * @returns {Terrain}
 */
export function terrainOf(map) {
  const text = map.includes('\n') ? map : (MAPS[map] ?? '');
  let terrain = read.get(text);
  if (!terrain) {
    terrain = parse(text);
    read.set(text, terrain);
  }
  return terrain;
}

/** @returns {Terrain} */
function parse(text) {
  const terrain = { faces: [], floors: new Map(), interiors: new Map(), ladders: new Set(), zones: new Map() };
  let twice = false;
  for (const line of text.split('\n')) {
    const [what, ...words] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (what === 'half-turn') twice = true;
    put(terrain, what, words, (cube) => cube, (side) => side);
    if (twice) put(terrain, what, words, turned, (side) => OPPOSITE[side]);
  }
  return terrain;
}

function put(terrain, what, [first, second, third], cubeOf, sideOf) {
  switch (what) {
    case 'face':
      terrain.faces.push({ cube: cubeOf(first), side: sideOf(second), kind: third });
      break;
    case 'floor':
      terrain.floors.set(cubeOf(first), second);
      break;
    case 'interior':
      terrain.interiors.set(cubeOf(first), second);
      break;
    case 'ladder':
      terrain.ladders.add(cubeOf(first));
      break;
    case 'zone':
      terrain.zones.set(first, second.split('-').map(Number));
      break;
  }
}

function turned(cube) {
  const { column, row, level } = placeOf(cube);
  return nameOf(7 - column, 7 - row, level);
}

/**
 * @param {string} cube `F3:2`
 * @returns {{column: number, row: number, level: number}} from 0; row 0 is in the south
 */
export function placeOf(cube) {
  const [ground, level] = cube.split(':');
  return { column: ground.charCodeAt(0) - 65, row: Number(ground.slice(1)) - 1, level: Number(level ?? 0) };
}

/** @returns {string} */
export function nameOf(column, row, level) {
  return `${String.fromCharCode(65 + column)}${row + 1}${level ? `:${level}` : ''}`;
}
