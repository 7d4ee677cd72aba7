import { LitElement, html, nothing, svg } from 'lit';
import { aboutGame } from '../games/known.js';
import { printedOf } from '../games/printed.js';
import { get } from '../shell/api.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { Reading } from '../shell/reading.js';
import { shared } from '../theme/shared.js';
import { isLacking } from '../ways/games-with.js';
import { wordsOf } from '../words/game-words.js';
import { say } from '../words/words.js';
import { deckPages } from './cards.js';
import { counterPages } from './counters.js';
import { referenceSheet } from './sheets.js';
import './words.js';
import style from './print-page.css' with { type: 'css' };

/** What fits on a page of A4 with a margin of 10 mm. */
const TILE = { width: 190, height: 277 };

/** A game as pages to print: choose, print, cut, play. */
class PrintPage extends LitElement {
  static properties = { game: {}, _parts: { state: true }, _left: { state: true }, _trouble: { state: true } };

  static styles = [shared, style];


  constructor() {
    super();
    new Reading(this, () => this.game, (isWanted) => this.#read(isWanted));
    this.game = '';
    /** @type {{id: string, title: string, pages: unknown[]}[] | null} */
    this._parts = null;
    /** @type {Set<string>} what is not to be printed */
    this._left = new Set();
    /** @type {any} */
    this._trouble = null;
    this._name = '';
  }

  async #read(isWanted) {
    try {
      const [about, printing, words, printed] = await Promise.all([
        aboutGame(this.game),
        get(`/companions/${this.game}/printing`),
        wordsOf(this.game),
        printedOf(this.game),
      ]);
      if (!isWanted()) return;
      this._name = about.name;
      this._parts = partsOf(printing, printed, words);
      this._trouble = null;
      document.title = `${say('print.title', { game: about.name })} · Plateau`;
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  render() {
    if (isLacking(this._trouble)) return html`<games-with kind="print" .game=${this.game}></games-with>`;
    if (this._trouble) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words ?? say('trouble.unreachable')}
          retry></plateau-trouble>`;
    }
    if (!this._parts) return html`<plateau-bar></plateau-bar>`;
    const chosen = this._parts.filter(({ id }) => !this._left.has(id));
    const count = chosen.reduce((sum, { pages }) => sum + pages.length, 0);
    return html`<plateau-bar><span class="where">${say('print.title', { game: this._name })}</span></plateau-bar>
      <main>
        <div class="panel">
          <h1>${say('print.title', { game: this._name })}</h1>
          <p>${say('print.about')}</p>
          <fieldset>
            <legend>${say('print.what')}</legend>
            ${this._parts.map((part) => this.#renderChoice(part))}
          </fieldset>
          <div class="ways">
            <button class="main" ?disabled=${count === 0}
                @click=${() => print()}>${say('print.print')} · ${say('print.pages', { count })}</button>
            <a class="button" href="/companion/${this.game}">${say('print.companion')}</a>
          </div>
          ${count === 0 ? html`<p role="status">${say('print.nothing')}</p>` : nothing}
        </div>
        <div class="paper" tabindex="0" role="region" aria-label=${say('print.what')}>${chosen.map(({ pages }) => pages)}</div>
      </main>`;
  }

  #renderChoice({ id, title, pages }) {
    return html`<label><input type="checkbox" data-part=${id} .checked=${!this._left.has(id)} @change=${() => this.#turn(id)}
        />${title} <span class="soft small">${say('print.pages', { count: pages.length })}</span></label>`;
  }

  #turn(id) {
    const left = new Set(this._left);
    if (!left.delete(id)) left.add(id);
    this._left = left;
  }
}

/**
 * @param {import('../shell/types').Printing} printing
 * @param {import('../games/printed.js').Printed} printed
 * @param {import('../words/game-words.js').GameWords} words
 */
function partsOf(printing, { board, emblem, counter }, words) {
  return [
    ...(printing.board && board ? [{ id: 'board', title: say('print.board'), pages: boardPages(board, printing.board, words) }] : []),
    ...printing.decks.map((deck) => ({ id: `deck-${deck.id}`, title: deck.title, pages: deckPages(deck, emblem) })),
    { id: 'counters', title: say('print.counters'), pages: counterPages(printing.counters, say('print.counters'), counter) },
    ...printing.sheets.map((sheet) => ({ id: `sheet-${sheet.id}`, title: sheet.title, pages: [referenceSheet(sheet)] })),
  ];
}

function boardPages(board, scene, words) {
  const columns = Math.ceil(board.width / TILE.width);
  const parts = columns * Math.ceil(board.height / TILE.height);
  return Array.from({ length: parts }, (_, i) => {
    const [x, y] = [(i % columns) * TILE.width, Math.floor(i / columns) * TILE.height];
    return html`<section class="sheet tile"><p>${say('print.tile', { part: i + 1, parts })}</p>
      <svg viewBox="${x} ${y} ${TILE.width} ${TILE.height}" role="img"
          aria-label=${say('print.tile', { part: i + 1, parts })}>${svg`${board.draw(scene, words)}`}</svg>
    </section>`;
  });
}

customElements.define('print-page', PrintPage);
