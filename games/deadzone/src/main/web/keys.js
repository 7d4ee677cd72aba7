import { middleOf } from './geometry.js';

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The next spot that an arrow key leads to: the nearest one that lies more that way than any other.
 *
 * @param {string} key
 * @param {string | null} cursor
 * @param {{spots: any[], places: Map<string, {x: number, y: number}>}} picture
 * @returns {string | null}
 */
export function nextSpot(key, cursor, { spots, places }) {
  const way = WAYS[key];
  if (!way || spots.length === 0) return null;
  const placed = spots.map((spot) => ({ id: spot.id, ...(spot.cube ? middleOf(spot.cube) : (places.get(spot.key) ?? { x: 0, y: 0 })) }));
  const here = placed.find(({ id }) => id === cursor);
  if (!here) return placed[0].id;
  const ahead = placed
    .map((spot) => {
      const [x, y] = [spot.x - here.x, spot.y - here.y];
      const along = x * way[0] + y * way[1];
      const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
      return { id: spot.id, along, cost: along + 2.2 * aside };
    })
    .filter(({ id, along }) => id !== here.id && along > 1);
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.id ?? null;
}
