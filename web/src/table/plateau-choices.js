import { css, html, nothing } from 'lit';
import { Choices } from '../games/choices.js';
import { smallPrint } from '../games/foretold.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';

const SEARCH_FROM = 14;

/** The legal moves as a list of buttons: every game has it, and every move is within reach of the keyboard. */
class PlateauChoices extends Choices {
  static properties = { _search: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--gap-2);
      }

      ul {
        display: grid;
        gap: var(--gap-1);
      }

      ul button {
        width: 100%;
        justify-content: flex-start;
        text-align: left;
        padding: var(--gap-2) var(--gap-3);
        line-height: 1.3;
      }

      ul span {
        display: block;
      }

      ul span::first-letter {
        text-transform: uppercase;
      }

      input {
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    this._search = '';
  }

  /** @param {import('../games/presentation.js').Move} move */
  choose(move) {
    this._search = '';
    super.choose(move);
  }

  render() {
    if (this.moment.moves.length === 0) return nothing;
    const wanted = this._search.toLocaleLowerCase();
    const found = this.moment.moves.filter(({ words, text }) => `${words} ${text}`.toLocaleLowerCase().includes(wanted));
    return html`<h2 class="overline">${say('choices.title')} <span class="number">${this.moment.moves.length}</span></h2>
      ${this.moment.moves.length >= SEARCH_FROM
        ? html`<input type="search" aria-label=${say('choices.search')} placeholder=${say('choices.search')} .value=${this._search}
            @input=${(event) => (this._search = event.target.value)}>`
        : nothing}
      <ul>
        ${found.map(
          (move) => html`<li>
            <button
              data-move=${move.text}
            >
              <span>${move.words} ${smallPrint(this.moment.outlook, move)}</span>
            </button>
          </li>`,
        )}
      </ul>
      ${found.length === 0 ? html`<p class="soft">${say('choices.none-found')}</p>` : nothing}`;
  }
}

customElements.define('plateau-choices', PlateauChoices);
