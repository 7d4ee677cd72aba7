import { LitElement, html } from 'lit';
import { seenPart, within } from './spotlight.js';
import style from './lesson-rings.css' with { type: 'css' };

const ROOM = 6;
/** Less of a thing says nothing. */
const LEAST = 12;

/** Rings around what can be seen of the things that a lesson points at. They follow these while they move, scroll or grow. */
class LessonRings extends LitElement {
  static properties = { targets: { attribute: false }, free: { attribute: false }, _places: { state: true } };

  static styles = style;

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
