import { LitElement, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import style from './replay-controls.css' with { type: 'css' };

const SPEEDS = [0.5, 1, 2, 4, 8, 16];

const SIGNS = {
  start: 'M15 5L8 10L15 15ZM5 5V15',
  'part-back': 'M16 5L10 10L16 15ZM10 5L4 10L10 15Z',
  back: 'M13 5L7 10L13 15Z',
  play: 'M6 4L16 10L6 16Z',
  pause: 'M7 4V16M13 4V16',
  forward: 'M7 5L13 10L7 15Z',
  'part-forward': 'M4 5L10 10L4 15ZM10 5L16 10L10 15Z',
  end: 'M5 5L12 10L5 15ZM15 5V15',
};

/** Slider, buttons and speed. Sends `go` with where to, `toggle` to play or pause, and `speed`. */
class ReplayControls extends LitElement {
  static properties = { step: { type: Number }, steps: { type: Number }, playing: { type: Boolean }, speed: { type: Number } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.step = 0;
    this.steps = 0;
    this.playing = false;
    this.speed = 1;
  }

  render() {
    const { step, steps } = this;
    const [atStart, atEnd] = [step <= 0, step >= steps];
    return html`<div class="controls">
      <div class="buttons" role="group" aria-label=${say('replay.play')}>
        ${this.#button('start', 'start', atStart)} ${this.#button('part-back', 'part-back', atStart)}
        ${this.#button('back', 'back', atStart)}
        <button class="main" data-go="toggle" aria-label=${say(this.playing ? 'replay.pause' : 'replay.play')}
            title=${say(this.playing ? 'replay.pause' : 'replay.play')} @click=${() => this.dispatchEvent(new Event('toggle'))}>
          ${sign(this.playing ? 'pause' : 'play')}
        </button>
        ${this.#button('forward', 'forward', atEnd)} ${this.#button('part-forward', 'part-forward', atEnd)}
        ${this.#button('end', 'end', atEnd)}
      </div>
      <div class="slide">
        <input type="range" min="0" max=${steps} step="1" .value=${String(step)} aria-label=${say('replay.step')}
            aria-valuetext=${say('replay.of', { step, steps })} @input=${(event) => this.#go(Number(event.target.value))}>
        <span class="count number">${say('replay.step')} <b>${step}</b>/${steps}</span>
      </div>
      <select aria-label=${say('replay.speed')} title=${say('replay.speed')} .value=${String(this.speed)} @change=${this.#hurry}>
        ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === this.speed}>${speed === 0.5 ? '½' : speed}×</option>`)}
      </select>
    </div>`;
  }

  #button(where, name, isOff) {
    const label = say(/** @type {any} */ (`replay.${name}`));
    return html`<button data-go=${where} ?disabled=${isOff} title=${label} aria-label=${label}
        @click=${() => this.#go(where)}>${sign(name)}</button>`;
  }

  /** @param {number | string} where a step, or the name of a button */
  #go(where) {
    this.dispatchEvent(new CustomEvent('go', { detail: { where } }));
  }

  #hurry = (event) => this.dispatchEvent(new CustomEvent('speed', { detail: { speed: Number(event.target.value) } }));
}

function sign(name) {
  return html`<svg viewBox="0 0 20 20" width="20" height="20"
      aria-hidden="true"><path d=${SIGNS[name]} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"
      stroke-linecap="round"></path></svg>`;
}

customElements.define('replay-controls', ReplayControls);
