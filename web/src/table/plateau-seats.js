import { LitElement, css, html, nothing } from 'lit';
import { post } from '../shell/api.js';
import { levelOptions } from '../levels/levels.js';
import { FollowSettings, settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './plateau-clock.js';
import { keepToken, seatAddress } from './tokens.js';

/** Who plays: names, who is there, whose turn it is; sitting down, leaving, coming back, inviting. */
class PlateauSeats extends LitElement {
  static properties = {
    line: { attribute: false },
    table: { attribute: false },
    toMove: { attribute: false },
    me: { attribute: false },
    clocks: { attribute: false },
    _copied: { state: true },
    _name: { state: true },
  };

  static styles = [
    shared,
    css`
      ul {
        display: grid;
        gap: var(--gap-1);
        margin-top: var(--gap-2);
      }

      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gap-2);
        min-height: 34px;
        padding: 2px var(--gap-2);
        border-left: 3px solid transparent;
      }

      li.turn {
        border-left-color: var(--accent);
        background: var(--raised);
        border-radius: 0 6px 6px 0;
      }

      .name {
        flex: 1;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }

      .presence {
        width: 10px;
        height: 10px;
        border-radius: 50%;
        border: 2px solid var(--soft);
        flex: none;
      }

      .presence.here {
        border-color: var(--good);
        background: var(--good);
      }

      summary {
        display: flex;
        align-items: center;
        gap: var(--gap-2);
        min-height: var(--target);
        cursor: pointer;
      }

      summary::before {
        content: '▸';
      }

      [open] summary::before {
        content: '▾';
      }

      code {
        font-size: 12px;
        overflow-wrap: anywhere;
      }

      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: var(--gap-2);
        margin-top: var(--gap-2);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('./connection.js').TableConnection | null} */
    this.line = null;
    /** @type {any} */
    this.table = null;
    /** @type {number | null} */
    this.toMove = null;
    new FollowSettings(this);
    this.me = null;
    this.clocks = null;
    this._copied = '';
    this._name = settings.name;
  }

  render() {
    const { table } = this;
    const mine = table.seats.find(({ seat }) => seat === this.me);
    const hasOpen = table.seats.some(({ kind }) => kind === 'open');
    const hasOthers = table.seats.filter(({ kind }) => kind === 'person' || kind === 'open').length > 1;
    return html`<h2 class="overline">${say('seats.title')}</h2>
      <ul>
        ${table.seats.map((seat) => this.#renderSeat(seat))}
      </ul>
      ${table.spectators ? html`<p class="soft small">${say('seats.spectators', { count: table.spectators })}</p>` : nothing}
      <div class="ways">
        ${hasOpen ? html`<button @click=${() => this.#copy('table', `${location.origin}/table/${table.id}`)}>${say(this._copied === 'table' ? 'copied' : 'seats.invite')}</button>` : nothing}
        ${mine && !table.result ? html`<button @click=${() => this.#copy('seat', seatAddress(table.id, this.line.token))}>${say(this._copied === 'seat' ? 'copied' : 'seats.other-device')}</button>` : nothing}
        ${mine?.standIn ? html`<button class="main" @click=${() => this.line.comeBack()}>${say('seats.return')}</button>` : nothing}
        ${mine && !mine.standIn && hasOthers && table.status === 'playing' ? html`<button @click=${() => this.line.leave()}>${say('seats.leave')}</button>` : nothing}
      </div>
      ${table.seedHash && !table.seed ? this.#renderDice(table.seedHash) : nothing}`;
  }

  // The fingerprint is a promise: the seed, told at the end, must fit it.
  #renderDice(hash) {
    return html`<details>
      <summary class="small soft">${say('dice.title')}</summary>
      <p class="small soft">${say('dice.words')}</p>
      <code>${hash}</code>
    </details>`;
  }

  #renderSeat(seat) {
    const isToMove = seat.seat === this.toMove && this.table.status === 'playing';
    const isMe = seat.seat === this.me;
    const maySit = seat.kind === 'open' && this.me === null;
    const mayReplace = seat.kind === 'open' && this.me !== null;
    const role = seat.standIn ? say('seat.stand-in', { player: seat.standIn }) : seat.kind === 'person' ? '' : say(`seat.${seat.kind}`);
    return html`<li class=${isToMove ? 'turn' : ''}>
      <span class="presence ${seat.present ? 'here' : ''}" role="img" aria-label=${say(seat.present ? 'seat.here' : 'seat.away')}></span>
      <span class="name">${seat.name ?? say('seat.number', { seat: seat.seat })}${isMe ? html` <b>(${say('seat.you')})</b>` : nothing}</span>
      ${role && role !== seat.name ? html`<span class="soft small">${role}</span>` : nothing}
      ${isToMove ? html`<span class="small">${say('seat.turn')}</span>` : nothing}
      ${this.clocks?.[seat.seat] ? html`<plateau-clock .left=${this.clocks[seat.seat].leftMs} ?running=${this.clocks[seat.seat].running}></plateau-clock>` : nothing}
      ${maySit ? html`<input aria-label=${say('new.name')} placeholder=${say('new.name')} maxlength="30" .value=${this._name} @input=${(event) => (this._name = event.target.value)}>
        <button class="main" @click=${() => this.#sit(seat.seat)}>${say('seats.sit')}</button>` : nothing}
      ${mayReplace ? html`<select aria-label=${say('levels.level')}>${levelOptions()}</select>
        <button @click=${(event) => this.line.replace(seat.seat, event.target.previousElementSibling.value)}>${say('seats.computer')}</button>` : nothing}
    </li>`;
  }

  async #sit(seat) {
    const name = this._name.trim();
    settings.change({ name });
    try {
      const { token } = await post(`/tables/${this.line.id}/seats/${seat}`, name ? { name } : {});
      keepToken(this.line.id, token);
      location.reload();
    } catch (trouble) {
      this.dispatchEvent(new CustomEvent('notice', { detail: { words: trouble.words ?? String(trouble) } }));
    }
  }

  async #copy(what, address) {
    try {
      await navigator.clipboard.writeText(address);
      this._copied = what;
    } catch {
      prompt(say('seats.copy-by-hand'), address);
    }
  }
}

customElements.define('plateau-seats', PlateauSeats);
