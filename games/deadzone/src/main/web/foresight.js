import { nothing, svg } from 'lit';
import { settings } from '../../shell/settings.js';
import { say } from '../../words/words.js';
import { figureSpot } from './orders.js';
import { HIGH, at, floorOf, middleOf, placeOf, through } from './geometry.js';

/** Where a figure could go: a Move with a full line, a Sprint beyond it with a broken one. */
export function reachPicture(advance, sprint) {
  const near = new Set(advance);
  return svg`${sprint.filter((cube) => !near.has(cube)).map((cube) => svg`<path class="reach sprint" d=${floorOf(cube, 0.07)}></path>`)}
    ${advance.map((cube) => svg`<path class="reach advance" d=${floorOf(cube, 0.07)}></path>`)}`;
}

/** How many enemies would see whoever stands there. */
export function dangerPicture(cube, count, grown) {
  const { column, row, level } = placeOf(cube);
  const { x, y } = at(column + 0.76, row + 0.76, level);
  return svg`<g class="danger" transform="translate(${x} ${y}) scale(${grown})"
      ><path class="eye" d="M-13 0Q-6 -7 1 0Q-6 7 -13 0Z"></path><circle cx="-6" r="1.8"></circle>
      <text x="8" y="4.5">${count}</text></g>`;
}

/** Lines of sight to all enemies, and the chance to harm each. */
export function sightingsPicture(sightings, places, { only, grown }) {
  return sightings.map((sighting) => {
    const spot = places.get(figureSpot(sighting.side, sighting.target).slice('figure '.length));
    if (!spot) return nothing;
    const isPointed = only === sighting.target;
    return svg`${isPointed ? sightLine(sighting) : nothing}${badge(sighting, spot, grown)}`;
  });
}

function badge({ bar, shot, visibility }, { x, y }, grown) {
  const tone = bar ? 'barred' : visibility;
  return svg`<g class="badge ${tone}" transform="translate(${x} ${y - 52 * grown}) scale(${bar ? 0.8 * grown : grown})">
    <rect x="-19" y="-9" width="38" height="18" rx="9"></rect>
    ${bar ? svg`<path d="M-5 -4L5 4M5 -4L-5 4"></path>` : svg`<text y="4.5">${percent(shot.harm)}</text>`}
  </g>`;
}

function percent(chance) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(chance);
}

// From chest to chest; what hides the target is marked where it stands.
export function sightLine({ from, to, visibility, hidden }) {
  const [start, end] = [chest(from), chest(to)];
  const mark = hidden ? between(hidden.from, hidden.to) : null;
  return svg`<path class="sight ${visibility}" d=${through([start, end], false)}></path>
    ${mark
      ? svg`<g class="hindrance"
          transform="translate(${mark.x} ${mark.y})"><circle r="9"></circle><path d="M-4 -4L4 4M4 -4L-4 4"></path></g>`
      : nothing}`;
}

function between(from, to) {
  const [a, b] = [chest(from), chest(to)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function chest(cube) {
  const { x, y } = middleOf(cube);
  return { x, y: y - HIGH * 0.3 };
}

/** The way of a movement, with its end. */
export function pathPicture(from, path) {
  if (!from || path.length === 0) return nothing;
  return svg`<path class="way" d=${through([from, ...path].map((cube) => middleOf(cube)), false)}></path>
    <path class="way-end" d=${floorOf(path.at(-1), 0.1)}></path>`;
}

/** What a sighting means, in words. */
export function sightingInWords({ visibility, hidden, bar, distance }, words) {
  const seen = `${words.say(`visibility.${visibility}`)}${hidden ? ` (${words.say(`obstacle.${hidden.kind}`, hidden)})` : ''}`;
  const parts = [say('deadzone.distance', { distance }), seen, bar && words.say(`bar.${bar}`)].filter(Boolean);
  return parts.join(', ');
}
