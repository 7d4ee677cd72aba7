import { LitElement, css, html, nothing } from 'lit';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings } from './settings.js';
import './plateau-bar.js';

/** A whole page that says what went wrong and what to do next; links in it are further ways out. */
class PlateauTrouble extends LitElement {
  static properties = { heading: {}, words: {}, retry: { type: Boolean } };

  static styles = [
    shared,
    css`
      main {
        max-width: 34rem;
        margin: 0 auto;
        padding: 12vh var(--gap-4) var(--gap-6);
        display: grid;
        gap: var(--gap-4);
        justify-items: start;
      }

      svg {
        width: 132px;
      }

      .sky {
        fill: none;
        stroke: var(--edge);
        stroke-dasharray: 2 7;
        stroke-width: 2;
        stroke-linecap: round;
      }

      .planet {
        fill: var(--raised);
        stroke: var(--edge);
        stroke-width: 2;
      }

      .lost {
        fill: var(--warning);
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-2);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.heading = '';
    /** @type {string} */
    this.words = '';
    /** @type {boolean} */
    this.retry = false;
    new FollowSettings(this);
  }

  render() {
    return html`<plateau-bar></plateau-bar>
      <main>
        <svg viewBox="0 0 132 90" aria-hidden="true">
          <ellipse class="sky" cx="66" cy="45" rx="62" ry="28" transform="rotate(-14 66 45)"></ellipse>
          <circle class="planet" cx="66" cy="45" r="24"></circle>
          <path class="lost" d="M112 14l8 14h-16z"></path>
        </svg>
        <h1>${this.heading}</h1>
        <p>${this.words}</p>
        <div class="ways">
          ${this.retry ? html`<button class="main" @click=${() => location.reload()}>${say('trouble.again')}</button>` : nothing}
          <slot></slot>
          <a class="button" href="/">${say('trouble.home')}</a>
        </div>
      </main>`;
  }
}

customElements.define('plateau-trouble', PlateauTrouble);
