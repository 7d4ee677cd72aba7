import { DEEP, WIDE, middleOf } from './geometry.js';

const PAWN = 31;
const BEHIND = -DEEP * 0.12;
const BEFORE = DEEP * 0.36;
const ALONE = 9;

/**
 * Where the figures of each cube stand: North's behind, South's before them; three or more of one side alone stand in two rows.
 *
 * @param {import('./figures.js').Figure[]} figures
 * @param {number} grown how much bigger than usual they are drawn
 * @returns {Map<string, {x: number, y: number}>} by their keys
 */
export function places(figures, grown) {
  const all = new Map();
  const byCube = Map.groupBy(figures.filter(({ cube }) => cube), ({ cube }) => cube);
  for (const [cube, here] of byCube) {
    const middle = middleOf(cube);
    const rows = rowsOf(here);
    rows.forEach((row, i) => {
      const down = rows.length === 1 ? ALONE : i === 0 ? BEHIND : BEFORE;
      const step = Math.min(PAWN * grown, (WIDE - PAWN * grown * 0.8) / Math.max(1, row.length - 1));
      const aside = rows.length === 1 ? 0 : i === 0 ? 7 : -7;
      row.forEach((figure, k) => all.set(figure.key, { x: middle.x + (k - (row.length - 1) / 2) * step + aside, y: middle.y + down }));
    });
  }
  return all;
}

function rowsOf(here) {
  const sides = ['north', 'south'].map((side) => here.filter((figure) => figure.side === side)).filter((side) => side.length);
  if (sides.length > 1 || here.length < 3) return sides;
  const half = Math.ceil(here.length / 2);
  return [here.slice(0, half), here.slice(half)];
}
