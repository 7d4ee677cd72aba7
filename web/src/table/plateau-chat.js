import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';

const LONGEST = 500;

/** What people at the table say to each other. Alone with computer players there is nobody to talk to, so it is not shown. */
class PlateauChat extends LitElement {
  static properties = {
    line: { attribute: false },
    table: { attribute: false },
    lines: { attribute: false },
    seat: { attribute: false },
    _text: { state: true },
  };

  static styles = [
    shared,
    css`
      form {
        display: flex;
        gap: var(--gap-2);
        margin-top: var(--gap-2);
      }

      input {
        flex: 1;
        min-width: 0;
      }

      ol {
        display: grid;
        gap: var(--gap-1);
        max-height: 16rem;
        overflow-y: auto;
        margin-top: var(--gap-2);
      }

      li {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import('./connection.js').TableConnection | null} */
    this.line = null;
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {import('../shell/types').ChatMessage['lines']} */
    this.lines = [];
    /** @type {number | null} */
    this.seat = null;
    new FollowSettings(this);
    this._text = '';
  }

  willUpdate() {
    const people = this.table.seats.filter(({ kind }) => kind === 'person' || kind === 'open').length;
    this.hidden = people < 2 && this.lines.length === 0;
  }

  render() {
    return html`<h2 class="overline">${say('chat.title')}</h2>
      <ol aria-live="polite" tabindex="0" aria-label=${say('chat.title')}>
        ${this.lines.map(({ name, seat, text }) => html`<li><b>${name ?? say('seat.number', { seat })}</b> ${text}</li>`)}
      </ol>
      ${this.lines.length === 0 ? html`<p class="soft small">${say('chat.empty')}</p>` : nothing}
      ${this.seat !== null
        ? html`<form @submit=${this.#send}>
            <input aria-label=${say('chat.write')} placeholder=${say('chat.write')} maxlength=${LONGEST} .value=${this._text}
                @input=${(event) => (this._text = event.target.value)}>
            <button>${say('chat.send')}</button>
          </form>`
        : nothing}`;
  }

  #send(event) {
    event.preventDefault();
    const text = this._text.trim();
    if (!text) return;
    this.line.say(text);
    this._text = '';
  }
}

customElements.define('plateau-chat', PlateauChat);
