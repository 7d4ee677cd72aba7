import { LitElement, html, svg } from 'lit';
import style from './game-picture.css' with { type: 'css' };

const ANY_GAME = svg`<rect class="room" x="90" y="30" width="140" height="100" rx="12"></rect>
  <circle class="side-a" cx="130" cy="80" r="14"></circle><circle class="side-b" cx="190" cy="80" r="14"></circle>`;

/** The picture of a game, from the game's own files; one for any game where it brings none. */
class GamePicture extends LitElement {
  static properties = { game: { attribute: false }, _drawn: { state: true } };

  static styles = style;

  /** @type {string | null} */
  #read = '';

  constructor() {
    super();
    /** @type {import('../shell/types').Game | null} */
    this.game = null;
    /** @type {unknown} */
    this._drawn = '';
  }

  willUpdate() {
    const path = this.game?.web?.picture ?? null;
    if (path !== this.#read) this.#draw(path);
  }

  async #draw(path) {
    this.#read = path;
    const drawn = path ? await import(path).then(({ picture }) => picture(), () => ANY_GAME) : ANY_GAME;
    if (path === this.#read) this._drawn = drawn;
  }

  render() {
    return html`<svg viewBox="0 0 320 160" aria-hidden="true">${this._drawn}</svg>`;
  }
}

customElements.define('game-picture', GamePicture);
