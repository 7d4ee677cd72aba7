import { LitElement, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { learnLink } from '../ways/ways.js';
import { say } from '../words/words.js';
import './game-picture.js';
import './words.js';
import style from './game-card.css' with { type: 'css' };

/** A game on the home page: its picture, what it is, and the way in. */
class GameCard extends LitElement {
  static properties = { game: { attribute: false }, busy: { type: Boolean } };

  static styles = [shared, style];

  constructor() {
    super();
    /** @type {import('../shell/types').Game | null} */
    this.game = null;
    new FollowSettings(this);
    this.busy = false;
  }

  render() {
    const { name, about, kind, length, seats, presets, id, hasRules, hasCompanion } = this.game;
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
          <button class="main" ?disabled=${this.busy} @click=${() => this.#play()}>${say('home.play')}</button>
          ${presets.map(
            (preset) => html`<button class="whole" title=${preset.about} ?disabled=${this.busy} @click=${() => this.#play(preset)}
                >${preset.name}</button>`,
          )}
          ${learnLink(this.game)}
          <a class="button" href="/games/${id}">${say('home.create')}</a>
          ${hasRules ? html`<a class="button" href="/rules/${id}">${say('home.rules')}</a>` : nothing}
          ${hasCompanion ? html`<a class="button whole" href="/companion/${id}">${say('real-table.title')}</a>` : nothing}
        </div>
      </div>
    </article>`;
  }

  /** @param {import('../shell/types').Preset} [preset] */
  #play(preset) {
    this.dispatchEvent(new CustomEvent('play', { detail: { game: this.game.id, preset } }));
  }
}

customElements.define('game-card', GameCard);
