import { LitElement, html, nothing } from 'lit';
import { theDay } from '../daily/play-daily.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { NO_WORDS } from '../words/game-words.js';
import { say } from '../words/words.js';
import { endFor } from '../table/end-for.js';
import './plateau-turning.js';
import { beatAddress, compared, playSameDice, resultBefore } from './same-dice.js';
import './words.js';
import style from './plateau-ending.css' with { type: 'css' };

/** What stands behind the name of a match that was not played at a table of this server. */
const ELSEWHERE = '~';

/** What one can make of a match that is over: compare it, play it again with the same chance, let others try, see where it turned. */
class PlateauEnding extends LitElement {
  static properties = {
    table: { attribute: false },
    view: { attribute: false },
    words: { attribute: false },
    _before: { state: true },
    _day: { state: true },
    _isCopied: { state: true },
    _trouble: { state: true },
  };

  static styles = [shared, style];

  constructor() {
    super();
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {import('../shell/types').ViewMessage | null} */
    this.view = null;
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
    /** @type {{table: import('../shell/types').Table, time: number | null} | null} the result that was to be beaten */
    this._before = null;
    /** @type {import('../shell/types').Daily | null} */
    this._day = null;
    this._isCopied = false;
    this._trouble = '';
    new FollowSettings(this);
  }

  firstUpdated() {
    const shared = this.table.sharedDice;
    if (shared?.kind === 'again') this.#read(async () => (this._before = await resultBefore(shared.of)));
    if (shared?.kind === 'daily') this.#read(async () => (this._day = await theDay(this.table.game)));
  }

  async #read(way) {
    this._trouble = '';
    try {
      await way();
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    }
  }

  get #seat() {
    return this.view.seat ?? this.table.seats.find(({ kind }) => kind === 'person')?.seat ?? 0;
  }

  render() {
    const { id, seats, forkedFrom } = this.table;
    const hasItsDice = !forkedFrom?.table.includes(ELSEWHERE);
    return html`${this._before ? this.#renderComparison() : nothing}
      ${this._day ? this.#renderDay() : nothing}
      ${this._trouble ? html`<p role="alert">${this._trouble}</p>` : nothing}
      ${hasItsDice
        ? html`<div class="tries">
            <button title=${say('ending.same-about')} @click=${() => this.#read(() => playSameDice(id, this.#seat))}
                >${say('ending.same')}</button>
            <button title=${say('ending.beat-about')} @click=${this.#copy}>${say(this._isCopied ? 'ending.copied' : 'ending.beat')}</button>
          </div>`
        : nothing}
      ${this.view.seat === null
        ? nothing
        : html`<plateau-turning .table=${id} .seat=${this.view.seat} .seats=${seats} .words=${this.words}></plateau-turning>`}`;
  }

  #renderComparison() {
    const before = this._before;
    const seat = this.#seat;
    const verdict = before.table.result && compared({ table: this.table, time: this.view.time }, before, seat);
    return html`<div class="compared ${verdict}" role="status">
      ${verdict ? html`<b>${say(`ending.${verdict}`)}</b>` : nothing}
      <span>${say('ending.before', { headline: endFor(null, before.table.result).headline })} ${this.#time(before.time)}</span>
      <span class="soft small">${say('ending.known-dice')}</span>
    </div>`;
  }

  #time(number) {
    if (number === null || !this.words.has('time.name')) return nothing;
    return html`<span class="soft">(${say('ending.in-time', { time: this.words.say('time.name'), number })})</span>`;
  }

  #renderDay() {
    const { mine, count } = this._day;
    const isCounted = this.table.sharedDice.counts && mine?.place;
    return html`<div class="compared" role="status">
      <b>${isCounted ? say('ending.day-place', { place: mine.place, count }) : say('ending.day-practice')}</b>
      <a href="/#daily">${say('ending.day-results')}</a>
    </div>`;
  }

  #copy = async () => {
    const address = beatAddress(this.table.id, this.#seat);
    try {
      await navigator.clipboard.writeText(address);
      this._isCopied = true;
    } catch {
      prompt(say('ending.copy-by-hand'), address); // not every browser lets a page copy
    }
  };
}

customElements.define('plateau-ending', PlateauEnding);
