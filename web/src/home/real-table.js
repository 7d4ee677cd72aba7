import { LitElement, css, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

/** The way to the companions, for people with a game on their own table. */
class RealTable extends LitElement {
  static properties = { games: { attribute: false } };

  static styles = [
    shared,
    accents,
    css`
      :host {
        display: grid;
        gap: var(--gap-2);
      }

      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
        gap: var(--gap-2);
      }

      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gap-2);
        padding: var(--gap-3) var(--gap-4);
        background: var(--panel);
        border: 1px solid var(--line);
        border-left: 5px solid var(--accent);
        border-radius: var(--radius);
      }

      b {
        flex: 1 1 100%;
      }

      .button {
        flex: 1;
        white-space: nowrap;
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {{id: string, name: string}[]} */
    this.games = [];
  }

  render() {
    return html`<h2>${say('real-table.title')}</h2>
      <p class="soft">${say('real-table.about')}</p>
      <ul>${this.games.map(
        ({ id, name }) => html`<li data-game=${id}>
          <b>${name}</b>
          <a class="button" href="/companion/${id}"
              aria-label="${name}${say('colon')} ${say('real-table.companion')}">${say('real-table.companion')}</a>
          <a class="button" href="/print/${id}"
              aria-label="${name}${say('colon')} ${say('real-table.print')}">${say('real-table.print')}</a>
        </li>`,
      )}</ul>`;
  }
}

customElements.define('real-table', RealTable);
