import { at, middleOf, placeOf } from './geometry.js';

/**
 * Walls, roofs and boxes give way to whoever stands behind them, and to places that one may go to, so that nothing is hidden and the house
 * still stands.
 *
 * @import { Box, Piece } from './scenery.js'
 * @typedef {{cube: string, box: Box}} Seen what is to be seen
 */

/**
 * @param {{behind: Piece[], before: Piece[]}[]} slices
 * @param {Seen[]} seen
 * @returns {Set<Piece>}
 */
export function yieldingTo(slices, seen) {
  const bodies = seen.map(({ cube, box }) => ({ place: placeOf(cube), box }));
  const isInTheWay = ({ box, hides }) => bodies.some((body) => overlap(box, body.box) && hides(body.place));
  return new Set(slices.flatMap(({ behind, before }) => [...behind, ...before]).filter(isInTheWay));
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * All that must be seen in this picture.
 *
 * @param {import('./picture.js').What} what
 * @returns {Seen[]}
 */
export function whatIsSeen({ view, figures, places, grown, spots, path }) {
  const standing = figures.filter(({ cube }) => cube).map(({ key, cube }) => {
    const { x, y } = places.get(key);
    return { cube, box: { left: x - 14 * grown, right: x + 14 * grown, top: y - 36 * grown, bottom: y + 8 * grown } };
  });
  const lying = [...view.objectives.map(({ cube }) => flagIn(cube)), ...view.tokens.map(({ cube }) => tokenIn(cube))];
  const targets = [...spots.map(({ cube }) => cube), ...path].filter(Boolean).map(floorIn);
  return [...standing, ...lying, ...targets];
}

function flagIn(cube) {
  const { column, row, level } = placeOf(cube);
  const { x, y } = at(column + 0.14, row + 0.8, level);
  return { cube, box: { left: x, right: x + 22, top: y - 34, bottom: y } };
}

function tokenIn(cube) {
  const { column, row, level } = placeOf(cube);
  const { x, y } = at(column + 0.84, row + 0.2, level);
  return { cube, box: { left: x - 9, right: x + 9, top: y - 8, bottom: y + 8 } };
}

function floorIn(cube) {
  const { x, y } = middleOf(cube);
  return { cube, box: { left: x - 36, right: x + 36, top: y - 14, bottom: y + 14 } };
}
