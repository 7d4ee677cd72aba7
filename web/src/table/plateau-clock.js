import { LitElement, css, html } from 'lit';
import { shared } from '../theme/shared.js';

const SECOND = 1000;

/** The time that a seat has left; it runs while the seat is to move. */
class PlateauClock extends LitElement {
  static properties = { left: { type: Number }, running: { type: Boolean } };

  static styles = [
    shared,
    css`
      time {
        font-variant-numeric: tabular-nums;
        padding: 0 var(--gap-2);
        border-radius: 6px;
        border: 1px solid var(--line);
      }

      .running {
        border-color: var(--accent);
        font-weight: 650;
      }
    `,
  ];

  #since = 0;
  #timer = 0;

  constructor() {
    super();
    this.left = 0;
    this.running = false;
  }

  willUpdate(changed) {
    if (changed.has('left') || changed.has('running')) this.#since = performance.now();
  }

  updated() {
    clearTimeout(this.#timer);
    if (this.running && this.isConnected) this.#timer = setTimeout(() => this.requestUpdate(), SECOND / 2);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  render() {
    const spent = this.running ? performance.now() - this.#since : 0;
    const seconds = Math.max(0, Math.ceil((this.left - spent) / SECOND));
    const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return html`<time class=${this.running ? 'running' : ''} datetime="PT${seconds}S">${shown}</time>`;
  }
}

customElements.define('plateau-clock', PlateauClock);
