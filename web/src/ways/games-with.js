import { LitElement, html, nothing } from 'lit';
import { allGames } from '../games/known.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { Reading } from '../shell/reading.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';
import style from './games-with.css' with { type: 'css' };

/** Which games have which page. Its address begins with the name of the kind. */
const KINDS = {
  games: () => true,
  rules: ({ hasRules }) => hasRules,
  learn: ({ hasTutorial }) => hasTutorial,
  editor: ({ hasDocuments }) => hasDocuments,
  companion: ({ hasCompanion }) => hasCompanion,
  print: ({ hasCompanion }) => hasCompanion,
};

const LACKING = new Set(['unknown-game', 'no-rules', 'no-tutorial', 'no-companion']);

/**
 * Whether a page was not found because a game has none, or because there is no such game.
 *
 * @param {{code?: string} | null} trouble
 */
export function isLacking(trouble) {
  return LACKING.has(trouble?.code ?? '');
}

/**
 * The games that have a page of one kind: tutorials, say. Where a game has none, or there is no such game, it says so, and what there is
 * instead.
 */
class GamesWith extends LitElement {
  static properties = { kind: {}, game: {}, _games: { state: true }, _trouble: { state: true } };

  static styles = [shared, accents, style];

  constructor() {
    super();
    new Reading(this, () => '', () => this.#read());
    /** @type {keyof typeof KINDS} */
    this.kind = 'games';
    /** @type {string} the game that has no such page; empty for the list alone */
    this.game = '';
    /** @type {import('../shell/types').Game[] | null} */
    this._games = null;
    /** @type {any} */
    this._trouble = null;
  }

  async #read() {
    try {
      this._games = await allGames();
      this._trouble = null;
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  render() {
    if (this._trouble) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words} retry></plateau-trouble>`;
    }
    if (!this._games) return html`<plateau-bar></plateau-bar>`;
    const lacking = this._games.find(({ id }) => id === this.game);
    const title = this.#title(lacking);
    document.title = `${title} · Plateau`;
    return html`<plateau-bar></plateau-bar>
      <main>
        <h1>${title}</h1>
        ${lacking ? this.#renderInstead(lacking) : nothing} ${this.#renderGames()}
        <p><a class="button" href="/">${say('trouble.home')}</a></p>
      </main>`;
  }

  #title(lacking) {
    if (lacking) return say(`ways.no-${this.kind}`, { game: lacking.name });
    return this.game ? say('ways.no-game', { game: this.game }) : say(`ways.all-${this.kind}`);
  }

  #renderInstead(game) {
    const { id, name } = game;
    const others = Object.keys(KINDS).filter((kind) => KINDS[kind](game));
    return html`<section>
      <p>${say('ways.instead', { game: name })}</p>
      <div class="ways">${others.map((kind) => html`<a class="button" href="/${kind}/${id}">${say(`ways.to-${kind}`)}</a>`)}</div>
    </section>`;
  }

  #renderGames() {
    const games = this._games.filter(KINDS[this.kind]);
    return html`<section>
      ${this.game ? html`<h2>${say(`ways.all-${this.kind}`)}</h2>` : nothing}
      <ul>${games.map(
        ({ id, name, about }) => html`<li
            data-game=${id}><a href="/${this.kind}/${id}"><b>${name}</b><span class="soft small">${about}</span></a></li>`,
      )}</ul>
    </section>`;
  }
}

customElements.define('games-with', GamesWith);
