import { LitElement, css, html, nothing } from 'lit';
import '../home/game-picture.js';
import { aboutGame } from '../games/known.js';
import { Reading } from '../shell/reading.js';
import { settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { wordsOf } from '../words/game-words.js';
import { say } from '../words/words.js';
import { playSameDice, resultBefore } from './same-dice.js';
import { endFor } from '../table/end-for.js';
import { get } from '../shell/api.js';
import './words.js';

/** What a link "beat my result" opens: what is to be beaten, and one button to begin. */
class AgainPage extends LitElement {
  static properties = { table: {}, _known: { state: true }, _trouble: { state: true }, _busy: { state: true } };

  static styles = [
    shared,
    accents,
    css`
      main {
        max-width: 34rem;
        margin: 0 auto;
        padding: var(--gap-5) var(--gap-4) var(--gap-6);
        display: grid;
        gap: var(--gap-4);
      }

      article {
        overflow: hidden;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }

      .text,
      form {
        display: grid;
        gap: var(--gap-2);
        padding: var(--gap-4);
      }

      label {
        display: grid;
        gap: var(--gap-1);
      }
    `,
  ];

  constructor() {
    super();
    new Reading(this, () => this.table, (isWanted) => this.#read(isWanted));
    /** @type {string} */
    this.table = '';
    /**
     * @type {{table: import('../shell/types').Table, time: number | null, game: import('../shell/types').Game,
     *   words: import('../words/game-words.js').GameWords} | null}
     */
    this._known = null;
    this._trouble = null;
    this._busy = false;
  }

  async #read(isWanted) {
    try {
      const table = await get(`/tables/${this.table}`);
      const before = table.result ? await resultBefore(this.table) : { table, time: null };
      const [game, words] = await Promise.all([aboutGame(table.game), wordsOf(table.game)]);
      if (!isWanted()) return;
      this._known = { ...before, game, words };
      this._trouble = null;
      document.title = `${say('again.title')} · Plateau`;
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  render() {
    if (!this._known) {
      return this._trouble
        ? html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words}
            ?retry=${this._trouble.passes}></plateau-trouble>`
        : html`<plateau-bar></plateau-bar>`;
    }
    const { table, game } = this._known;
    return html`<plateau-bar></plateau-bar>
      <main data-game=${game.id}>
        <h1>${say('again.title')}</h1>
        <article>
          <game-picture .game=${game}></game-picture>
          ${table.result ? this.#renderResult() : this.#renderNotOver()}
        </article>
      </main>`;
  }

  #renderNotOver() {
    return html`<div class="text"><p>${say('again.not-over')}</p>
      <a class="button main" href="/table/${this.table}">${say('again.watch-it')}</a></div>`;
  }

  #renderResult() {
    const { table, time, game, words } = this._known;
    const names = table.seats.filter(({ kind }) => kind === 'person').map(({ name, seat }) => name ?? say('seat.number', { seat }));
    const { headline } = endFor(null, table.result);
    const when = time !== null && words.has('time.name') ? say('ending.in-time', { time: words.say('time.name'), number: time }) : '';
    return html`<div class="text">
        <span class="overline">${game.name}${when ? html` · ${when}` : nothing}</span>
        <h2>${headline}</h2>
        ${table.result.why ? html`<p>${table.result.why}</p>` : nothing}
        ${names.length ? html`<p class="soft">${say('again.played-by', { names: names.join(', ') })}</p>` : nothing}
        <p class="soft">${say('again.about')}</p>
      </div>
      <form @submit=${this.#start}>
        <label>${say('again.name')}<input name="name" maxlength="30" autocomplete="nickname" .value=${settings.name}></label>
        ${this._trouble ? html`<p class="alert" role="alert">${this._trouble.words}</p>` : nothing}
        <button class="main" ?disabled=${this._busy}>${say('again.start')}</button>
      </form>`;
  }

  // The link names the seat, else it is that of the first person.
  get #seat() {
    const { seats } = this._known.table;
    const named = Number(new URLSearchParams(location.search).get('seat') ?? NaN);
    return seats[named] ? named : (seats.find(({ kind }) => kind === 'person')?.seat ?? 0);
  }

  #start = async (event) => {
    event.preventDefault();
    settings.change({ name: String(new FormData(event.target).get('name') ?? '').trim() });
    this._busy = true;
    try {
      await playSameDice(this.table, this.#seat);
    } catch (trouble) {
      this._trouble = trouble;
    } finally {
      this._busy = false;
    }
  };
}

customElements.define('again-page', AgainPage);
