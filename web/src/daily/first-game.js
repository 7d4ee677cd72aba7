import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { heldTables } from '../table/tokens.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

const KEY = 'plateau.first';

/** For whoever has not played here yet: a first game with a guide. It is offered, never asked. */
class FirstGame extends LitElement {
  static properties = { games: { attribute: false }, _isGone: { state: true } };

  static styles = [
    shared,
    css`
      aside {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gap-2) var(--gap-4);
        padding: var(--gap-3) var(--gap-4);
        background: var(--raised);
        border: 1px solid var(--line);
        border-left: 5px solid var(--accent);
        border-radius: var(--radius);
      }

      .text {
        flex: 1 1 18rem;
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
    /** @type {import('../shell/types').Game[]} */
    this.games = [];
    this._isGone = heldTables().length > 0 || wasDeclined();
    new FollowSettings(this);
  }

  render() {
    const taught = this.games.filter(({ hasTutorial }) => hasTutorial);
    if (this._isGone || taught.length === 0) return nothing;
    return html`<aside aria-label=${say('first.title')}>
      <div class="text"><b>${say('first.title')}</b> <span>${say('first.about')}</span></div>
      <div class="ways">
        ${taught.map(({ id, name }) => html`<a class="button" href="/learn/${id}">${name}</a>`)}
        <button class="quiet" @click=${this.#decline}>${say('first.no')}</button>
      </div>
    </aside>`;
  }

  #decline = () => {
    this._isGone = true;
    try {
      localStorage.setItem(KEY, 'no');
    } catch {
      // then it is offered again
    }
  };
}

function wasDeclined() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

customElements.define('first-game', FirstGame);
