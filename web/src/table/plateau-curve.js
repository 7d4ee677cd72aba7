import { LitElement, html, nothing, svg } from 'lit';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings } from '../shell/settings.js';
import style from './plateau-curve.css' with { type: 'css' };

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 26;
const BOTTOM = 18;

const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2'];
const MARKS = {
  good: svg`<circle r="5"></circle>`,
  warning: svg`<path d="M0 -6L6 0L0 6L-6 0Z"></path>`,
  bad: svg`<path d="M0 -6L6 5L-6 5Z"></path>`,
  info: svg`<rect x="-4.5" y="-4.5" width="9" height="9" rx="1.5"></rect>`,
  plain: svg`<path d="M-5 0H5M0 -5V5" stroke-width="3"></path>`,
  first: svg`<circle r="5"></circle>`,
  second: svg`<rect class="hollow" x="-4.500" y="-4.500" width="9" height="9" rx="1.500" stroke-width="2.500"></rect>`,
};

/** Where nothing is good or bad, as with the scores of two sides, the lines still have to be told apart. */
const NEUTRAL = ['first', 'second'];

function looks(series) {
  const neutral = series.filter(({ tone }) => tone === 'plain');
  return series.map((one) => (neutral.length > 1 && neutral.includes(one) ? (NEUTRAL[neutral.indexOf(one)] ?? 'plain') : one.tone));
}

/** How it is going: the numbers that the game measures, over its own time. A line is known by colour, dashes and mark. */
class PlateauCurve extends LitElement {
  static properties = { curve: { attribute: false }, heading: {}, now: { attribute: false } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.curve = null;
    this.heading = '';
    /** @type {number | null} the time that is looked at, in a replay; else the last one */
    this.now = null;
  }

  render() {
    if (!this.curve?.points?.length) return nothing;
    const { series, points, time } = this.curve;
    const top = Math.max(4, ...points.flatMap(({ values }) => values));
    const [first, last] = [points[0].time, Math.max(points.at(-1).time, points[0].time + 1)];
    const x = (at) => LEFT + ((at - first) / (last - first)) * (WIDTH - LEFT - 10);
    const y = (value) => 8 + (1 - value / top) * (HEIGHT - BOTTOM - 8);
    const shown = (this.now !== null && points.findLast((point) => point.time <= this.now)) || points.at(-1);
    const latest = shown.values;
    const look = looks(series);
    const label = series.map(({ name }, i) => `${name} ${latest[i]}`).join(', ');
    return html`<h2 class="overline">${this.heading || say('curve.title')}</h2>
      <svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
        <path class="axis" d="M${LEFT} 4V${HEIGHT - BOTTOM}H${WIDTH - 6}" fill="none"></path>
        <text x=${LEFT - 5} y="14" text-anchor="end">${top}</text>
        <text x=${LEFT - 5} y=${HEIGHT - BOTTOM} text-anchor="end">0</text>
        <text x=${LEFT} y=${HEIGHT - 3}>${time} ${first}</text>
        <text x=${WIDTH - 6} y=${HEIGHT - 3} text-anchor="end">${last}</text>
        ${this.now === null ? nothing : svg`<path class="now" d="M${x(shown.time)} 4V${HEIGHT - BOTTOM}"></path>`}
        ${look.map((tone, i) => svg`
          <polyline class=${tone} stroke-dasharray=${DASHES[i % DASHES.length]}
              points=${points.map((p) => `${x(p.time)},${y(p.values[i])}`).join(' ')}></polyline>
          <g class=${tone} transform="translate(${x(shown.time)} ${y(latest[i])})">${MARKS[tone]}</g>`)}
      </svg>
      <ul class="legend">
        ${series.map(
          ({ name }, i) => html`<li
              ><svg viewBox="-8 -8 16 16" class=${look[i]} aria-hidden="true">${MARKS[look[i]]}</svg>${name} <b
              class="number">${latest[i]}</b></li>`,
        )}
      </ul>`;
  }
}

customElements.define('plateau-curve', PlateauCurve);

/**
 * The curve with the position of now: the server sends it whole once, then the point of each position.
 *
 * @param {import('../shell/types').Curve | null} curve
 * @param {import('../shell/types').ViewMessage | undefined} message
 */
export function withNow(curve, message) {
  if (!curve || !message?.gauges) return curve;
  const before = curve.points.filter(({ time }) => time < message.time);
  return { ...curve, points: [...before, { step: message.step, time: message.time, values: message.gauges }] };
}
