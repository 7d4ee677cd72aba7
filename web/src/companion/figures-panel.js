import { LitElement, html, nothing } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import style from './figures-panel.css' with { type: 'css' };

/** The figures and how they are; a tap on one offers what can be told of it. Sends `said` with `{tell}`. */
class FiguresPanel extends LitElement {
  static properties = { pieces: { attribute: false }, tellings: { attribute: false }, busy: { type: Boolean }, _open: { state: true } };

  static styles = [shared, style];

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
