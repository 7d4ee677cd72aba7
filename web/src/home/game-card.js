import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { learnLink } from '../ways/ways.js';
import { say } from '../words/words.js';
import './game-picture.js';
import './words.js';

/** A game on the home page: its picture, what it is, and the way in. */
class GameCard extends LitElement {
  static properties = { game: { attribute: false }, busy: { type: Boolean } };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

      article {
        height: 100%;
        display: flex;
        flex-direction: column;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        overflow: hidden;
      }

      game-picture {
        background: linear-gradient(160deg, color-mix(in srgb, var(--accent) 13%, var(--background)), var(--background) 70%);
        border-bottom: 1px solid var(--line);
      }

      .text {
        flex: 1;
        padding: var(--gap-4);
        display: flex;
        flex-direction: column;
        gap: var(--gap-2);
      }

      .facts {
        --dot: 1.4em;
        display: flex;
        flex-wrap: wrap;
        row-gap: var(--gap-1);
        /* A dot stands before each of them; those that begin a line are out of sight. */
        margin-left: calc(-1 * var(--dot));
        clip-path: inset(0 0 0 var(--dot));
        font-size: var(--small);
        color: var(--soft);
      }

      .facts li {
        display: flex;
      }

      .facts li::before {
        content: '·';
        flex: none;
        width: var(--dot);
        text-align: center;
      }

      p {
        flex: 1;
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-2);
        margin-top: var(--gap-2);
      }

      .main {
        flex: 1 1 100%;
      }

      .button:not(.main) {
        flex: 1 1 auto;
        padding: 0 var(--gap-2);
        white-space: nowrap;
      }

      .button.learn,
      .button.whole {
        flex: 1 1 100%;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.game = null;
    new FollowSettings(this);
    this.busy = false;
  }

  render() {
    const { id, name, about, kind, length, seats, hasRules, hasCompanion } = this.game;
    const players = seats.min === seats.max ? say('home.exactly', { count: seats.min }) : say('home.players', seats);
    return html`<article>
      <game-picture .game=${this.game}></game-picture>
      <div class="text">
        <h2>${name}</h2>
        <ul class="facts">
          ${kind ? html`<li>${kind}</li>` : nothing}
          <li>${players}</li>
          ${length ? html`<li>${length}</li>` : nothing}
        </ul>
        <p>${about}</p>
        <div class="ways">
          <button class="main" ?disabled=${this.busy}
              @click=${() => this.dispatchEvent(new CustomEvent('play', { detail: { game: id } }))}>${say('home.play')}</button>
          ${learnLink(this.game)}
          <a class="button" href="/games/${id}">${say('home.create')}</a>
          ${hasRules ? html`<a class="button" href="/rules/${id}">${say('home.rules')}</a>` : nothing}
          ${hasCompanion ? html`<a class="button whole" href="/companion/${id}">${say('real-table.title')}</a>` : nothing}
        </div>
      </div>
    </article>`;
  }
}

customElements.define('game-card', GameCard);
