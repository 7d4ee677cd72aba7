import { LitElement, css, html, nothing } from 'lit';
import { mine } from '../here/answers.js';
import { post } from '../shell/api.js';
import { FollowSettings, settings } from '../shell/settings.js';
import { forgetTokens, heldTables, rememberOver, tokenOf } from '../table/tokens.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './table-row.js';
import './words.js';

/** How many tables one question to the server may name. */
const MOST = 50;
/** How many finished games are asked for beside those that go on. */
const FEW = 4;
const SHOWN = { going: 6, over: FEW };

/** Every game that this device holds a seat of: those that go on, first where it is my turn, and those that are over. */
class MyGames extends LitElement {
  static properties = { _held: { state: true }, _unknown: { state: true }, _shown: { state: true }, _trouble: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--gap-5);
      }

      section,
      .alert {
        display: grid;
        gap: var(--gap-2);
      }

      .rows {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
        gap: var(--gap-2);
      }

      button {
        justify-self: start;
      }
    `,
  ];

  #language = '';
  /** @type {{table: string, tokens: string[], over: boolean}[]} what was not asked for yet */
  #left = [];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {{table: any, seats: number[]}[]} */
    this._held = [];
    /** @type {string[]} */
    this._unknown = [];
    this._shown = SHOWN;
    this._trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#lookAgain);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#lookAgain);
  }

  willUpdate() {
    if (this.#language === settings.language) return;
    this.#language = settings.language;
    this.#read();
  }

  // Somebody may have moved while nobody looked at this page.
  #lookAgain = () => {
    if (document.visibilityState === 'visible') this.#read();
  };

  async #read() {
    const all = heldTables();
    const going = all.filter(({ over }) => !over).length;
    const count = Math.min(MOST, going + FEW);
    await this.#ask(all.slice(0, count), []);
    this.#left = all.slice(count);
  }

  async #ask(asked, before) {
    if (asked.length === 0) return;
    try {
      const tables = asked.map(({ table, tokens }) => ({ table, tokens }));
      const { tables: found, unknown } = await mine({ tables }, (question) => post('/tables/mine', question), settings.language);
      rememberOver(found.filter(({ table }) => table.status === 'over').map(({ table }) => table.id));
      this._held = [...before, ...found];
      this._unknown = before.length ? [...this._unknown, ...unknown] : unknown;
      this._trouble = null;
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  async #more(part) {
    const next = this.#left.slice(0, MOST);
    await this.#ask(next, this._held);
    if (this._trouble) return;
    this.#left = this.#left.slice(MOST);
    this._shown = { ...this._shown, [part]: this._shown[part] + 3 * FEW };
  }

  render() {
    const over = this._held.filter(isDone);
    const going = this._held.filter((held) => !isDone(held)).sort((one, other) => urgency(other) - urgency(one));
    return html`${this.#renderPart('going', 'home.mine', going)} ${this.#renderPart('over', 'mine.over', over)}
      ${this._unknown.length ? this.#renderUnknown() : nothing}
      ${this._trouble
        ? html`<div class="alert"
            role="alert"><p>${this._trouble.words ?? String(this._trouble)}</p><button
            @click=${() => this.#read()}>${say('trouble.again')}</button></div>`
        : nothing}`;
  }

  #renderPart(part, title, held) {
    const hasMore = held.length > this._shown[part] || this.#left.some(({ over }) => over === (part === 'over'));
    if (held.length === 0 && !hasMore) return nothing;
    return html`<section data-part=${part}>
      <h2>${say(title)}</h2>
      <div class="rows">${held.slice(0, this._shown[part])
        .map(({ table, seats }) => html`<table-row .table=${table} .mine=${seats}></table-row>`)}</div>
      ${hasMore ? html`<button @click=${() => this.#more(part)}>${say('tables.more')}</button>` : nothing}
    </section>`;
  }

  // A backup may bring them back, or the device may know several servers: nothing is forgotten unasked.
  #renderUnknown() {
    const count = this._unknown.length;
    return html`<section><p class="soft">${say('mine.unknown', { count })}</p><button
        @click=${this.#forget}>${say('mine.forget', { count })}</button></section>`;
  }

  #forget = () => {
    forgetTokens(this._unknown);
    this._unknown = [];
  };
}

/** Whether nothing is left to do there: the match is over, and nobody waits for me to play again. */
function isDone({ table }) {
  return table.status === 'over' && (!table.rematch || tokenOf(table.rematch.table) !== null);
}

/** Where I decide, or somebody asks me to play again, comes first, then where others play, then where people are missing. */
function urgency({ table, seats }) {
  if (table.status === 'over') return 3;
  if (table.status === 'waiting') return 0;
  return seats.includes(table.toMove) ? 2 : 1;
}

customElements.define('my-games', MyGames);
