import { LitElement, html, nothing } from 'lit';
import { face, faces, hasFace } from '../faces/faces.js';
import { isHere } from '../here/here.js';
import '../here/plateau-here.js';
import { levelOptions } from '../levels/levels.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './plateau-clock.js';
import { seatAddress } from './tokens.js';
import style from './plateau-seats.css' with { type: 'css' };

/** Who plays: names, who is there, whose turn it is; leaving, coming back, giving seats to computer players. */
class PlateauSeats extends LitElement {
  static properties = {
    line: { attribute: false },
    table: { attribute: false },
    toMove: { attribute: false },
    me: { attribute: false },
    clocks: { attribute: false },
    _copied: { state: true },
  };

  static styles = [shared, faces, style];

  constructor() {
    super();
    /** @type {import('./connection.js').TableConnection | null} */
    this.line = null;
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {number | null} */
    this.toMove = null;
    new FollowSettings(this);
    this.me = null;
    this.clocks = null;
    this._copied = false;
  }

  render() {
    const { table } = this;
    const mine = table.seats.find(({ seat }) => seat === this.me);
    const hasOthers = table.seats.filter(({ kind }) => kind === 'person' || kind === 'open').length > 1;
    return html`<h2 class="overline">${say('seats.title')}</h2>
      <ul>
        ${table.seats.map((seat) => this.#renderSeat(seat))}
      </ul>
      ${table.spectators ? html`<p class="soft small">${say('seats.spectators', { count: table.spectators })}</p>` : nothing}
      <div class="ways">
        ${mine && !table.result && !isHere(table.id)
          ? html`<button @click=${() => this.#copy(seatAddress(table.id, this.line.token))}
              >${say(this._copied ? 'copied' : 'seats.other-device')}</button>`
          : nothing}
        ${mine?.standIn && !table.result
          ? html`<button class="main" @click=${() => this.line.comeBack()}>${say('seats.return')}</button>`
          : nothing}
        ${mine && !mine.standIn && hasOthers && table.status === 'playing'
          ? html`<button @click=${() => this.line.leave()}>${say('seats.leave')}</button>`
          : nothing}
      </div>
      ${mine && isHere(table.id)
        ? html`<plateau-here .table=${table} .step=${this.line.view?.step ?? 0} .me=${mine.seat}></plateau-here>`
        : nothing}
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
    const mayReplace = seat.kind === 'open' && this.me !== null;
    const name = seat.name ?? say('seat.number', { seat: seat.seat });
    const role = roleOf(seat);
    return html`<li class=${isToMove ? 'turn' : ''} title=${seat.player ?? nothing}>
      ${hasFace(seat) ? face(seat.standIn ?? name) : this.#renderPresence(seat)}
      <span class="name">${seat.kind === 'computer' && seat.temper ? say('seat.temper', { name, temper: seat.temper }) : name}${isMe
        ? html` <b>(${say('seat.you')})</b>`
        : nothing}</span>
      ${role && role !== name ? html`<span class="soft small">${role}</span>` : nothing}
      ${isToMove ? html`<span class="small">${say('seat.turn')}</span>` : nothing}
      ${this.clocks?.[seat.seat]
        ? html`<plateau-clock .left=${this.clocks[seat.seat].leftMs} ?running=${this.clocks[seat.seat].running}></plateau-clock>`
        : nothing}
      ${mayReplace ? html`<select aria-label=${say('levels.level')}>${levelOptions()}</select>
        <button @click=${(event) => this.line.replace(seat.seat, event.target.previousElementSibling.value)}
            >${say('seats.computer')}</button>` : nothing}
    </li>`;
  }

  #renderPresence({ present }) {
    return html`<span class="presence ${present ? 'here' : ''}" role="img" aria-label=${say(present ? 'seat.here' : 'seat.away')}></span>`;
  }

  async #copy(address) {
    try {
      await navigator.clipboard.writeText(address);
      this._copied = true;
    } catch {
      prompt(say('seats.copy-by-hand'), address);
    }
  }
}

/** What somebody is here besides their name. Who has a face needs no such word. @param {import('../shell/types').Seat} seat */
function roleOf({ standIn, kind, kept }) {
  if (standIn) return say('seat.stand-in', { player: standIn });
  return kind === 'person' || kind === 'computer' ? '' : say(`seat.${kept ? 'kept' : kind}`);
}

customElements.define('plateau-seats', PlateauSeats);
