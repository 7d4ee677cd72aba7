import { LitElement, css, html, nothing } from 'lit';
import { post } from '../shell/api.js';
import { FollowSettings, settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { joinRematch } from './play-again.js';
import { keepToken, tokensOf } from './tokens.js';
import './words.js';

/**
 * While seats are free: whoever has a seat is given the link to hand on, whoever comes by it sits down. Sends `seated` when somebody has.
 */
class PlateauInvite extends LitElement {
  static properties = {
    table: { attribute: false },
    me: { attribute: false },
    _copied: { state: true },
    _byHand: { state: true },
    _name: { state: true },
    _seat: { state: true },
    _trouble: { state: true },
  };

  static styles = [
    shared,
    css`
      section {
        display: grid;
        gap: var(--gap-2);
        padding: var(--gap-4);
        border: 1px solid var(--line);
        border-left: 6px solid var(--accent);
        border-radius: var(--radius);
        background: var(--panel);
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-2);
      }

      .ways > * {
        flex: 0 1 16rem;
      }

      .address {
        width: 100%;
      }

      @media (max-width: 900px) {
        section {
          padding: var(--gap-3);
        }

        .ways > * {
          flex: 1 1 10rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {number | null} */
    this.me = null;
    new FollowSettings(this);
    this._copied = false;
    this._byHand = false;
    this._name = settings.name;
    /** @type {number | null} */
    this._seat = null;
    this._trouble = '';
  }

  get #free() {
    return this.table.seats.filter(({ kind, kept }) => kind === 'open' && !kept);
  }

  get #kept() {
    return this.table.seats.filter(({ kept }) => kept);
  }

  get #address() {
    return `${location.origin}/table/${this.table.id}`;
  }

  render() {
    return html`<section>
      ${this.#renderWays()} ${this._trouble ? html`<p role="alert">${this._trouble}</p>` : nothing}
    </section>`;
  }

  #renderWays() {
    if (this.me !== null) return this.#free.length ? this.#renderLink() : this.#renderWaiting();
    if (this.#kept.length && this.#mayComeAlong) return this.#renderComeAlong();
    return this.#free.length ? this.#renderSitDown() : this.#renderWaiting();
  }

  #renderLink() {
    const free = this.#free.length;
    return html`<h2>${say('invite.title')}</h2>
      <p class="soft" role="status">${say('invite.free', { count: free })} ${say('invite.how')}</p>
      <div class="ways">
        <button class="main" @click=${this.#copy}>${say(this._copied ? 'copied' : 'invite.copy')}</button>
        ${navigator.share ? html`<button @click=${this.#share}>${say('invite.share')}</button>` : nothing}
      </div>
      ${this._byHand
        ? html`<label>${say('seats.copy-by-hand')}<input class="address" readonly .value=${this.#address}
            @focus=${(event) => event.target.select()}></label>`
        : nothing}`;
  }

  #renderWaiting() {
    const names = this.#kept.map(({ name }) => name).join(', ');
    const free = this.#free.length;
    return html`<h2 role="status">${names ? say('invite.waiting-for', { names }) : say('table.waiting')}</h2>
      ${this.me === null
        ? html`<p class="soft">${say('table.watching')}</p>`
        : free ? nothing : html`<p class="soft">${say('invite.kept', { count: this.#kept.length })}</p>`}`;
  }

  #renderSitDown() {
    const free = this.#free;
    return html`<h2>${this.#invited}</h2>
      <form class="ways" @submit=${this.#sit}>
        <input name="name" aria-label=${say('new.name')} placeholder=${say('new.name')} maxlength="30" autocomplete="nickname"
            .value=${this._name} @input=${(event) => (this._name = event.target.value)}>
        ${free.length > 1
          ? html`<select name="seat" aria-label=${say('invite.seat')} @change=${(event) => (this._seat = Number(event.target.value))}>
              ${free.map(
                ({ seat }) => html`<option value=${seat} ?selected=${seat === this.#chosen}>${say('seat.number', { seat })}</option>`,
              )}
            </select>`
          : nothing}
        <button class="main">${say('invite.sit')}</button>
      </form>
      <p class="soft small">${say('invite.or-watch')}</p>`;
  }

  get #invited() {
    const host = this.table.seats.find(({ kind }) => kind === 'person');
    const game = this.table.gameName;
    return host ? say('invite.invited', { name: host.name, game }) : say('invite.invited-by-nobody', { game });
  }

  // Somebody else may have taken the seat that was chosen.
  get #chosen() {
    const free = this.#free;
    return (free.find(({ seat }) => seat === this._seat) ?? free[0]).seat;
  }

  get #mayComeAlong() {
    return tokensOf(this.table.rematchOf ?? '').length > 0;
  }

  #renderComeAlong() {
    return html`<h2>${this.#invited}</h2>
      <p class="soft">${say('invite.come-along')}</p>
      <div class="ways"><button class="main"
          @click=${() => this.#try(() => joinRematch(this.table.rematchOf))}>${say('invite.sit')}</button></div>`;
  }

  #sit = (event) => {
    event.preventDefault();
    const name = this._name.trim();
    settings.change({ name });
    return this.#try(async () => {
      const { token } = await post(`/tables/${this.table.id}/seats/${this.#chosen}`, name ? { name } : {});
      keepToken(this.table.id, token);
    });
  };

  async #try(way) {
    this._trouble = '';
    try {
      await way();
      this.dispatchEvent(new Event('seated'));
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    }
  }

  #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.#address);
      this._copied = true;
    } catch {
      this._byHand = true; // not every browser lets a page copy
    }
  };

  #share = async () => {
    try {
      await navigator.share({ title: this.table.gameName, url: this.#address });
    } catch {
      // whoever changes their mind has not failed
    }
  };
}

customElements.define('plateau-invite', PlateauInvite);
