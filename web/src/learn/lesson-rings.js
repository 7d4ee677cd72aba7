import { LitElement, css, html } from 'lit';
import { seenPart, within } from './spotlight.js';

const ROOM = 6;
/** Less of a thing says nothing. */
const LEAST = 12;

/** Rings around what can be seen of the things that a lesson points at. They follow these while they move, scroll or grow. */
class LessonRings extends LitElement {
  static properties = { targets: { attribute: false }, free: { attribute: false }, _places: { state: true } };

  static styles = css`
    :host {
      position: fixed;
      inset: 0;
      z-index: 3;
      pointer-events: none;
      overflow: hidden;
    }

    .ring {
      position: absolute;
      box-sizing: border-box;
      border: 3px solid var(--warning);
      border-radius: 14px;
      box-shadow: 0 0 0 2px var(--background), inset 0 0 0 1px var(--background);
    }

    .ask {
      border-style: dashed;
      border-color: var(--accent);
    }

    @media (prefers-reduced-motion: no-preference) {
      .ring {
        animation: pulse 1.4s ease-in-out infinite alternate;
      }
    }

    @keyframes pulse {
      from {
        transform: scale(1);
        opacity: 1;
      }

      to {
        transform: scale(1.03);
        opacity: 0.55;
      }
    }
  `;

  #frame = 0;
  #written = '';

  constructor() {
    super();
    /** @type {() => import('./spotlight.js').Target[]} */
    this.targets = () => [];
    /** @type {(element: Element) => {top: number, bottom: number}} the height in which nothing lies over it */
    this.free = () => ({ top: 0, bottom: innerHeight });
    /** @type {{kind: string, style: string}[]} */
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
    const places = this.targets().map((target) => this.#placeOf(target)).filter(Boolean);
    const written = JSON.stringify(places);
    if (written !== this.#written) {
      this.#written = written;
      this._places = places;
    }
    this.#frame = requestAnimationFrame(this.#follow);
  };

  #placeOf({ element, kind }) {
    const free = this.free(element);
    const { left, top, right, bottom } = within(seenPart(element), free);
    if (right - left < LEAST || bottom - top < LEAST) return null;
    const room = { left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM };
    return { kind, style: placed(within(room, { left: 0, right: innerWidth, ...free })) };
  }

  render() {
    return html`${this._places.map(({ kind, style }) => html`<div class="ring ${kind}" .style=${style}></div>`)}`;
  }
}

function placed({ left, top, right, bottom }) {
  return `left: ${Math.round(left)}px; top: ${Math.round(top)}px; width: ${Math.round(right - left)}px; height: ${Math.round(
    bottom - top,
  )}px`;
}

customElements.define('lesson-rings', LessonRings);
