import { css, html, nothing } from 'lit';
import { Choices } from '../games/choices.js';
import { settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

/**
 * What a good player would do in my place, for those who ask: the best moves with their odds, and on how many tries these rest. A row
 * plays its move, and shows it on the board while it is pointed at.
 */
class PlateauHint extends Choices {
  static properties = { hint: { attribute: false } };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

      .thinking,
      ol {
        margin-bottom: var(--gap-4);
      }

      .about {
        margin: var(--gap-2) 0;
      }

      ol {
        display: grid;
        gap: var(--gap-1);
        list-style: none;
        margin-top: 0;
        padding: 0;
      }

      ol button {
        display: grid;
        grid-template-columns: 3.2rem minmax(0, 1fr);
        gap: 2px var(--gap-2);
        align-items: center;
        width: 100%;
        padding: var(--gap-2) var(--gap-3);
        text-align: left;
        line-height: 1.3;
      }

      .odds {
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }

      .bar {
        display: block;
        width: 100%;
        height: 8px;
        border-radius: 4px;
      }

      .track {
        fill: var(--line);
      }

      .fill {
        fill: var(--accent);
      }

      .move {
        grid-column: 1 / -1;
        font-weight: 400;
      }

      .move::first-letter {
        text-transform: uppercase;
      }

      .tries {
        grid-column: 1 / -1;
        font-weight: 400;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('./connection.js').Hint | null} */
    this.hint = null;
  }

  // A live region has to be there before something is said in it.
  render() {
    return html`<div role="status">${this.hint === null ? nothing : this.hint.moves ? this.#renderMoves(this.hint) : html`<p class="thinking soft">${say('hint.thinking')}</p>`}</div>`;
  }

  #renderMoves({ moves, level }) {
    const known = moves.filter(({ move }) => this.moves.some(({ text }) => text === move.text));
    if (known.length === 0) return html`<p class="about soft">${say('hint.none')}</p>`;
    return html`<h2 class="overline">${say('hint.title')}</h2>
      <p class="about soft small">${level ? say('hint.about', { level }) : say('hint.about-search')}</p>
      <ol>
        ${known.map(({ move, odds, samples }) => html`<li>
          <button data-move=${move.text}>
            <span class="odds">${percent(odds)}</span>
            <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8"></rect><rect class="fill" width=${100 * odds} height="8"></rect></svg>
            <span class="move">${move.words}</span>
            <span class="tries soft small">${say('hint.tries', { count: samples })}</span>
          </button>
        </li>`)}
      </ol>`;
  }
}

function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}

customElements.define('plateau-hint', PlateauHint);
