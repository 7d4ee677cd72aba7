import { SIDE, at, placeOf } from './geometry.js';

/**
 * Where to look when not everything can be seen: what a lesson points at, who fights, who acts, where one deploys, or one's own figures.
 *
 * @param {import('./types').View} view
 * @param {import('./figures.js').Figure[]} figures
 * @param {string[]} spotlight
 * @returns {{x: number, y: number}[]}
 */
export function whatMatters(view, figures, spotlight) {
  const lit = spotlight.map((thing) => cubeOf(thing, view)).filter(Boolean);
  return (lit.length ? lit : cubesThatMatter(view, figures)).map(awayFromEdge);
}

/** @returns {string[]} */
function cubesThatMatter({ activation, decision, attack }, figures) {
  const fighting = attack ? figures.filter(({ figure, cube }) => cube && [attack.attacker, attack.defender].includes(figure)) : [];
  if (fighting.length) return fighting.map(({ cube }) => cube);
  const active = activation && figures.find(({ figure, side }) => figure === activation.figure && side === activation.side);
  if (active?.cube) return [active.cube];
  if (decision?.kind === 'deploy') return [decision.side === 'south' ? 'D2' : 'E7'];
  return figures.filter(({ side, cube }) => cube && side === decision?.side).map(({ cube }) => cube);
}

/** Where a thing is that a lesson points at. */
function cubeOf(path, view) {
  const thing = path.split('.').reduce((at, step) => at?.[step], view);
  return typeof thing?.cube === 'string' ? thing.cube : null;
}

/** A point near a cube around which there is board on all sides. */
export function awayFromEdge(cube) {
  const { column, row, level } = placeOf(cube);
  const within = (value, least, most) => Math.max(least, Math.min(most, value));
  return at(within(column + 0.5, 1.6, SIDE - 1.6), within(row + 0.5, 2, SIDE - 2.4), level);
}

/**
 * Whom each figure looks at: an attack's other side, or the nearest enemy.
 *
 * @param {import('./figures.js').Figure[]} figures
 * @param {Map<string, {x: number, y: number}>} places
 * @returns {Map<string, 'left' | 'right'>}
 */
export function facings(figures, places) {
  const standing = figures.filter(({ key }) => places.has(key));
  return new Map(
    standing.flatMap((figure) => {
      const here = places.get(figure.key);
      const far = ({ key }) => Math.hypot(places.get(key).x - here.x, 1.6 * (places.get(key).y - here.y));
      const nearest = standing.filter(({ side }) => side !== figure.side).sort((a, b) => far(a) - far(b))[0];
      return nearest ? [[figure.key, places.get(nearest.key).x < here.x ? 'left' : 'right']] : [];
    }),
  );
}
