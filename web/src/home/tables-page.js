import { LitElement, css, html, nothing } from 'lit';
import { get } from '../shell/api.js';
import { FollowSettings, settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './table-row.js';

/** All public tables that are open, or with `over` all public replays. */
class TablesPage extends LitElement {
  static properties = { over: { type: Boolean }, _lists: { state: true }, _trouble: { state: true } };

  static styles = [
    shared,
    css`
      main {
        max-width: 760px;
        margin: 0 auto;
        padding: var(--gap-5) var(--gap-4) var(--gap-6);
        display: grid;
        gap: var(--gap-5);
      }

      section {
        display: grid;
        gap: var(--gap-2);
      }

      .empty {
        padding: var(--gap-4);
        border: 1px dashed var(--line);
        border-radius: var(--radius);
        color: var(--soft);
      }
    `,
  ];

  #asked = '';

  constructor() {
    super();
    new FollowSettings(this);
    this.over = false;
    /** @type {{status: string, tables: any[], more: boolean}[] | null} */
    this._lists = null;
    this._trouble = null;
  }

  willUpdate() {
    const wanted = `${settings.language} ${this.over}`;
    if (this.#asked === wanted) return;
    this.#asked = wanted;
    this.#read();
  }

  async #read() {
    document.title = `${say(this.over ? 'tables.replays' : 'tables.title')} · Plateau`;
    try {
      const statuses = this.over ? ['over'] : ['waiting', 'playing'];
      this._lists = await Promise.all(statuses.map(async (status) => ({ status, ...(await get(`/tables?status=${status}`)) })));
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  async #readMore(list) {
    const before = list.tables.at(-1).changed;
    const next = await get(`/tables?status=${list.status}&before=${before}`);
    this._lists = this._lists.map((one) => (one === list ? { ...next, status: list.status, tables: [...list.tables, ...next.tables] } : one));
  }

  render() {
    if (this._trouble) return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words} retry></plateau-trouble>`;
    const isEmpty = this._lists?.every(({ tables }) => tables.length === 0);
    return html`<plateau-bar></plateau-bar>
      <main>
        <h1>${say(this.over ? 'tables.replays' : 'tables.title')}</h1>
        ${isEmpty ? html`<p class="empty">${say(this.over ? 'home.no-replays' : 'home.no-tables')}</p>` : nothing}
        ${this._lists?.filter(({ tables }) => tables.length).map((list) => this.#renderList(list))}
      </main>`;
  }

  #renderList(list) {
    return html`<section>
      ${this.over ? nothing : html`<h2>${say(`tables.${list.status}`)}</h2>`}
      ${list.tables.map((table) => html`<table-row .table=${table}></table-row>`)}
      ${list.more ? html`<button @click=${() => this.#readMore(list)}>${say('tables.more')}</button>` : nothing}
    </section>`;
  }
}

customElements.define('tables-page', TablesPage);
