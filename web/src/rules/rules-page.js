import { LitElement, html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { aboutGame } from '../games/known.js';
import { presentationOf } from '../games/presentation.js';
import { playNow } from '../home/play-now.js';
import { get } from '../shell/api.js';
import { Reading } from '../shell/reading.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { isLacking } from '../ways/games-with.js';
import { learnLink } from '../ways/ways.js';
import { wordsOf } from '../words/game-words.js';
import { say } from '../words/words.js';
import { sectionOf } from './citation.js';
import './words.js';
import style from './rules-page.css' with { type: 'css' };

/** Where a section must be to count as the one that is read: in the upper third of the screen. */
const READ = { rootMargin: '0px 0px -66% 0px' };

/** The rules of a game as its page has them, with the marks of its board. */
class RulesPage extends LitElement {
  static properties = { game: {}, _page: { state: true }, _trouble: { state: true }, _read: { state: true } };

  static styles = [shared, accents, style];

  #reading = new IntersectionObserver((entries) => this.#follow(entries), READ);

  constructor() {
    super();
    new Reading(this, () => this.game, (isWanted) => this.#open(this.game, isWanted));
    this.game = '';
    /**
     * @type {(import('../shell/types').Rules & {hasTutorial: boolean, legend?: string, words: import('../words/game-words.js').GameWords})
     *   | null}
     */
    this._page = null;
    /** @type {any} */
    this._trouble = null;
    this._read = '';
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#goToSection);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#goToSection);
    this.#reading.disconnect();
  }

  async #open(game, isWanted) {
    this.dataset.game = game;
    try {
      const [rules, words, presentation, { hasTutorial }] =
        await Promise.all([get(`/games/${game}/rules`), wordsOf(game), presentationOf(game), aboutGame(game)]);
      if (!isWanted()) return;
      const isFirst = this._page === null;
      this._page = { ...rules, words, legend: presentation.legend, hasTutorial };
      this._trouble = null;
      document.title = `${say('rules.title', { game: rules.title })} · Plateau`;
      await this.updateComplete;
      this.#reading.disconnect();
      this.renderRoot.querySelectorAll('section[id]').forEach((section) => this.#reading.observe(section));
      if (isFirst) this.#goToSection();
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  // The sections are in a shadow tree, where the browser does not look for what stands behind #.
  #goToSection = () => {
    const asked = decodeURIComponent(location.hash.slice(1));
    if (!asked) return;
    /** @type {{id: string, title: string}[]} */
    const sections = this._page?.sections ?? [];
    const id = sections.some((one) => one.id === asked) ? asked : sectionOf(sections, asked)?.id;
    if (!id) return;
    const section = this.renderRoot.querySelector(`section[id="${CSS.escape(id)}"]`);
    section?.scrollIntoView();
    /** @type {HTMLElement | null} */ (section?.querySelector('h2, h3'))?.focus({ preventScroll: true });
  };

  #follow(entries) {
    const read = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
    if (read) this._read = read.target.id;
  }

  render() {
    if (isLacking(this._trouble)) return html`<games-with kind="rules" .game=${this.game}></games-with>`;
    if (this._trouble) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words}
          ?retry=${this._trouble.passes}></plateau-trouble>`;
    }
    if (!this._page) return html`<plateau-bar></plateau-bar>`;
    const { title, sections } = this._page;
    const [first, ...others] = sections[0]?.title ? [null, ...sections] : sections;
    return html`<plateau-bar><span class="where">${say('rules.title', { game: title })}</span></plateau-bar>
      <div class="layout">
        <nav aria-label=${say('rules.contents')}>
          <h2 class="overline">${say('rules.contents')}</h2>
          ${this.#renderContents(others)}
        </nav>
        <main lang=${this._page.lang}>
          <h1>${title}</h1>
          ${first ? html`<div class="first">${unsafeHTML(first.html)}</div>` : nothing}
          <div class="ways">
            <button class="main" @click=${this.#play}>${say('rules.play')}</button>
            ${learnLink({ id: this.game, hasTutorial: this._page.hasTutorial })}
            <a class="button" href="/games/${this.game}">${say('home.create')}</a>
          </div>
          <details>
            <summary>${say('rules.contents')}</summary>
            <div @click=${this.#fold}>${this.#renderContents(others)}</div>
          </details>
          ${this.#renderMarks()} ${others.map((section) => this.#renderSection(section))}
        </main>
      </div>`;
  }

  #renderContents(sections) {
    return sections.map(
      ({ id, level, title }) => html`<a class=${level > 2 ? 'below' : ''} href="#${id}" aria-current=${id === this._read ? 'true' : nothing}
          @click=${this.#linked}>${title}</a>`,
    );
  }

  // The same link twice changes no address, but should lead there again.
  #linked = (event) => {
    if (event.currentTarget.hash === location.hash) this.#goToSection();
  };

  #fold = (event) => event.currentTarget.closest('details').removeAttribute('open');

  // The tag comes from our own list of games, never from the server.
  #renderMarks() {
    if (!this._page.legend) return nothing;
    const tag = unsafeStatic(this._page.legend);
    return html`<section class="marks"
        ><h2 class="overline">${say('rules.marks')}</h2>${literal`<${tag} .words=${this._page.words}></${tag}>`}</section>`;
  }

  // The page is one of our own, and the server leaves only plain text marks in it.
  #renderSection({ id, level, title, html: text }) {
    const heading = level > 2 ? html`<h3 tabindex="-1">${title}</h3>` : html`<h2 tabindex="-1">${title}</h2>`;
    return html`<section id=${id}>${heading}<div class="text">${unsafeHTML(text)}</div></section>`;
  }

  #play = async () => {
    try {
      await playNow(await aboutGame(this.game));
    } catch (trouble) {
      this._trouble = trouble;
    }
  };
}

customElements.define('rules-page', RulesPage);
