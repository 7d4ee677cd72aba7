import { LitElement, html, nothing } from 'lit';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings, SPEEDS, settings } from './settings.js';
import './words.js';
import style from './plateau-preferences.css' with { type: 'css' };

const THEMES = ['dark', 'light'];

/** What one may prefer; every choice holds at once, and in this browser. */
export class PlateauPreferences extends LitElement {
  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
  }

  async open() {
    await this.updateComplete;
    this.#dialog.showModal();
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  render() {
    return html`<dialog aria-labelledby="title" @click=${this.#leave}>
      <form method="dialog">
        <h2 id="title">${say('preferences.title')}</h2>
        ${this.#choice('speed', SPEEDS)} ${this.#choice('theme', THEMES)}
        <div>
          ${this.#check('sound', 'sound')}
          <label class="volume">${say('preferences.volume')}<input type="range" min="0" max="1" step="0.1" ?disabled=${!settings.sound}
              .value=${String(settings.volume)} @input=${(event) => settings.change({ volume: Number(event.target.value) })}></label>
          ${'vibrate' in navigator ? this.#check('vibration', 'vibration') : nothing}
          ${this.#check('confirms', 'confirms')} ${this.#check('endsTurns', 'ends-turns')}
        </div>
        ${this.#renderKeys()}
        <button class="main">${say('preferences.done')}</button>
      </form>
    </dialog>`;
  }

  /** @param {'speed' | 'theme'} name @param {string[]} values */
  #choice(name, values) {
    return html`<fieldset>
      <legend>${say(`preferences.${name}`)}</legend>
      <div class="values">
        ${values.map((value) => html`<label><input type="radio" name=${name} value=${value} .checked=${settings[name] === value}
            @change=${() => settings.change({ [name]: value })}>${say(`preferences.${name}.${value}`)}</label>`)}
      </div>
    </fieldset>`;
  }

  /** @param {'sound' | 'vibration' | 'confirms' | 'endsTurns' | 'letters'} name @param {string} words */
  #check(name, words) {
    return html`<label><input type="checkbox" name=${name} .checked=${settings[name]}
        @change=${(event) => settings.change({ [name]: event.target.checked })}>${say(`preferences.${words}`)}</label>`;
  }

  #renderKeys() {
    const keys = { skip: [say('preferences.key.space'), 'Esc'], pause: ['P'], again: ['R'], speed: ['−', '+'] };
    return html`<details>
      <summary>${say('preferences.keys')}</summary>
      <dl>
        ${Object.entries(keys).map(([what, all]) => html`<dt>${all.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${say(`preferences.key.${what}`)}</dd>`)}
      </dl>
      ${this.#check('letters', 'letters')}
    </details>`;
  }

  // A click beside it means that one is done, too.
  #leave = (event) => {
    if (event.target === this.#dialog) this.#dialog.close();
  };
}

customElements.define('plateau-preferences', PlateauPreferences);
