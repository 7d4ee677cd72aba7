import { LitElement, css, html, nothing, svg } from 'lit';
import { lookedAt, seenPart } from '../learn/spotlight.js';

/** An arrow ends before the thing it points at, which must stay in sight. */
const GAP = 6;
/** Things that are nearer than this need no arrow between them. */
const NEAR = 48;
const HEAD = 9;

/** @typedef {{x: number, y: number, radius: number}} Place */

/**
 * What a hint means, on the board: rings around the things that a move is about, and arrows from the first to the others. It lies over
 * the board without hiding anything, takes no clicks, and follows the board while it moves.
 */
class HintArrows extends LitElement {
  static properties = { things: { attribute: false }, board: { attribute: false }, _places: { state: true } };

  static styles = css`
    svg {
      position: fixed;
      inset: 0;
      width: 100vw;
      height: 100vh;
      pointer-events: none;
      z-index: 3;
    }

    circle,
    .shaft {
      fill: none;
      stroke: var(--accent);
      stroke-width: 3;
      stroke-linecap: round;
    }

    .under {
      stroke: var(--background);
      stroke-width: 6;
      opacity: 0.6;
    }

    .head {
      fill: var(--accent);
    }
  `;

  #frame = 0;
  #written = '';

  constructor() {
    super();
    /** @type {string[]} paths in the view */
    this.things = [];
    /** @type {HTMLElement | null} */
    this.board = null;
    /** @type {Place[]} */
    this._places = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.#follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
  }

  #follow = () => {
    const root = this.board?.shadowRoot;
    const places = root ? this.things.flatMap((thing) => placeOf(lookedAt(root, [thing])[0]?.element)) : [];
    const written = JSON.stringify(places);
    if (written !== this.#written) {
      this.#written = written;
      this._places = places;
    }
    this.#frame = requestAnimationFrame(this.#follow);
  };

  render() {
    if (this._places.length === 0) return nothing;
    const [first, ...others] = this._places;
    return html`<svg aria-hidden="true">
      ${this._places.map(({ x, y, radius }) => ring(x, y, radius))} ${others.map((other) => arrow(first, other))}
    </svg>`;
  }
}

/** @returns {Place[]} none where nothing of it is in sight */
function placeOf(element) {
  if (!element) return [];
  const { left, top, right, bottom } = seenPart(element);
  if (right <= left || bottom <= top) return [];
  const radius = Math.min(right - left, bottom - top) / 2 + GAP;
  return [{ x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2), radius: Math.round(radius) }];
}

const ring = (x, y, radius) => svg`<circle class="under" cx=${x} cy=${y} r=${radius}></circle>
  <circle cx=${x} cy=${y} r=${radius}></circle>`;

function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const length = far - from.radius - to.radius - 2 * GAP;
  if (far < NEAR || length < HEAD) return nothing;
  const turn = (180 * Math.atan2(dy, dx)) / Math.PI;
  return svg`<g transform="translate(${from.x} ${from.y}) rotate(${turn}) translate(${from.radius + GAP})">
    <path class="shaft under" d="M0 0H${length - HEAD}"></path><path class="shaft" d="M0 0H${length - HEAD}"></path>
    <path class="head" d="M${length} 0l${-1.6 * HEAD} ${-HEAD}v${2 * HEAD}z"></path>
  </g>`;
}

customElements.define('hint-arrows', HintArrows);
