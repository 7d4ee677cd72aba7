import { LitElement, css, html } from 'lit';
import { prepareForLater } from '../here/offline.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { followLinks, routeOf } from './router.js';
import { FollowSettings } from './settings.js';
import './plateau-trouble.js';

/** Each page is read when it is first needed. */
const PAGES = {
  home: { read: () => import('../home/home-page.js'), draw: () => html`<home-page></home-page>` },
  overview: { read: () => import('../ways/games-with.js'), draw: (kind) => html`<games-with .kind=${kind}></games-with>` },
  new: { read: () => import('../home/new-table-page.js'), draw: (id) => html`<new-table-page .game=${id}></new-table-page>` },
  tables: { read: () => import('../home/tables-page.js'), draw: () => html`<tables-page></tables-page>` },
  replays: { read: () => import('../home/tables-page.js'), draw: () => html`<tables-page over></tables-page>` },
  table: { read: () => import('../table/table-page.js'), draw: (id) => html`<table-page .table=${id}></table-page>` },
  replay: { read: () => import('../replay/replay-page.js'), draw: (id) => html`<replay-page .table=${id}></replay-page>` },
  rules: { read: () => import('../rules/rules-page.js'), draw: (id) => html`<rules-page .game=${id}></rules-page>` },
  learn: { read: () => import('../learn/learn-page.js'), draw: (id) => html`<learn-page .game=${id}></learn-page>` },
  editor: { read: () => import('../editor/editor-page.js'), draw: (id) => html`<editor-page .game=${id}></editor-page>` },
  companion: { read: () => import('../companion/companion-page.js'), draw: (id) => html`<companion-page .game=${id}></companion-page>` },
  tournaments: { read: () => import('../tournament/tournaments-page.js'), draw: () => html`<tournaments-page></tournaments-page>` },
  tournament: {
    read: () => import('../tournament/tournament-page.js'),
    draw: (id) => html`<tournament-page .tournament=${id}></tournament-page>`,
  },
  again: { read: () => import('../ending/again-page.js'), draw: (id) => html`<again-page .table=${id}></again-page>` },
  print: { read: () => import('../print/print-page.js'), draw: (id) => html`<print-page .game=${id}></print-page>` },
};

/** The whole client: finds the page that the address means, and draws it. */
class PlateauApp extends LitElement {
  static properties = { _route: { state: true }, _ready: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    this._route = routeOf(location.pathname);
    this._ready = '';
  }

  connectedCallback() {
    super.connectedCallback();
    followLinks();
    prepareForLater();
    addEventListener('popstate', () => this.#turnTo(routeOf(location.pathname)));
    this.#turnTo(this._route);
  }

  async #turnTo(route) {
    this._route = route;
    const page = PAGES[route.page];
    if (!page) {
      this._ready = 'lost';
      return;
    }
    try {
      await page.read();
      this._ready = route.page;
    } catch {
      this._ready = 'unreachable';
    }
  }

  render() {
    if (this._ready === this._route.page && PAGES[this._ready]) return PAGES[this._ready].draw(this._route.id);
    if (this._ready === 'lost') {
      return html`<plateau-trouble .heading=${say('lost.title')} .words=${say('lost.words', { address: location.pathname })}>
        <a class="button" href="/games">${say('home.games')}</a>
        <a class="button" href="/tables">${say('tables.title')}</a>
        <a class="button" href="/replays">${say('tables.replays')}</a>
      </plateau-trouble>`;
    }
    if (this._ready === 'unreachable') {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${say('trouble.unreachable')} retry></plateau-trouble>`;
    }
    return html``;
  }
}

customElements.define('plateau-app', PlateauApp);
