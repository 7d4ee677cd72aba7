import { LitElement, css, html, nothing } from 'lit';
import { shared } from '../theme/shared.js';
import { unbroken } from '../words/unbroken.js';
import { withoutName } from './without-name.js';

/** A card that lies open, drawn large: for whom, its emblem, its name, and what it says. */
class OpenCard extends LitElement {
  static properties = { card: { attribute: false }, emblem: { attribute: false } };

  static styles = [
    shared,
    css`
      article {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--gap-2) var(--gap-4);
        align-items: center;
        padding: var(--gap-4);
        background: var(--raised);
        border: 2px solid var(--accent);
        border-radius: var(--radius);
      }

      svg {
        width: 68px;
        height: 68px;
        padding: 8px;
        border: 2px solid var(--accent);
        border-radius: 50%;
      }

      .strokes {
        fill: none;
        stroke: var(--accent);
        stroke-width: 2.6;
        stroke-linecap: round;
        stroke-linejoin: round;
      }

      h2 {
        overflow-wrap: anywhere;
        font-size: clamp(1.25rem, 5vw, 1.6rem);
      }

      .says {
        grid-column: 1 / -1;
        display: grid;
        gap: var(--gap-2);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {{id: string, words: string, holder: string, sentences: string[]} | null} */
    this.card = null;
    /** @type {(card: string) => unknown} */
    this.emblem = () => nothing;
  }

  render() {
    if (!this.card) return nothing;
    const { id, words, holder, sentences } = this.card;
    return html`<article aria-label=${words}>
      <svg viewBox="0 0 40 40" aria-hidden="true">${this.emblem(id)}</svg>
      <div><span class="overline">${holder}</span><h2>${words}</h2></div>
      <div class="says">${sentences.map((sentence) => html`<p>${unbroken(withoutName(sentence, words))}</p>`)}</div>
    </article>`;
  }
}

customElements.define('open-card', OpenCard);
