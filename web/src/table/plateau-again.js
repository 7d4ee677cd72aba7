import { LitElement, css, html, nothing } from 'lit';
import { go } from '../shell/router.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { joinRematch, playLikeThis } from './play-again.js';
import { tokenOf, tokensOf } from './tokens.js';
import './words.js';

/** At the end: the same game with the same people once more, or the way to where somebody has already asked for it. */
class PlateauAgain extends LitElement {
  static properties = { table: { attribute: false }, _trouble: { state: true }, _busy: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gap-1) var(--gap-3);
      }

      .main {
        flex: 1;
        align-self: stretch;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    this._trouble = '';
    this._busy = false;
    new FollowSettings(this);
  }

  render() {
    const { said, way } = this.#offer();
    return html`${said ? html`<b role="status">${said}</b>` : nothing}
      <button class="main" ?disabled=${this._busy} @click=${this.#again}>${way}</button>
      ${this._trouble ? html`<p role="alert">${this._trouble}</p>` : nothing}`;
  }

  #offer() {
    const { id, rematch, seats } = this.table;
    if (!rematch) return { said: '', way: say('finale.again') };
    const name = seats[rematch.by].name ?? say('seat.number', { seat: rematch.by });
    if (tokenOf(rematch.table)) return { said: '', way: say('again.go') };
    return tokensOf(id).length
      ? { said: say('again.asked', { name }), way: say('again.join') }
      : { said: say('again.plays', { name }), way: say('again.watch') };
  }

  #again = async () => {
    this._busy = true;
    this._trouble = '';
    try {
      const { id } = this.table;
      await (tokensOf(id).length ? joinRematch(id) : this.#watchOrPlay());
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    } finally {
      this._busy = false;
    }
  };

  #watchOrPlay() {
    const { rematch } = this.table;
    return rematch ? go(`/table/${rematch.table}`) : playLikeThis(this.table);
  }
}

customElements.define('plateau-again', PlateauAgain);
