import { LitElement, css, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';

/**
 * The whole position as text: for those who hear the page, and for those who like to read. It is told anew only where the position is
 * another: pages draw themselves far more often.
 */
class PlateauInWords extends LitElement {
  static properties = {
    inWords: { attribute: false },
    view: { attribute: false },
    words: { attribute: false },
    scene: { attribute: false },
  };

  static styles = [
    shared,
    css`
      h3 {
        margin-top: var(--gap-3);
      }

      h3::first-letter,
      li::first-letter {
        text-transform: uppercase;
      }

      li {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../games/presentation.js').Presentation['inWords']} */
    this.inWords = () => [];
    /** @type {any} */
    this.view = null;
    /** @type {any} */
    this.words = null;
    /** @type {any} */
    this.scene = null;
  }

  render() {
    return html`<details>
      <summary class="overline">${say('in-words.title')}</summary>
      ${this.inWords(this.view, this.words, this.scene).map(
        ({ heading, lines }) => html`<h3>${heading}</h3>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`,
      )}
    </details>`;
  }
}

customElements.define('plateau-in-words', PlateauInWords);
