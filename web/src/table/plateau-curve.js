import { LitElement, html, nothing, svg } from 'lit';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings } from '../shell/settings.js';
import { apart } from './apart.js';
import style from './plateau-curve.css' with { type: 'css' };

const HEIGHT = 164;
const TOP = 14;
const LEFT = 26;
const BOTTOM = 20;
/** Beside the lines stand their numbers; and their names, where all are short enough. */
const ROOM = { numbers: 46, names: 122 };
const SHORT = 12;
/** From one label to the next. */
const LEADING = 15;
/** Closer, the numbers below the axis would run into each other. */
const TICKS = 26;

const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2'];
const MARKS = {
  good: svg`<circle r="5"></circle>`,
  warning: svg`<path d="M0 -6L6 0L0 6L-6 0Z"></path>`,
  bad: svg`<path d="M0 -6L6 5L-6 5Z"></path>`,
  info: svg`<rect x="-4.5" y="-4.5" width="9" height="9" rx="1.5"></rect>`,
  plain: svg`<path d="M-5 0H5M0 -5V5" stroke-width="3"></path>`,
  first: svg`<circle r="5"></circle>`,
  second: svg`<rect class="hollow" x="-4.5" y="-4.5" width="9" height="9" rx="1.5" stroke-width="2.5"></rect>`,
};

/** Where nothing is good or bad, as with the scores of two sides, the lines still have to be told apart. */
const NEUTRAL = ['first', 'second'];

function looks(series) {
  const neutral = series.filter(({ tone }) => tone === 'plain');
  return series.map((one) => (neutral.length > 1 && neutral.includes(one) ? (NEUTRAL[neutral.indexOf(one)] ?? 'plain') : one.tone));
}

/**
 * How it is going: the numbers that the game measures, over its own time. A line is known by colour, dashes and mark, and by its name at
 * its end; what a number must not cross is a line, too.
 */
class PlateauCurve extends LitElement {
  static properties = {
    curve: { attribute: false },
    heading: {},
    now: { attribute: false },
    limits: { attribute: false },
    _width: { state: true },
  };

  static styles = [shared, style];

  #size = new ResizeObserver(([{ contentRect: { width } }]) => (this._width = Math.max(200, Math.min(480, Math.floor(width)))));

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../shell/types').Curve | null} */
    this.curve = null;
    this.heading = '';
    /** @type {number | null} the time that is looked at, in a replay; else the last one */
    this.now = null;
    /** @type {import('../games/presentation.js').Limit[]} */
    this.limits = [];
    // In units of its own, so that its text is as large as any other.
    this._width = 320;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  render() {
    if (!this.curve?.points?.length) return nothing;
    const { series, points } = this.curve;
    const shown = (this.now !== null && points.findLast((point) => point.time <= this.now)) || points.at(-1);
    const look = looks(series);
    const hasNames = series.every(({ name }) => name.length <= SHORT);
    const label = [...series.map(({ name }, i) => `${name} ${shown.values[i]}`), ...this.limits.map(limitInWords)].join(', ');
    return html`<h2 class="overline">${this.heading || say('curve.title')}</h2>
      <svg class="plot" viewBox="0 0 ${this._width} ${HEIGHT}" role="img" aria-label=${label}>
        ${this.#plot(look, shown, this._width - (hasNames ? ROOM.names : ROOM.numbers), hasNames)}
      </svg>
      ${hasNames
        ? nothing
        : html`<ul class="legend">
            ${series.map(
              ({ name }, i) => html`<li
                  ><svg viewBox="-8 -8 16 16" class=${look[i]} aria-hidden="true">${MARKS[look[i]]}</svg>${name} <b
                  class="number">${shown.values[i]}</b></li>`,
            )}
          </ul>`}`;
  }

  #plot(look, shown, right, hasNames) {
    const { series, points, time } = this.curve;
    const top = Math.max(4, ...points.flatMap(({ values }) => values), ...this.limits.map(({ value }) => value));
    const [first, last] = [points[0].time, Math.max(points.at(-1).time, points[0].time + 1)];
    const x = (at) => LEFT + ((at - first) / (last - first)) * (right - LEFT);
    const y = (value) => TOP + (1 - value / top) * (HEIGHT - BOTTOM - TOP);
    const labels = apart(points.at(-1).values.map(y), LEADING, TOP - 4, HEIGHT - BOTTOM);
    return svg`${axes(top, y, right)} ${ticks(first, last, x, time)}
      ${this.limits.map(({ name, value }) => svg`<path class="limit" d="M${LEFT} ${y(value)}H${right}"></path>
        <text class="limit" x=${LEFT + 5} y=${y(value) - 4}>${limitInWords({ name, value })}</text>`)}
      ${this.now === null ? nothing : svg`<path class="now" d="M${x(shown.time)} ${TOP - 6}V${HEIGHT - BOTTOM}"></path>`}
      ${look.map((tone, i) => svg`
        <polyline class=${tone} stroke-dasharray=${DASHES[i % DASHES.length]}
            points=${points.map((p) => `${x(p.time)},${y(p.values[i])}`).join(' ')}></polyline>
        ${points.length > 1
          ? svg`<path class="lead ${tone}" d="M${right} ${y(points.at(-1).values[i])}L${right + 8} ${labels[i]}"></path>`
          : nothing}
        <g class=${tone} transform="translate(${x(shown.time)} ${y(shown.values[i])})">${MARKS[tone]}</g>
        <g class=${tone} transform="translate(${right + 14} ${labels[i]}) scale(0.8)">${MARKS[tone]}</g>
        <text class="name" x=${right + 22} y=${labels[i]} dy="0.36em"><tspan class="value">${shown.values[i]}</tspan>${hasNames
          ? ` ${series[i].name}`
          : ''}</text>`)}`;
  }
}

function axes(top, y, right) {
  const lines = [y(top), y(top / 2), y(0)].map((at) => `M${LEFT} ${at}H${right}`).join('');
  return svg`<path class="axis" d="M${LEFT} ${y(top)}V${y(0)}${lines}" fill="none"></path>
    <text x=${LEFT - 5} y=${y(top)} dy="0.36em" text-anchor="end">${top}</text>
    <text x=${LEFT - 5} y=${y(0)} text-anchor="end">0</text>`;
}

/** The times that there is room for, the first one with its word. */
function ticks(first, last, x, word) {
  const every = Math.max(1, Math.ceil(TICKS / (x(first + 1) - x(first))));
  const beyondWord = x(first) + word.length * 7 + 14;
  const times = [];
  for (let at = first + every; at <= last; at += every) if (x(at) > beyondWord) times.push(at);
  return svg`<text x=${LEFT} y=${HEIGHT - 3}>${word} ${first}</text>
    ${times.map((at) => svg`<text x=${x(at)} y=${HEIGHT - 3} text-anchor="middle">${at}</text>`)}`;
}

const limitInWords = ({ name, value }) => `${name} ${value}`;

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
