import { LitElement, css, html, nothing } from 'lit';
import { cited } from '../rules/citation.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { asSentence } from '../words/sentence.js';
import { say } from '../words/words.js';
import './words.js';

const SENTENCES = 3;

/** For those who come back: what the others did meanwhile. Sends `again` to see it, and `done`. */
class PlateauAway extends LitElement {
  static properties = { missed: { attribute: false }, citation: { attribute: false }, again: { type: Boolean } };

  static styles = [
    shared,
    css`
      section {
        display: flex;
        align-items: start;
        gap: var(--gap-2);
        padding: var(--gap-2) var(--gap-2) var(--gap-2) var(--gap-4);
        border-left: 4px solid var(--info);
        border-radius: var(--radius);
        background: var(--panel);
      }

      div {
        flex: 1;
        min-width: 0;
      }

      h2 {
        font-size: 1rem;
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../shell/types').Entry[]} */
    this.missed = [];
    /** @type {RegExp | undefined} */
    this.citation = undefined;
    /** whether it can be shown on the board */
    this.again = false;
  }

  render() {
    const earlier = this.missed.length - SENTENCES;
    return html`<section role="status">
      <div>
        <h2>${say('away.title')}</h2>
        ${earlier > 0 ? html`<p class="soft small">${say('heard.earlier', { count: earlier })}</p>` : nothing}
        ${this.missed.slice(-SENTENCES).map(({ words }) => html`<p>${asSentence(cited(words, this.citation).told)}</p>`)}
      </div>
      ${this.again ? html`<button @click=${() => this.dispatchEvent(new Event('again'))}>${say('away.show')}</button>` : nothing}
      <button class="quiet" title=${say('away.done')} aria-label=${say('away.done')} @click=${() => this.dispatchEvent(new Event('done'))}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5L15 15M15 5L5 15" fill="none" stroke="currentColor"
            stroke-width="2" stroke-linecap="round"></path></svg>
      </button>
    </section>`;
  }
}

customElements.define('plateau-away', PlateauAway);
