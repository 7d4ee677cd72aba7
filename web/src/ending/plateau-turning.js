import { LitElement, html, nothing } from 'lit';
import { Analysis } from '../replay/analysis.js';
import { get, post } from '../shell/api.js';
import { FollowSettings, settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';
import { shared } from '../theme/shared.js';
import { NO_WORDS } from '../words/game-words.js';
import { say } from '../words/words.js';
import { turningFor } from './turning.js';
import './words.js';
import style from './plateau-turning.css' with { type: 'css' };

/**
 * Where a match that is over turned for one seat: found when somebody asks, told in words, shown on the board as it was, and played on from
 * there. Sends `look-back` with the frame that the board should show, or null.
 */
class PlateauTurning extends LitElement {
  static properties = {
    table: {},
    seat: { type: Number },
    seats: { attribute: false },
    words: { attribute: false },
    _frame: { state: true },
    _isShown: { state: true },
    _trouble: { state: true },
  };

  static styles = [shared, style];

  /** @type {Analysis | null} */
  #analysis = null;
  /** @type {import('./turning.js').Turning | null} */
  #turning = null;

  constructor() {
    super();
    /** @type {string} */
    this.table = '';
    this.seat = 0;
    /** @type {import('../shell/types').Seat[]} */
    this.seats = [];
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
    /** @type {import('../replay/frames.js').Frame | null} the position before the decision */
    this._frame = null;
    this._isShown = false;
    this._trouble = '';
    new FollowSettings(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#analysis = new Analysis(this.table);
    this.#analysis.addEventListener('change', this.#hear);
    this.#analysis.look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#analysis.close();
  }

  #hear = () => {
    const { found } = this.#analysis;
    if (found && !this._frame) {
      this.#turning = turningFor(found, this.seat);
      if (this.#turning) this.#read(this.#turning.step - 1);
    }
    this.requestUpdate();
  };

  // As this seat saw it when it was decided.
  async #read(step) {
    try {
      const { frames, scene } = await get(`/tables/${this.table}/frames?as=${this.seat}&from=${step}&count=1`);
      this._frame = { ...frames[0], scene };
    } catch (trouble) {
      this._trouble = trouble.words;
    }
  }

  render() {
    switch (this.#analysis?.progress) {
      case 'none':
        return html`<button title=${say('ending.where-about')} @click=${() => this.#analysis.begin()}>${say('ending.where')}</button>`;
      case 'failed':
        return html`<p role="alert">${this.#analysis.trouble?.words ?? say('ending.failed')}</p>
          <button @click=${() => this.#analysis.begin()}>${say('ending.try-again')}</button>`;
      case 'waiting':
        return html`<p class="soft" role="status">${say('ending.waiting')}</p>`;
      case 'running':
        return this.#renderProgress();
      case 'done':
        return this.#renderTurning();
      default:
        return nothing;
    }
  }

  #renderProgress() {
    const { done, total } = this.#analysis;
    const words = say('ending.looking', { done, total });
    return html`<p class="soft">${words}</p><progress max=${total || 1} value=${done} aria-label=${words}></progress>`;
  }

  #renderTurning() {
    const turning = this.#turning;
    if (!turning) return html`<h2 class="overline">${say('ending.turned')}</h2><p role="status">${say('ending.nothing')}</p>`;
    return html`<h2 class="overline">${this.#when()}</h2>
      <p role="status">${say(`ending.${turning.kind}`, this.#facts(turning))}</p>
      ${this._trouble ? html`<p role="alert">${this._trouble}</p>` : nothing}
      <div class="tries">
        <button ?disabled=${!this._frame} aria-pressed=${this._isShown} @click=${this.#show}
            >${say(this._isShown ? 'ending.back' : 'ending.show')}</button>
        <button ?disabled=${!this._frame} @click=${this.#tryFromHere}>${say('ending.try-here')}</button>
      </div>
      ${this._isShown ? html`<p class="soft small" role="status">${say('ending.as-it-was')}</p>` : nothing}`;
  }

  #when() {
    const time = this._frame?.time ?? null;
    return time === null ? say('ending.turned') : say('ending.turned-at', { time: this.words.say('time.name'), number: time });
  }

  #facts({ seat, played, before, after, better }) {
    const name = this.seats[seat]?.name ?? say('seat.number', { seat });
    return { name, played, better, before: percent(before), after: percent(after), then: percent(before), now: percent(after) };
  }

  #show = () => {
    this._isShown = !this._isShown;
    const frame = this._isShown ? this._frame : null;
    this.dispatchEvent(new CustomEvent('look-back', { detail: { frame }, bubbles: true, composed: true }));
  };

  #tryFromHere = async () => {
    this._trouble = '';
    try {
      const name = settings.name ? { name: settings.name } : {};
      sitDown(await post(`/tables/${this.table}/fork`, { step: this._frame.step, seat: this.seat, ...name }));
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    }
  };
}

function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}

customElements.define('plateau-turning', PlateauTurning);
