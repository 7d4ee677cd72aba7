import { nothing, svg } from 'lit';
import { figureInWords } from './in-words.js';
import { floorOf, middleOf, nameOf, placeOf } from './geometry.js';
import { chest, pathPicture, reachPicture, sightLine, sightingsPicture } from './foresight.js';
import { pawn } from './figures.js';
import { markedCubes, markersIn, smokePicture } from './markers.js';
import { cubesToStandIn, groundPicture, slices } from './scenery.js';

/**
 * @import { Figure } from './figures.js'
 * @import { What } from './picture.js'
 */

/** @type {WeakMap<any, any[]>} what never changes is drawn once */
const SLICES = new WeakMap();

function slicesOf(terrain) {
  if (!SLICES.has(terrain)) SLICES.set(terrain, slices(terrain));
  return SLICES.get(terrain);
}

/**
 * The whole board from the back to the front, with what is foreseen and what is happening.
 *
 * @param {What} what see the board's `#picture`
 */
export function fieldPicture(what) {
  const { view, scene, figures, walker } = what;
  // Figures are never hidden: they stand above the walls before them, the nearer ones above the farther.
  const standing = figures.filter((figure) => figure.cube && figure.key !== walker)
    .sort((a, b) => what.places.get(a.key).y - what.places.get(b.key).y);
  const marked = [...markedCubes(view)];
  return svg`${groundPicture(scene.terrain)} ${reachPicture(what.reach.advance, what.reach.sprint)}
    ${[...what.lit.cubes].map((cube) => svg`<path class="lit" d=${floorOf(cube, 0.03)}></path>`)}
    ${slicesOf(scene.terrain).map((slice) => slicePicture(slice, what, marked))}
    ${elsewherePicture(what)} ${standing.map((figure) => standingPicture(figure, what))}
    ${what.spots.map((spot) => spotPicture(spot, what))}
    ${pathPicture(what.from, what.path)} ${what.line ? sightLine(what.line) : nothing}
    ${sightingsPicture(what.sightings, what.places, { only: what.pointed, grown: what.grown })}
    ${walkerPicture(what)} ${happening(what)}`;
}

/**
 * @param {{row: number, level: number, behind: unknown, before: unknown}} slice
 * @param {What} what
 * @param {string[]} marked
 */
function slicePicture({ row, level, behind, before }, what, marked) {
  const isHere = (cube) => placeOf(cube).row === row && placeOf(cube).level === level;
  const faded = what.level !== null && what.level !== level ? 'faded' : '';
  return svg`<g class="slice ${faded}">${behind}
    ${what.reachAbove.filter(isHere)
      .map((cube) => svg`<path class="reach ${what.reach.advance.includes(cube) ? 'advance' : 'sprint'}" d=${floorOf(cube, 0.07)}></path>`)}
    ${marked.filter(isHere).map((cube) => markersIn(what.view, cube, what.words))}
    ${what.view.smoke.filter(isHere).map((cube) => smokePicture(cube, what.words))}
    ${before}</g>`;
}

/**
 * @param {Figure} figure
 * @param {What} what
 */
function standingPicture(figure, what) {
  const { x, y } = what.places.get(figure.key);
  const faded = what.level !== null && what.level !== placeOf(figure.cube).level ? 'faded' : '';
  return svg`<g class="stand ${faded}" data-figure=${figure.key} data-thing=${figure.thing}
      transform="translate(${x} ${y}) scale(${what.grown})"><title>${figureInWords(figure, what.words)}</title>
    ${pawn(figure, {
      isActive: what.isActive(figure),
      isChosen: what.chosen === figure.key || what.lit.keys.includes(figure.key),
      isHurt: what.hurt === figure.key,
    })}</g>
    ${roofsBefore(figure.cube, what.scene.terrain).map((cube) => svg`<path class="roof-before" d=${floorOf(cube)}></path>`)}`;
}

// A roof over somebody, or before somebody, goes over the picture like a glass: so one who stands inside or behind a house is not taken
// for one who stands on it.
function roofsBefore(cube, terrain) {
  const { column, row, level } = placeOf(cube);
  const names = [nameOf(column, row, level + 1), nameOf(column, row - 1, level + 1)];
  return terrain.cubes.filter((one) => names.includes(one.cube) && one.floor !== 'none').map((one) => one.cube);
}

// Whoever walks is drawn above everything, so that the browser can move the same picture on.
/** @param {What} what */
function walkerPicture({ walker, figures, places, grown }) {
  const figure = figures.find(({ key }) => key === walker);
  const place = figure && places.get(walker);
  return place
    ? svg`<g class="walker" .style=${`transform: translate(${place.x}px, ${place.y}px) scale(${grown})`}
        >${pawn(figure, { isActive: true })}</g>`
    : nothing;
}

// Where nobody can go now, one can ask why not.
/** @param {What} what */
function elsewherePicture({ scene, spots, goes }) {
  if (!goes) return nothing;
  const open = new Set(spots.map(({ cube }) => cube));
  return cubesToStandIn(scene.terrain).filter((cube) => !open.has(cube))
    .map((cube) => svg`<path class="elsewhere" data-thing=${`${goes} ${cube}`} d=${floorOf(cube, 0.04)}></path>`);
}

// One can point at every spot with a mouse, a finger or the arrow keys; what lies behind it is the board's.
function spotPicture(spot, what) {
  const isShown = spot.kind === 'cube' && !what.reach.advance.includes(spot.cube) && !what.reach.sprint.includes(spot.cube);
  const classes =
    `spot ${spot.kind} ${isShown ? 'place' : ''} ${what.spot === spot.id ? 'picked' : ''} ${what.cursor === spot.id ? 'cursor' : ''}`;
  if (spot.kind === 'cube') {
    return svg`<path class=${classes} data-spot=${spot.id} data-thing=${`move ${spot.cube}`} d=${floorOf(spot.cube, 0.04)}></path>`;
  }
  const place = what.places.get(spot.key);
  return place
    ? svg`<ellipse class=${classes} data-spot=${spot.id} data-thing=${what.figures.find(({ key }) => key === spot.key)?.thing ?? nothing}
        cx=${place.x} cy=${place.y - 16 * what.grown} rx=${17 * what.grown} ry=${20 * what.grown}></ellipse>`
    : nothing;
}

/** @param {What} what */
function happening({ beat, figures }) {
  if (!beat) return nothing;
  const cubeOf = (id) => figures.find((figure) => figure.figure === id && figure.cube)?.cube;
  const { figure, target, enemy, cube, leaver } = beat.entry.facts;
  const [from, to] = [cubeOf(figure), cube ?? cubeOf(target ?? enemy ?? leaver)];
  if (beat.kind === 'shot' && from && to) {
    const [a, b] = [chest(from), chest(to)];
    return svg`<path class="tracer" d="M${a.x} ${a.y}L${b.x} ${b.y}" pathLength="1"></path>`;
  }
  const place = cube ?? cubeOf(figure);
  if (!place) return nothing;
  const { x, y } = middleOf(place);
  if (beat.kind === 'burst') return svg`<circle class="burst" cx=${x} cy=${y - 12} r="46"></circle>`;
  if (beat.kind === 'clash') return svg`<path class="clash" d="M${x - 18} ${y - 34}l36 30M${x + 18} ${y - 34}l-36 30"></path>`;
  return nothing;
}
