import { LitElement, html, nothing } from 'lit';
import { aboutGame } from '../games/known.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { Reading } from '../shell/reading.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { Live, listNews } from './live.js';
import { stateInWords, stateOf } from './state.js';
import './words.js';
import style from './tournaments-page.css' with { type: 'css' };

const EXAMPLE = './plateau tournament --game GAME --players mcts,greedy,random --games 5';

/** All tournaments of this server, the one that changed last first. */
class TournamentsPage extends LitElement {
  static properties = { _tournaments: { state: true }, _trouble: { state: true } };

  static styles = [shared, accents, style];

  /** @type {Live | null} */
  #live = null;

  constructor() {
    super();
    new Reading(this, () => '', () => this.#follow());
    /** @type {import('../shell/types').Tournaments['tournaments'] | null} */
    this._tournaments = null;
    this._trouble = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#live?.close();
  }

  #follow() {
    document.title = `${say('tournaments.title')} · Plateau`;
    this.#live?.close();
    this.#live = new Live(
      listNews(),
      ({ tournaments }) => {
        this._tournaments = tournaments;
        // Their accents, which the page can do without.
        tournaments.forEach(({ game }) => aboutGame(game).catch(() => {}));
      },
      (trouble) => (this._trouble = trouble),
    );
  }

  render() {
    if (this._trouble) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words} retry></plateau-trouble>`;
    }
    return html`<plateau-bar></plateau-bar>
      <main>
        <h1>${say('tournaments.title')}</h1>
        ${this._tournaments?.length === 0 ? this.#renderEmpty() : nothing} ${this._tournaments?.map((one) => this.#renderRow(one))}
      </main>`;
  }

  #renderEmpty() {
    return html`<div class="empty">
      <p><b>${say('tournaments.none')}</b></p>
      <p class="soft">${say('tournaments.how')}</p>
      <pre><code>${EXAMPLE}</code></pre>
    </div>`;
  }

  #renderRow(one) {
    const { name, game, gameName, format, players, matches, size, over, leader } = one;
    const played = size ? say('tournaments.matches-of', { count: matches, size }) : say('tournaments.matches', { count: matches });
    return html`<a class="row" href="/tournament/${name}" data-game=${game}>
      <span class="name">${name}</span>
      <span class="state small">
        <svg viewBox="0 0 12 12" aria-hidden="true"><circle class=${stateOf(one)} cx="6" cy="6" r="5"></circle></svg>${stateInWords(one)}
      </span>
      <span class="soft small">${gameName} · ${say(`tournament.format.${format}`)} · ${say('tournaments.players', { count: players })} ·
      ${played}</span>
      <span class="state small soft">${matches ? this.#standing(leader, over) : ''}</span>
    </a>`;
  }

  // Only who is in front by more than chance explains is named.
  #standing(leader, over) {
    if (!leader) return say(over ? 'tournaments.nobody-won' : 'tournaments.nobody-leads');
    return say(over ? 'tournaments.won' : 'tournaments.leads', { name: leader });
  }
}

customElements.define('tournaments-page', TournamentsPage);
