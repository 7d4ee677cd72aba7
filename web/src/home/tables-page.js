import { LitElement, html, nothing, svg } from 'lit';
import { allGames } from '../games/known.js';
import { get } from '../shell/api.js';
import { Reading } from '../shell/reading.js';
import '../open/open-replay.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './table-row.js';
import style from './tables-page.css' with { type: 'css' };

/** All public tables that are open, or with `over` all public replays. */
class TablesPage extends LitElement {
  static properties = {
    over: { type: Boolean },
    _lists: { state: true },
    _games: { state: true },
    _trouble: { state: true },
    _missed: { state: true },
  };

  static styles = [shared, style];


  constructor() {
    super();
    new Reading(this, () => String(this.over), (isWanted) => this.#read(isWanted));
    this.over = false;
    /** @type {{status: string, tables: import('../shell/types').Table[], more: boolean, next: string | null}[] | null} */
    this._lists = null;
    /** @type {import('../shell/types').Game[]} */
    this._games = [];
    this._trouble = null;
    this._missed = '';
  }

  async #read(isWanted) {
    document.title = `${say(this.over ? 'tables.replays' : 'tables.title')} · Plateau`;
    try {
      const statuses = this.over ? ['over'] : ['waiting', 'playing'];
      const games = await allGames();
      const lists = await Promise.all(statuses.map(async (status) => ({ status, ...(await get(`/tables?status=${status}`)) })));
      if (!isWanted()) return;
      this._games = games;
      this._lists = lists;
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  async #readMore(list) {
    try {
      const page = await get(`/tables?status=${list.status}&before=${list.next}`);
      this._lists = this._lists.map(
        (one) => (one === list ? { ...page, status: list.status, tables: [...list.tables, ...page.tables] } : one),
      );
      this._missed = '';
    } catch (trouble) {
      this._missed = trouble.words; // what is there already stays
    }
  }

  render() {
    if (this._trouble) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words} retry></plateau-trouble>`;
    }
    const isEmpty = this._lists?.every(({ tables }) => tables.length === 0);
    return html`<plateau-bar></plateau-bar>
      <main>
        <h1>${say(this.over ? 'tables.replays' : 'tables.title')}</h1>
        ${this.over ? html`<open-replay></open-replay>` : nothing} ${isEmpty ? this.#renderEmpty() : nothing}
        ${this._lists?.filter(({ tables }) => tables.length).map((list) => this.#renderList(list))}
      </main>`;
  }

  #renderEmpty() {
    return html`<div class="empty">
      <svg viewBox="0 0 150 90" aria-hidden="true">
        <ellipse class="table" cx="75" cy="45" rx="46" ry="24"></ellipse>
        ${[[75, 10], [20, 45], [130, 45]].map(([x, y]) => svg`<circle class="seat" cx=${x} cy=${y} r="9"></circle>`)}
        <circle class="seat mine" cx="75" cy="80" r="9"></circle>
      </svg>
      <p>${say(this.over ? 'home.no-replays' : 'home.no-tables')}</p>
      <div class="ways">
        ${this._games.map(({ id, name }) => html`<a class="button" href="/games/${id}">${say('tables.new', { game: name })}</a>`)}
      </div>
    </div>`;
  }

  #renderList(list) {
    return html`<section>
      ${this.over ? nothing : html`<h2>${say(`tables.${list.status}`)}</h2>`}
      ${list.tables.map((table) => html`<table-row .table=${table}></table-row>`)}
      ${list.more ? html`<button @click=${() => this.#readMore(list)}>${say('tables.more')}</button>` : nothing}
      ${list.more && this._missed ? html`<p role="alert">${this._missed}</p>` : nothing}
    </section>`;
  }
}

customElements.define('tables-page', TablesPage);
