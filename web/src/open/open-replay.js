import { LitElement, css, html, nothing } from 'lit';
import { send } from '../shell/api.js';
import { go } from '../shell/router.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

const MOST = 8 << 20;
const MEGABYTE = 1 << 20;

/** Opens a replay file from the disk of whoever looks: chosen, or dropped anywhere on the page. */
class OpenReplay extends LitElement {
  static properties = { _over: { state: true }, _busy: { state: true }, _trouble: { state: true } };

  static styles = [
    shared,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--gap-2) var(--gap-4);
        align-items: center;
        padding: var(--gap-4);
        border: 1px dashed var(--edge);
        border-radius: var(--radius);
      }

      section.over {
        border: 2px solid var(--accent);
        background: var(--raised);
      }

      [role] {
        grid-column: 1 / -1;
        overflow-wrap: anywhere;
      }

      .trouble {
        padding: var(--gap-2) var(--gap-3);
        border-left: 4px solid var(--bad);
        background: var(--raised);
      }

      @media (max-width: 560px) {
        section {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    this._over = false;
    this._busy = '';
    this._trouble = '';
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('dragover', this.#draggedOver);
    addEventListener('dragleave', this.#left);
    addEventListener('drop', this.#dropped);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('dragover', this.#draggedOver);
    removeEventListener('dragleave', this.#left);
    removeEventListener('drop', this.#dropped);
  }

  // A browser would leave the page for the file otherwise.
  #draggedOver = (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this._over = true;
  };

  #left = (event) => {
    if (!event.relatedTarget) this._over = false;
  };

  #dropped = (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    this._over = false;
    this.#open(file);
  };

  render() {
    return html`<section class=${this._over ? 'over' : ''} aria-label=${say('open.title')}>
      <div>
        <h2>${say('open.title')}</h2>
        <p class="soft small">${say(this._over ? 'open.drop' : 'open.about')}</p>
      </div>
      <button ?disabled=${this._busy !== ''} @click=${() => this.renderRoot.querySelector('input').click()}>${say('open.choose')}</button>
      <input type="file" hidden aria-label=${say('open.choose')} @change=${this.#chosen} />
      ${this._busy ? html`<p role="status" class="soft">${say('open.opening', { name: this._busy })}</p>` : nothing}
      ${this._trouble ? html`<p role="alert" class="trouble">${this._trouble}</p>` : nothing}
    </section>`;
  }

  #chosen = ({ target }) => {
    const [file] = target.files;
    if (file) this.#open(file);
    target.value = ''; // the same file may be chosen again when it was mended
  };

  /** @param {File} file */
  async #open(file) {
    this._trouble = '';
    this._busy = file.name;
    try {
      const text = await textOf(file);
      if (text.size > MOST) {
        this._trouble = say('open.too-big', { name: file.name, size: Math.ceil(text.size / MEGABYTE), most: MOST / MEGABYTE });
      }
      else go(`/replay/${(await send('/replays', text)).id}`);
    } catch (trouble) {
      this._trouble = trouble.words ?? say('open.unreadable', { name: file.name });
    } finally {
      this._busy = '';
    }
  }
}

/** Replays may lie about compressed. @param {File} file */
async function textOf(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file;
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

customElements.define('open-replay', OpenReplay);
