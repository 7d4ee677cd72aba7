import { LitElement, css, html } from 'lit';

const ROOM = 6;

/** Rings around what a lesson points at. They follow their things while those move, scroll or grow. */
class LessonRings extends LitElement {
  static properties = { targets: { attribute: false }, _places: { state: true } };

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
    const places = this.targets().map(({ element, kind }) => ({ kind, style: around(element.getBoundingClientRect()) }));
    const written = JSON.stringify(places);
    if (written !== this.#written) {
      this.#written = written;
      this._places = places;
    }
    this.#frame = requestAnimationFrame(this.#follow);
  };

  render() {
    return html`${this._places.map(({ kind, style }) => html`<div class="ring ${kind}" .style=${style}></div>`)}`;
  }
}

function around({ left, top, width, height }) {
  return `left: ${Math.round(left - ROOM)}px; top: ${Math.round(top - ROOM)}px; width: ${Math.round(width + 2 * ROOM)}px; height: ${Math.round(height + 2 * ROOM)}px`;
}

customElements.define('lesson-rings', LessonRings);
