import { nothing, svg } from 'lit';
import { crowd } from './robots.js';

/**
 * One world with its robots.
 *
 * @param {object} what
 * @param {import('./places.js').World} what.world
 * @param {number} what.slots
 * @param {{x: number, y: number, radius: number}} what.at
 * @param {import('./places.js').Layout} what.layout
 * @param {{grown: number, hasNames: boolean}} what.text
 * @param {number[]} what.counts
 * @param {string} what.name
 * @param {string} what.title said by the tooltip
 * @param {{marker: boolean, closed: boolean, lit: boolean, touched: boolean, risk: boolean}} what.marks
 */
export function worldPicture({ world, slots, at, layout, text, counts, name, title, marks }) {
  const robots = counts.reduce((sum, count) => sum + count, 0);
  const isCrowded = robots > slots;
  const { x, y, radius } = at;
  const lead = layout.lead * text.grown;
  const ring = marks.risk ? 'ring risk' : isCrowded ? 'ring crowded' : '';
  return svg`<g class="world ${marks.lit ? 'lit' : ''}" data-place=${world.id} data-thing="places.${world.id}"
      transform="translate(${x} ${y})">
    <title>${title}</title>
    ${marks.lit ? svg`<circle class="glow" r=${radius + 9}></circle>` : nothing}
    ${marks.touched ? svg`<circle class="touched" r=${radius + 9}></circle>` : nothing}
    ${world.kind === 'ring' ? planetRing(radius, 'back') : nothing}
    <circle class="planet" r=${radius}></circle>
    ${surface(world.kind, radius)}
    ${world.kind === 'ring' ? planetRing(radius, 'front') : nothing}
    ${ring ? svg`<circle class=${ring} r=${radius + 4}></circle>` : nothing}
    ${crowd(counts, radius, layout.pawn)}
    ${marks.risk ? badge(radius, '!') : nothing}
    ${marks.closed ? closedStation(radius) : nothing}
    ${marks.marker ? returnMarker(radius) : nothing}
    ${text.hasNames ? svg`<text class="name" y=${radius + lead}>${name}</text>` : nothing}
    <text class="count" y=${radius + (text.hasNames ? lead * 2 - 2 : lead)}>${robots}/${slots}</text>
  </g>`;
}

function surface(kind, r) {
  switch (kind) {
    case 'crater':
      return [
        [-0.55, -0.48, 0.19],
        [0.56, -0.4, 0.13],
        [0.3, 0.64, 0.15],
        [-0.42, 0.56, 0.11],
        [0.75, 0.22, 0.08],
      ].map(([x, y, size]) => svg`<circle class="crater" cx=${x * r} cy=${y * r} r=${size * r}></circle>`);
    case 'gas':
      return [-0.56, -0.2, 0.18, 0.55].map((level, i) => {
        const half = Math.sqrt(1 - level * level) * r;
        const width = [4, 7, 5, 3][i] * (r / 46);
        return svg`<path class="band" stroke-width=${width}
            d="M${-half} ${level * r}Q0 ${level * r + r * 0.2} ${half} ${level * r}"></path>`;
      });
    case 'school':
      return svg`<circle class="crater" r=${r * 0.86}></circle>
        <path class="crater"
            d="M${-r * 0.86} 0H${-r * 0.72}M${r * 0.72} 0H${r * 0.86}M0 ${-r * 0.86}V${-r * 0.72}M0 ${r * 0.72}V${r * 0.86}"></path>`;
    default:
      return nothing;
  }
}

// The far half of the ring is drawn before the planet, the near half after it.
function planetRing(r, half) {
  const sweep = half === 'back' ? 1 : 0;
  return svg`<path class="planet-ring" transform="rotate(-16)"
      d="M${-r * 1.34} 0A${r * 1.34} ${r * 0.36} 0 0 ${sweep} ${r * 1.34} 0"></path>`;
}

function badge(r, sign) {
  return svg`<g transform="translate(${r * 0.78} ${-r * 0.78})"
      ><circle class="badge" r="9.5"></circle><text class="badge-sign" dy="0.36em">${sign}</text></g>`;
}

function closedStation(r) {
  return svg`<g transform="translate(${-r * 0.78} ${-r * 0.78})"
      ><circle class="closed" r="9"></circle><path class="closed-bar" d="M-5 0H5"></path></g>`;
}

// It reaches into the world: above it may stand the name of another.
function returnMarker(r) {
  return svg`<path class="marker" d="M-9 ${-r - 9}H9L0 ${-r + 5}Z"></path>`;
}
