import { nothing, svg } from 'lit';
import { happening } from './events.js';
import { figureInWords } from './in-words.js';
import { floorOf, placeOf } from './geometry.js';
import { dangerPicture, pathPicture, reachPicture, sightLine, sightingsPicture } from './foresight.js';
import { pawn } from './figures.js';
import { markedCubes, markersIn, smokePicture } from './markers.js';
import { whatIsSeen, yieldingTo } from './giving-way.js';
import { cubesToStandIn, groundPicture, piecesPicture, slices } from './scenery.js';

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
  const { view, scene } = what;
  const all = slicesOf(scene.terrain);
  const drawn = { ...what, marked: [...markedCubes(view)], yielding: yieldingTo(all, whatIsSeen(what)) };
  return svg`${groundPicture(scene.terrain)} ${reachPicture(what.reach.advance, what.reach.sprint)}
    ${[...what.lit.cubes].map((cube) => svg`<path class="lit" d=${floorOf(cube, 0.03)}></path>`)}
    ${elsewherePicture(what)} ${all.map((slice) => slicePicture(slice, drawn))}
    ${pathPicture(what.from, what.path)} ${what.line ? sightLine(what.line) : nothing}
    ${sightingsPicture(what.sightings, what.places, { only: what.pointed, grown: what.grown })}
    ${walkerPicture(what)} ${happening(what)}`;
}

/**
 * @param {{row: number, level: number, behind: import('./scenery.js').Piece[], before: import('./scenery.js').Piece[]}} slice
 * @param {What} what
 */
function slicePicture({ row, level, behind, before }, what) {
  const isHere = (cube) => placeOf(cube).row === row && placeOf(cube).level === level;
  const faded = what.level !== null && what.level !== level ? 'faded' : '';
  const standing = what.figures.filter((figure) => figure.cube && isHere(figure.cube) && figure.key !== what.walker)
    .sort((a, b) => what.places.get(a.key).y - what.places.get(b.key).y);
  return svg`<g class="slice ${faded}">${piecesPicture(behind, what.yielding)}
    ${what.reachAbove.filter(isHere)
      .map((cube) => svg`<path class="reach ${what.reach.advance.includes(cube) ? 'advance' : 'sprint'}" d=${floorOf(cube, 0.07)}></path>`)}
    ${what.spots.filter(({ cube }) => cube && isHere(cube)).map((spot) => cubeSpotPicture(spot, what))}
    ${what.marked.filter(isHere).map((cube) => markersIn(what.view, cube, what.words))}
    ${what.view.smoke.filter(isHere).map((cube) => smokePicture(cube, what.words))}
    ${standing.map((figure) => standingPicture(figure, what))}
    ${piecesPicture(before, what.yielding)}</g>`;
}

/**
 * @param {Figure} figure
 * @param {What} what
 */
function standingPicture(figure, what) {
  const { x, y } = what.places.get(figure.key);
  const spot = what.spots.find(({ key }) => key === figure.key);
  const classes = [
    'stand', spot && 'spot figure', spot && what.cursor === spot.id && 'cursor', what.falls === figure.key && 'falls',
    what.carried === figure.key && 'carried-off', what.hand.movable.has(figure.key) && 'can-carry',
  ];
  return svg`<g class=${classes.filter(Boolean).join(' ')} data-figure=${figure.key} data-spot=${spot?.id ?? nothing}
      data-thing=${figure.thing} transform="translate(${x} ${y}) scale(${what.grown})"><title>${figureInWords(figure, what.words)}</title>
    ${spot ? svg`<path class="halo" d="M-19 -2Q-19 -10 0 -10Q19 -10 19 -2V6Q19 14 0 14Q-19 14 -19 6Z"></path>` : nothing}
    ${pawn(figure, {
      isActive: what.isActive(figure),
      isChosen: what.chosen === figure.key || what.lit.keys.includes(figure.key),
      isHurt: what.hurt === figure.key,
      faces: what.facing.get(figure.key),
    })}<path class="touch" d="M-19 -42H19V14H-19Z"></path></g>`;
}

// Whoever walks is drawn above everything, so that the browser can move the same picture on.
/** @param {What} what */
function walkerPicture({ walker, figures, places, grown, facing }) {
  const figure = figures.find(({ key }) => key === walker);
  const place = figure && places.get(walker);
  return place
    ? svg`<g class="walker" .style=${`transform: translate(${place.x}px, ${place.y}px) scale(${grown})`}
        >${pawn(figure, { isActive: true, faces: facing.get(walker) })}</g>`
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
function cubeSpotPicture(spot, what) {
  const isShown = !what.reach.advance.includes(spot.cube) && !what.reach.sprint.includes(spot.cube);
  const classes = ['spot cube', isShown && 'place', what.spot === spot.id && 'picked', what.cursor === spot.id && 'cursor'];
  const seen = what.danger.get(spot.cube);
  return svg`<path class=${classes.filter(Boolean).join(' ')} data-spot=${spot.id} data-thing=${`move ${spot.cube}`}
      d=${floorOf(spot.cube, 0.04)}></path>${seen ? dangerPicture(spot.cube, seen, what.grown) : nothing}`;
}
