import { LitElement, css, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

/** Asks again before a move that cannot be taken back: sends `sure`, or `unsure`. */
class PlateauSure extends LitElement {
  static properties = { move: { attribute: false } };

  static styles = [
    shared,
    css`
      dialog {
        width: min(24rem, calc(100vw - 2 * var(--gap-4)));
        padding: var(--gap-5);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        color: var(--ink);
        box-shadow: var(--shadow);
      }

      dialog::backdrop {
        background: color-mix(in srgb, var(--background) 60%, transparent);
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-2);
        margin-top: var(--gap-4);
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../games/presentation.js').Move | null} */
    this.move = null;
  }

  firstUpdated() {
    /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog')).showModal();
  }

  render() {
    return html`<dialog aria-labelledby="move" @cancel=${() => this.#answer('unsure')}>
      <h2 id="move">${this.move?.words}</h2>
      <p>${say('sure.words')}</p>
      <div class="ways">
        <button class="main" @click=${() => this.#answer('sure')}>${say('sure.yes')}</button>
        <button @click=${() => this.#answer('unsure')}>${say('sure.no')}</button>
      </div>
    </dialog>`;
  }

  #answer(answer) {
    this.dispatchEvent(new Event(answer));
  }
}

customElements.define('plateau-sure', PlateauSure);
