import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings, settings } from '../shell/settings.js';
import { tokenOf } from '../table/tokens.js';
import '../table/words.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

/** A table in a list: the game, who sits there, how far it is, and the way in. */
class TableRow extends LitElement {
  static properties = { table: { attribute: false }, mine: { attribute: false } };

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

      .calls {
        border-left: 5px solid var(--accent);
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
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {number[] | null} my seats, in a list of my own tables */
    this.mine = null;
    new FollowSettings(this);
  }

  render() {
    const { id, gameName, seats, status, created } = this.table;
    const people = seats.filter(({ name }) => name).map(({ name }) => name).join(', ');
    const when = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(created);
    const { state, way, calls = false } = this.#stand();
    const isReplay = status === 'over' && !calls;
    return html`<a class=${calls ? 'calls' : ''} href="/${isReplay ? 'replay' : 'table'}/${id}">
      <span class="who"><b>${gameName}</b> ${people}</span>
      <span class="soft small">${state ? html`${calls ? html`<b>${state}</b>` : state} · ` : nothing}${when}</span>
      <span class="go">${say(way)}</span>
    </a>`;
  }

  /** @returns {{state: string, way: string, calls?: boolean}} what there is to say, where it leads, and whether I am wanted there */
  #stand() {
    const { status, result } = this.table;
    if (this.mine) return this.#standOfMine();
    if (status === 'over') return { state: result?.headline ?? '', way: 'tables.replay' };
    if (status === 'waiting') {
      return {
        state: this.#free ? say('tables.free', { count: this.#free }) : say('tables.full'),
        way: this.#free ? 'tables.sit' : 'tables.watch',
      };
    }
    return { state: this.#moves, way: 'tables.watch' };
  }

  #standOfMine() {
    const { status, result, toMove, rematch } = this.table;
    if (status === 'over') {
      const asks = rematch && !tokenOf(rematch.table);
      return asks
        ? { state: say('again.asked', { name: this.#nameOf(rematch.by) }), way: 'tables.go-on', calls: true }
        : { state: result?.headline ?? '', way: 'tables.replay' };
    }
    if (status === 'waiting') return { state: say('tables.waiting'), way: 'tables.go-on' };
    if (toMove === null) return { state: this.#moves, way: 'tables.go-on' };
    return this.mine.includes(toMove)
      ? { state: say('mine.turn'), way: 'tables.go-on', calls: true }
      : { state: say('mine.other', { name: this.#nameOf(toMove) }), way: 'tables.go-on' };
  }

  #nameOf(seat) {
    return this.table.seats[seat].name ?? say('seat.number', { seat });
  }

  get #free() {
    return this.table.seats.filter(({ kind, kept }) => kind === 'open' && !kept).length;
  }

  // Nobody counts the moves of a table at which nobody is.
  get #moves() {
    const { step } = this.table;
    return step === null ? '' : say('tables.step', { count: step });
  }
}

customElements.define('table-row', TableRow);
