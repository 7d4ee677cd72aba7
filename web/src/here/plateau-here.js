import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { playOnAtServer, saveFile } from './hand-over.js';
import './words.js';

/** What can be done with a match of this browser: play on with others, on another device, or keep it as a file. */
class PlateauHere extends LitElement {
  static properties = {
    table: { attribute: false },
    step: { type: Number },
    me: { attribute: false },
    _trouble: { state: true },
    _busy: { state: true },
  };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--gap-2);
      }

      summary {
        min-height: var(--target);
        align-content: center;
        cursor: pointer;
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-2);
      }

      .trouble {
        padding: var(--gap-2) var(--gap-3);
        border-left: 4px solid var(--bad);
        background: var(--raised);
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    this.step = 0;
    /** @type {number | null} */
    this.me = null;
    this._trouble = '';
    this._busy = false;
  }

  render() {
    const other = this.table.seats.find(({ kind }) => kind === 'computer');
    const isOver = this.table.status === 'over';
    return html`<details>
      <summary class="small soft">${say('here.title')}</summary>
      ${isOver ? nothing : html`<p class="soft small">${say('here.about')}</p>`}
      <div class="ways">
        ${isOver || !other
          ? nothing
          : html`<button ?disabled=${this._busy} title=${say('here.friend-about', { name: other.name })}
              @click=${() => this.#goOn(other.seat)}>${say('here.friend')}</button>`}
        ${isOver ? nothing : html`<button ?disabled=${this._busy} @click=${() => this.#goOn(null)}>${say('here.device')}</button>`}
        <button ?disabled=${this._busy} @click=${() => this.#do(() => saveFile(this.table.id))}>${say('here.file')}</button>
      </div>
      ${isOver ? nothing : html`<p class="soft small">${say('here.marked')}</p>`}
      ${this._trouble ? html`<p role="alert" class="trouble">${this._trouble}</p>` : nothing}
    </details>`;
  }

  #goOn(friend) {
    return this.#do(() => playOnAtServer(this.table, this.step, this.me, friend));
  }

  async #do(task) {
    this._busy = true;
    this._trouble = '';
    try {
      await task();
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    } finally {
      this._busy = false;
    }
  }
}

customElements.define('plateau-here', PlateauHere);
