import { LitElement, css, html } from 'lit';
import { FollowSettings, settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';

/** A table in a list: the game, who sits there, how far it is, and the way in. */
class TableRow extends LitElement {
  static properties = { table: { attribute: false }, mine: { type: Boolean } };

  static styles = [
    shared,
    css`
      a {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--gap-3);
        align-items: center;
        min-height: 60px;
        padding: var(--gap-2) var(--gap-4);
        color: var(--ink);
        text-decoration: none;
        background: var(--panel);
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }

      a:hover {
        border-color: var(--accent);
      }

      .who {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      .go {
        grid-row: 1 / 3;
        grid-column: 2;
        color: var(--accent);
        text-align: right;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.table = null;
    this.mine = false;
    new FollowSettings(this);
  }

  render() {
    const { id, gameName, seats, status, result, changed, step } = this.table;
    const free = seats.filter(({ kind }) => kind === 'open').length;
    const people = seats.filter(({ name }) => name).map(({ name }) => name).join(', ');
    const when = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
    const state = result?.words ?? (status === 'waiting' ? say('tables.free', { count: free }) : say('tables.step', { count: step }));
    const way = this.mine ? 'tables.go-on' : status === 'over' ? 'tables.replay' : free ? 'tables.sit' : 'tables.watch';
    return html`<a href="/${status === 'over' ? 'replay' : 'table'}/${id}">
      <span class="who"><b>${gameName}</b> ${people}</span>
      <span class="soft small">${state} · ${when}</span>
      <span class="go">${say(way)}</span>
    </a>`;
  }
}

customElements.define('table-row', TableRow);
