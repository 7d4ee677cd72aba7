import { LitElement, css, html, nothing } from 'lit';
import { aboutGame } from '../games/known.js';
import { get, post } from '../shell/api.js';
import { allComputers, computerOptions } from '../levels/levels.js';
import { Reading } from '../shell/reading.js';
import { settings } from '../shell/settings.js';
import { sitDown } from '../table/sit-down.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { pathOf } from './source.js';

/** A new table that goes on from the step that is shown: I take a seat, computer players the others. */
class PlayOn extends LitElement {
  static properties = {
    table: { attribute: false },
    step: { type: Number },
    ended: { type: Boolean },
    _game: { state: true },
    _trouble: { state: true },
    _busy: { state: true },
    _all: { state: true },
  };

  static styles = [
    shared,
    css`
      form {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--gap-2);
        margin-top: var(--gap-2);
      }

      label {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2px;
        font-size: var(--small);
        color: var(--soft);
        min-width: 0;
      }

      .check {
        display: flex;
        gap: var(--gap-2);
        align-items: center;
        min-height: var(--target);
      }

      p,
      .check,
      button {
        grid-column: 1 / -1;
      }
    `,
  ];

  constructor() {
    super();
    new Reading(this, () => this.table.game, () => this.#ask());
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    this.step = 0;
    /** Whether the match ended with this step, so that nothing is left to decide. */
    this.ended = false;
    /** @type {any} */
    this._game = null;
    this._trouble = '';
    this._busy = false;
    this._all = false;
  }

  #ask() {
    aboutGame(this.table.game).then(
      (game) => (this._game = game),
      ({ words }) => (this._trouble = words),
    );
  }

  render() {
    const { seats } = this.table;
    return html`<h2 class="overline">${say('replay.play-on')}</h2>
      <form @submit=${this.#sit}>
        <p class="soft small">${say(this.ended ? 'replay.play-on-ended' : 'replay.play-on-about')}</p>
        <label>${say('replay.seat')}
          <select name="seat"
              >${seats.map(({ seat, name }) => html`<option value=${seat}>${name ?? say('seat.number', { seat })}</option>`)}</select>
        </label>
        ${seats.length > 1 && this._game
          ? html`<label>${say('replay.against')}
              <select name="player">${computerOptions(this._game, this._game.standIn, this._all)}</select>
            </label>
            ${allComputers(this._game, this._all, (all) => (this._all = all))}`
          : nothing}
        ${this._trouble ? html`<p role="alert">${this._trouble}</p>` : nothing}
        <button class="main" ?disabled=${this._busy || this.ended}>${say('replay.sit')}</button>
      </form>`;
  }

  async #sit(event) {
    event.preventDefault();
    const chosen = new FormData(event.target);
    this._busy = true;
    try {
      const player = chosen.get('player');
      const opened = await post(`${pathOf(this.table.id)}/fork`, {
        step: this.step,
        seat: Number(chosen.get('seat')),
        ...(settings.name && { name: settings.name }),
        ...(player && { player }),
      });
      sitDown(opened);
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    } finally {
      this._busy = false;
    }
  }
}

customElements.define('play-on', PlayOn);
