import { LitElement, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { unbroken } from '../words/unbroken.js';
import { say } from '../words/words.js';
import { dieFace } from '../dice/die.js';
import style from './companion-ask.css' with { type: 'css' };

const SHORT = 15;
const IT = 'it';

/**
 * The question that is asked now, with answers for a thumb. Sends `said` with `{answer}` or `{roll: true}`.
 */
class CompanionAsk extends LitElement {
  static properties = { ask: { attribute: false }, busy: { type: Boolean }, _explained: { state: true } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../shell/types').Ask | null} */
    this.ask = null;
    this.busy = false;
    this._explained = false;
  }

  willUpdate(changed) {
    const before = changed.get('ask');
    if (before && before.id !== this.ask?.id) this._explained = false;
  }

  /** Shows or hides the explanation of the question. */
  explain() {
    this._explained = !this._explained;
  }

  render() {
    if (!this.ask) return nothing;
    return html`<h2 id="question" aria-live="polite">${unbroken(this.ask.words)}</h2>
      ${this._explained && this.ask.about ? html`<p class="about">${unbroken(this.ask.about)}</p>` : nothing}
      <div class="answers" role="group" aria-labelledby="question">${this.#answers()}</div>`;
  }

  #answers() {
    switch (this.ask.kind) {
      case 'die':
        return this.#die();
      case 'name':
        return this.#name();
      default:
        return [this.#choices(this.ask.choices), this.ask.takesFile ? this.#file() : nothing];
    }
  }

  #choices(choices) {
    const short = choices.every(({ words }) => words.length <= SHORT);
    const numbers = choices.every(({ words }) => /^\d+$/.test(words));
    const shape = {
      choices: true,
      short: short && choices.length > 1,
      numbers,
      pair: this.ask.kind === 'yes-no',
      one: choices.length === 1,
    };
    return html`<div class=${classMap(shape)}>${choices.map((choice) => this.#button(choice))}</div>`;
  }

  #button({ value, words }) {
    const isUsual = value === this.ask.usual;
    const [, name, rest] = /^(.{3,60}?)\s?: (.+)$/s.exec(words) ?? [null, words, ''];
    const isMain = isUsual || this.ask.kind === 'go-on';
    return html`<button class=${isMain ? 'main' : ''} data-value=${value} ?disabled=${this.busy}
        @click=${() => this.#say({ answer: value })}>
      ${this.ask.kind === 'yes-no' ? mark(value) : nothing}<b>${unbroken(name)}</b>${rest ? html`<span>${unbroken(rest)}</span>` : nothing}
      ${isUsual && /^\d+$/.test(words) ? html`<span>${say('companion.usual')}</span>` : nothing}
    </button>`;
  }

  #die() {
    const { choices } = this.ask;
    const isCube = choices.length === 6 && choices.every(({ words }, i) => words === String(i + 1));
    const isNumbered = choices.every(({ words }) => /^\d+$/.test(words));
    const faces = isCube
      ? html`<div class="faces">${choices.map(
          ({ value }, i) => html`<button class="face" data-value=${value} aria-label=${value} ?disabled=${this.busy}
              @click=${() => this.#say({ answer: value })}>${dieFace(i + 1)}</button>`,
        )}</div>`
      : this.#choices(choices);
    return [
      faces,
      html`<button class="roll" data-value="roll" ?disabled=${this.busy}
          @click=${() => this.#say({ roll: true })}>${say(isNumbered ? 'companion.roll' : 'companion.draw')}</button>`,
    ];
  }

  #name() {
    return html`<form class="name" @submit=${this.#named}>
        <label for="name">${say('companion.name')}</label>
        <input id="name" maxlength="40" autocomplete="off" />
        <button ?disabled=${this.busy}>${say('companion.use-name')}</button>
      </form>
      ${this.#choices([{ value: IT, words: say('companion.named') }, ...this.ask.choices.filter(({ value }) => value !== IT)])}`;
  }

  #named = (event) => {
    event.preventDefault();
    const name = event.target.querySelector('input').value.trim().replaceAll('"', '’');
    this.#say({ answer: name ? `"${name}"` : IT });
  };

  #file() {
    return html`<label class="button file"
        >${say('companion.file')}<input class="only-heard" type="file" accept=".team,text/plain" @change=${this.#chosen} /></label>`;
  }

  #chosen = async ({ target }) => {
    const [file] = target.files;
    target.value = '';
    // One line is never a team: then the server says what it expected.
    if (file) this.#say({ answer: `${await file.text()}\n` });
  };

  #say(what) {
    this.dispatchEvent(new CustomEvent('said', { detail: what }));
  }
}

/** Yes and no are shapes too. */
function mark(value) {
  return html`<svg class="mark ${value}" viewBox="0 0 24 24"
      aria-hidden="true"><path d=${value === 'yes' ? 'M4 13l6 6L20 5' : 'M5 5l14 14M19 5L5 19'}></path></svg>`;
}

customElements.define('companion-ask', CompanionAsk);
