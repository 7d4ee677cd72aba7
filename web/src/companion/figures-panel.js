import { LitElement, css, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';

/** The figures and how they are; a tap on one offers what can be told of it. Sends `said` with `{tell}`. */
class FiguresPanel extends LitElement {
  static properties = { pieces: { attribute: false }, tellings: { attribute: false }, busy: { type: Boolean }, _open: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--gap-4);
      }

      section {
        display: grid;
        gap: var(--gap-2);
      }

      .figure {
        display: grid;
        grid-template-columns: 1fr;
        justify-items: start;
        gap: 0;
        width: 100%;
        min-height: 58px;
        padding: var(--gap-2) var(--gap-3);
        text-align: left;
        font-size: 1.15rem;
      }

      .figure span {
        font-size: var(--small);
        color: var(--soft);
      }

      .figure.gone b {
        text-decoration: line-through;
        color: var(--soft);
      }

      [aria-expanded='true'] {
        border-color: var(--accent);
      }

      .tellings {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--gap-2);
        padding-left: var(--gap-3);
        border-left: 4px solid var(--accent);
      }

      .tellings button {
        min-height: 52px;
        padding: var(--gap-1) var(--gap-2);
        line-height: 1.2;
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    this.pieces = [];
    this.tellings = [];
    this.busy = false;
    this._open = '';
  }

  render() {
    const sides = bySide(this.pieces);
    return html`${this.tellings.length
        ? html`<section><h3 class="overline">${say('companion.tell')}</h3><div
            class="tellings">${this.tellings.map((telling) => this.#telling(telling))}</div></section>`
        : nothing}
      ${[...sides].map(
        ([side, pieces]) => html`<section><h3 class="overline">${side}</h3>${pieces.map((piece) => this.#piece(piece))}</section>`,
      )}
      ${this.pieces.length ? nothing : html`<p class="soft">${say('companion.nobody')}</p>`}`;
  }

  #piece(piece) {
    const isOpen = this._open === piece.id;
    return html`<button class="figure ${piece.gone ? 'gone' : ''}" data-piece=${piece.id} aria-expanded=${isOpen}
        @click=${() => (this._open = isOpen ? '' : piece.id)}>
        <b>${piece.words}</b><span>${piece.states.join(' · ')}</span>
      </button>
      ${isOpen ? html`<div class="tellings">${piece.tellings.map((telling) => this.#telling(telling))}</div>` : nothing}`;
  }

  #telling({ value, words }) {
    return html`<button data-tell=${value} ?disabled=${this.busy}
        @click=${() => this.dispatchEvent(new CustomEvent('said', { detail: { tell: value } }))}>${words}</button>`;
  }
}

function bySide(pieces) {
  const sides = new Map();
  pieces.forEach((piece) => sides.set(piece.side, [...(sides.get(piece.side) ?? []), piece]));
  return sides;
}

customElements.define('figures-panel', FiguresPanel);
