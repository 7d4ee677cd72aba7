import { LitElement, html, nothing } from 'lit';
import { allGames } from '../games/known.js';
import { get } from '../shell/api.js';
import { FollowSettings, settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import '../daily/daily-games.js';
import '../daily/first-game.js';
import './game-card.js';
import './my-games.js';
import './real-table.js';
import { playNow } from './play-now.js';
import './table-row.js';
import style from './home-page.css' with { type: 'css' };

const FEW = 4;

/** The first page: the games, and one click to a first game. */
class HomePage extends LitElement {
  static properties = {
    _games: { state: true },
    _tables: { state: true },
    _replays: { state: true },
    _trouble: { state: true },
    _busy: { state: true },
  };

  static styles = [shared, accents, style];

  #language = '';

  constructor() {
    super();
    new FollowSettings(this);
    this._games = null;
    this._tables = [];
    this._replays = [];
    this._trouble = null;
    this._busy = false;
  }

  willUpdate() {
    if (this.#language !== settings.language) this.#read();
  }

  async #read() {
    this.#language = settings.language;
    document.title = 'Plateau';
    try {
      const [games, waiting, playing, replays] = await Promise.all([
        allGames(),
        get(`/tables?status=waiting&limit=${FEW}`),
        get(`/tables?status=playing&limit=${FEW}`),
        get(`/tables?status=over&limit=${FEW}`),
      ]);
      this._games = games;
      this._tables = [...waiting.tables, ...playing.tables].slice(0, FEW);
      this._replays = replays.tables;
      this._trouble = null;
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  render() {
    if (this._trouble && !this._games) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words} retry></plateau-trouble>`;
    }
    return html`<plateau-bar></plateau-bar>
      <main>
        <div class="hello">
          <h1>${say('home.title')}</h1>
          <p class="soft">${say('home.about')}</p>
        </div>
        ${this._trouble ? html`<p class="alert" role="alert">${this._trouble.words}</p>` : nothing}
        <first-game .games=${this._games ?? []}></first-game>
        <my-games></my-games>
        <section class="games" aria-label=${say('home.games')}>
          ${this._games?.map(
            (game) => html`<game-card data-game=${game.id} .game=${game} ?busy=${this._busy} @play=${this.#play}></game-card>`,
          ) ??
          html`<p class="soft" role="status">${say('home.opening')}</p>`}
        </section>
        <daily-games id="daily" .games=${this._games?.filter(({ daily }) => daily) ?? []}></daily-games>
        ${this._games?.some(({ hasCompanion }) => hasCompanion)
          ? html`<real-table .games=${this._games.filter(({ hasCompanion }) => hasCompanion)}></real-table>`
          : nothing}
        <div class="lists">
          ${this.#renderList('home.open-tables', this._tables, 'home.no-tables', '/tables', 'home.all-tables')}
          ${this.#renderList('home.replays', this._replays, 'home.no-replays', '/replays', 'home.all-replays')}
        </div>
        <p><a class="button" href="/tournaments">${say('home.tournaments')}</a></p>
      </main>`;
  }

  #renderList(title, tables, none, address, all) {
    return html`<section class="list">
      <div class="head">
        <h2>${say(title)}</h2>
        ${tables.length ? html`<a href=${address}>${say(all)}</a>` : nothing}
      </div>
      ${tables.length ? tables.map((table) => html`<table-row .table=${table}></table-row>`) : html`<p class="empty">${say(none)}</p>`}
    </section>`;
  }

  #play = async ({ detail: { game, preset } }) => {
    this._busy = true;
    try {
      await playNow(this._games.find(({ id }) => id === game), preset);
    } catch (trouble) {
      this._trouble = trouble;
    } finally {
      this._busy = false;
    }
  };
}

customElements.define('home-page', HomePage);
