import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { pictureOf } from './pictures.js';

const KINDS = new Set(['codroid', 'iceberg', 'panic-station', 'deadzone']);

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

      .picture {
        display: block;
        width: 100%;
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
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-1) var(--gap-2);
        font-size: var(--small);
        color: var(--soft);
      }

      .facts li:not(:last-child)::after {
        content: '·';
        margin-left: var(--gap-2);
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
        flex: 1;
        padding: 0 var(--gap-2);
        white-space: nowrap;
      }

      .star {
        fill: var(--star);
      }

      .orbit,
      .danger-ring,
      .slide,
      .clock,
      .clock-run,
      .crack,
      .faint,
      .soft-line {
        fill: none;
      }

      .orbit {
        stroke: var(--edge);
        stroke-width: 1.6;
        stroke-dasharray: 1.5 7;
        stroke-linecap: round;
      }

      .world {
        fill: var(--raised);
        stroke: var(--line);
        stroke-width: 1.5;
      }

      .soft-line {
        stroke: var(--planet-mark);
        stroke-width: 2.5;
      }

      .danger-ring {
        stroke: var(--bad);
        stroke-width: 2.5;
        stroke-dasharray: 7 5;
      }

      .good {
        fill: var(--good);
      }

      .warning {
        fill: var(--warning);
      }

      .bad {
        fill: var(--bad);
        stroke: var(--bad);
        stroke-width: 2;
        stroke-linejoin: round;
      }

      .info {
        fill: var(--info);
      }

      .faint {
        stroke: var(--line);
        stroke-width: 1;
        opacity: 0.6;
      }

      .crack {
        stroke: var(--edge);
        opacity: 0.5;
      }

      .wall {
        fill: var(--planet-light);
        stroke: var(--edge);
      }

      .shadow {
        fill: var(--accent);
        opacity: 0.25;
      }

      .slide {
        stroke: var(--accent);
        stroke-width: 2.5;
        stroke-dasharray: 6 5;
      }

      .accent {
        fill: var(--accent);
      }

      .side-a {
        fill: var(--accent);
        stroke: var(--background);
        stroke-width: 1.5;
      }

      .side-b {
        fill: var(--panel);
        stroke: var(--ink);
        stroke-width: 2.5;
      }

      text {
        font: 700 14px var(--font);
        text-anchor: middle;
      }

      .on {
        fill: var(--on-colour);
      }

      .off {
        fill: var(--ink);
      }

      .clock {
        stroke: var(--line);
        stroke-width: 4;
      }

      .clock-run {
        stroke: var(--warning);
        stroke-width: 4;
      }

      .alien {
        fill: var(--warning);
      }

      .room {
        fill: color-mix(in srgb, var(--raised) 80%, transparent);
        stroke: var(--edge);
        stroke-width: 3;
      }

      .lit-room {
        fill: color-mix(in srgb, var(--accent) 26%, transparent);
      }

      .door {
        stroke: var(--accent);
        stroke-width: 7;
      }

      .striped {
        stroke: var(--warning);
        stroke-width: 9;
        stroke-dasharray: 4 3;
      }

      .eye {
        fill: var(--background);
      }

      .top-0 {
        fill: var(--raised);
        stroke: var(--line);
      }

      .top-1 {
        fill: color-mix(in srgb, var(--accent) 25%, var(--raised));
        stroke: var(--line);
      }

      .top-2 {
        fill: color-mix(in srgb, var(--accent) 50%, var(--raised));
        stroke: var(--line);
      }

      .left-side {
        fill: color-mix(in srgb, var(--ink) 14%, var(--panel));
      }

      .right-side {
        fill: color-mix(in srgb, var(--ink) 24%, var(--panel));
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
    const { id, name, about, length, seats, hasRules } = this.game;
    const players = seats.min === seats.max ? say('home.exactly', { count: seats.min }) : say('home.players', seats);
    return html`<article>
      <svg class="picture" viewBox="0 0 320 160" aria-hidden="true">${pictureOf(id)}</svg>
      <div class="text">
        <h2>${name}</h2>
        <ul class="facts">
          <li>${say(KINDS.has(id) ? `kind.${id}` : 'kind.other')}</li>
          <li>${players}</li>
          ${length ? html`<li>${length}</li>` : nothing}
        </ul>
        <p>${about}</p>
        <div class="ways">
          <button class="main" ?disabled=${this.busy} @click=${() => this.dispatchEvent(new CustomEvent('play', { detail: { game: id } }))}>${say('home.play')}</button>
          <a class="button" href="/games/${id}">${say('home.create')}</a>
          ${hasRules ? html`<a class="button" href="/rules/${id}">${say('home.rules')}</a>` : nothing}
        </div>
      </div>
    </article>`;
  }
}

customElements.define('game-card', GameCard);
