import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { momentOf } from '../games/moment.js';
import { FollowSettings, settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import { accents } from '../theme/accents.js';
import { isNarrow } from '../theme/screens.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './plateau-ask.js';
import './plateau-chat.js';
import './plateau-choices.js';
import './plateau-curve.js';
import './plateau-finale.js';
import './plateau-hand-over.js';
import './plateau-hint.js';
import './plateau-in-words.js';
import './plateau-invite.js';
import './plateau-journal.js';
import './plateau-lost.js';
import './plateau-seats.js';
import './plateau-why.js';
import { sheetHandle } from './sheet-handle.js';
import { Sitting } from './sitting.js';
import { tableStyle } from './table-style.js';
import { tableTools, undoRequest } from './table-tools.js';
import { tableOpening, tableTrouble } from './table-trouble.js';

const plain = () => 'plain';

/** A live table: the frame that all games share around their board. */
class TablePage extends LitElement {
  static properties = {
    table: {},
    _preview: { state: true },
    _highlight: { state: true },
    _notice: { state: true },
    _telling: { state: true },
    _sheet: { state: true },
  };

  static styles = [shared, accents, tableStyle];

  #sitting = new Sitting(this, { noticed: (words) => this.#show(words), covered: () => this.#hide() });
  #noticeTimer = 0;
  /** @type {number | null} the number of the view that my last choice answers */
  #choseAt = null;

  constructor() {
    super();
    new FollowSettings(this);
    this.table = '';
    this._preview = null;
    this._highlight = null;
    this._notice = '';
    this._telling = false;
    this._sheet = false;
  }

  willUpdate(changed) {
    if (changed.has('table')) this.#sitting.open(this.table);
  }

  get #line() {
    return this.#sitting.line;
  }

  get #game() {
    return this.#sitting.game;
  }

  /** Whoever shared this device has seen enough. */
  #hide() {
    this._preview = null;
    this._highlight = null;
    this._notice = '';
    this._sheet = false;
    this._telling = false;
  }

  #show(words) {
    this._notice = words;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this._notice = ''), 8000);
  }

  #choose = ({ detail: { move } }) => {
    if (this.#line.isWaiting) return;
    this.#board?.skip?.();
    this._preview = null;
    this._sheet = Boolean(this._sheet && this.#game.presentation.choicesStayOpen);
    this.#choseAt = this.#line.view.n;
    this.#line.play(move.text);
  };

  // The answer comes among the choices, on a phone below the board; the button is gone until then, so the focus goes there too.
  #askForHint = () => {
    this._sheet = false;
    this.#line.askForHint();
    this.#choices?.focus({ preventScroll: true });
    if (isNarrow()) this.#board?.scrollIntoView({ block: 'start', behavior: settings.moves ? 'smooth' : 'instant' });
  };

  // A choice that was played is gone, and the focus with it: whoever plays by keyboard goes on among the new choices.
  updated() {
    this.#tellEndOnceShown();
    const hasAnswer = this.#choseAt !== null && this.#line.view?.n !== this.#choseAt;
    if (!hasAnswer) return;
    this.#choseAt = null;
    this.updateComplete.then(() => {
      if (!this.shadowRoot.activeElement) this.#choices?.focus({ preventScroll: true });
    });
  }

  // The board says that it is busy while it draws the position that it is given.
  async #tellEndOnceShown() {
    if (!this.#sitting.ending.isHeld || !this.#line?.view?.result) return;
    await this.#board?.updateComplete;
    if (!this._telling) this.#sitting.ending.tell();
  }

  // Whoever skips a story of a board that does not hear must not wait either.
  #skip = () => {
    this.#board?.skip?.();
    if (this.#line.view.result) this.#sitting.ending.tell();
  };

  get #choices() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#choices'));
  }

  #pointAt = ({ detail: { move } }) => {
    this._preview = move;
    if (move) this.#foresee([move]);
  };

  #foresee(moves) {
    if (this.#game.certain) this.#line.foresee(moves.map(({ text }) => text));
  }

  // Several names of one thing: the first about which there is something to say.
  #askWhy = ({ detail: { things } }) => {
    if (!this.#line?.view.moves.length) return;
    if (things.length) things.forEach((thing) => this.#line.askWhy(thing));
    else this.#line.askWhy();
  };

  get #board() {
    return /** @type {any} */ (this.renderRoot.querySelector('.board'));
  }

  render() {
    const line = this.#line?.view ? this.#line : (this.#sitting.former ?? this.#line);
    const { trouble, taker } = this.#sitting;
    if (trouble) return tableTrouble(trouble, this.#watchInstead);
    if (taker) return this.#renderTaker(taker);
    if (this.#line?.error && this.#line.state === 'closed') return tableTrouble(this.#line.error, this.#watchInstead);
    if (!line?.view || !line.table || !this.#game?.words) return tableOpening(line);
    return this.#renderTable(line);
  }

  #renderTaker(taker) {
    return html`<plateau-bar></plateau-bar>
      <plateau-hand-over .name=${taker.name} .game=${this.#game.words.say('game.name')}
          @take=${() => this.#sitting.sit(taker.token)}></plateau-hand-over>`;
  }

  #watchInstead = () => this.#sitting.watchInstead();

  #renderTable(line) {
    const shown = this.#shown(line);
    const { table, message, presentation, words, moves } = shown;
    const facts = presentation.facts?.(message.view, words, line.scene) ?? [];
    return html`
      <nav aria-label=${say('table.skip')}><a class="skip" href="#choices" @click=${this.#goToChoices}>${say('table.skip')}</a></nav>
      <plateau-bar>
        <span class="where"><h1>${words.say('game.name')}</h1><span class="soft who">${this.#company(table)}</span></span>
        <div slot="tools" class="tools">${tableTools(line, facts, this.#sitting.isShared)}</div>
      </plateau-bar>
      ${line.state === 'lost' ? html`<plateau-lost ?unsent=${line.isWaiting} @retry=${() => line.retry()}></plateau-lost>` : nothing}
      <p class="only-heard" role="status">${this.#sitting.herald.text}</p>
      <main class="${moves.length ? 'mine' : 'theirs'} ${table.result ? 'over' : ''}" data-n=${message.n} data-step=${message.step}
          @choose-move=${this.#choose} @preview-move=${this.#pointAt} @foresee=${(event) => this.#foresee(event.detail.moves)}
          @ask-why=${this.#askWhy} @highlight=${(event) => (this._highlight = event.detail.entry)}>
        <div class="stage">${this.#renderWhatIsUp(line, shown)} ${this.#renderBoard(presentation, shown.moment)}</div>
        <aside>${this.#renderChoiceSheet(line, shown)} ${this.#renderBeside(line, shown)}</aside>
      </main>
      ${line.undo && line.undo.by !== message.seat ? undoRequest(line) : nothing}
      <div class="notice ${this._notice ? 'shown' : ''}" role="alert">${this._notice}</div>
    `;
  }

  /** What there is to see of a table: the end is kept back for as long as the board still shows what led to it. */
  #shown(line) {
    const { presentation, words } = this.#game;
    const message = line.view;
    const isHeld = this.#sitting.ending.isHeld && line === this.#line;
    // The view and the news of the table come one after the other; whichever says first that it is over is believed.
    const table = isHeld
      ? { ...line.table, status: 'playing', result: null, seed: null }
      : { ...line.table, result: message.result ?? line.table.result };
    const moment = momentOf({ ...line.moment, words, preview: this._preview, highlight: this._highlight, moving: settings.moves });
    const { moves } = moment;
    const main = presentation.main?.(moves, words) ?? null;
    return { table, message, presentation, words, moment, moves, main, isHeld };
  }

  /** The end, whom to hand the device to, who is still missing, or what is asked. */
  #renderWhatIsUp(line, { table, message, presentation, words, moves, main, isHeld }) {
    if (table.result) return html`<plateau-finale .table=${table} .view=${message} .words=${words}></plateau-finale>`;
    const next = this.#sitting.next;
    if (next) return html`<plateau-hand-over passing .name=${next.name} @pass=${() => this.#sitting.lookAway(next)}></plateau-hand-over>`;
    if (table.seats.some(({ kind }) => kind === 'open')) {
      return html`<plateau-invite .table=${table} .me=${message.seat} @seated=${() => this.#sitting.open(this.table)}></plateau-invite>`;
    }
    return html`<plateau-ask
      .table=${table}
      .message=${message}
      .presentation=${presentation}
      .words=${words}
      .moves=${moves}
      .main=${main}
      .scene=${line.scene}
      ?telling=${this._telling}
      ?ending=${isHeld}
      .sending=${line.isSending ? say(line.state === 'lost' ? 'line.waits' : 'line.sending') : ''}
      ?hints=${table.hints && moves.length > 1 && !line.hint}
      @ask-hint=${this.#askForHint}
      @skip=${this.#skip}
    ></plateau-ask>`;
  }

  #renderChoiceSheet(line, { message, presentation, moment, moves, main }) {
    const others = main ? moves.filter((move) => move !== main.move) : moves;
    return html`<section id="choices" class="sheet ${this._sheet ? 'open' : ''} ${line.hint ? 'hinted' : ''} ${moves.length ? '' : 'empty'}"
        aria-label=${say('choices.title')} tabindex="-1">
      ${sheetHandle({
        isOpen: this._sheet,
        count: others.length,
        clock: message.clocks?.[message.seat],
        main,
        toggle: () => (this._sheet = !this._sheet),
        choose: (move) => this.#choose({ detail: { move } }),
      })}
      <div class="sheet-body">
        <plateau-hint .moment=${moment} .hint=${line.hint}></plateau-hint>
        ${this.#renderChoices(presentation, { ...moment, moves: presentation.choices ? moves : others })}
        ${moves.length ? html`<plateau-why .n=${message.n} .hindrances=${line.hindrances}></plateau-why>` : nothing}
      </div>
    </section>`;
  }

  #renderBeside(line, { table, message, presentation, words, isHeld }) {
    return html`${this.#sitting.curve ? html`<plateau-curve .curve=${this.#sitting.curve}></plateau-curve>` : nothing}
      ${table.seats.length > 1 ? this.#renderSeats(line, table) : nothing}
      <plateau-journal .entries=${isHeld ? withoutEnd(line) : line.journal} .icon=${presentation.icon ?? plain} .game=${this.#game.id}
          .citation=${presentation.citation}></plateau-journal>
      ${table.seats.length > 1 ? nothing : this.#renderSeats(line, table)}
      <plateau-chat .line=${line} .table=${table} .lines=${line.chat} .seat=${message.seat}></plateau-chat>
      <plateau-in-words .sections=${presentation.inWords(message.view, words, line.scene)}></plateau-in-words>`;
  }

  #renderSeats(line, table) {
    return html`<plateau-seats
      .line=${line}
      .table=${table}
      .toMove=${line.view.toMove}
      .me=${line.view.seat}
      .clocks=${line.view.clocks}
      @notice=${(event) => this.#show(event.detail.words)}
    ></plateau-seats>`;
  }

  #company(table) {
    return table.seats.map(({ seat, name, kind }) => name ?? say(kind === 'open' ? 'seat.open' : 'seat.number', { seat })).join(', ');
  }

  // The tag comes from our own list of games, never from the server.
  #renderBoard({ board }, moment) {
    const tag = unsafeStatic(board);
    return literal`<${tag} class="board" .moment=${moment} @story=${(event) => (this._telling = event.detail.busy)}></${tag}>`;
  }

  #renderChoices({ choices = 'plateau-choices' }, moment) {
    const tag = unsafeStatic(choices);
    return literal`<${tag} .moment=${moment}></${tag}>`;
  }

  #goToChoices = (event) => {
    event.preventDefault();
    this._sheet = true;
    this.#choices?.focus();
  };
}

/** The journal up to the position before the last one: what came then tells the end. */
function withoutEnd({ view, journal, news }) {
  return view.result ? journal.slice(0, journal.length - news.length) : journal;
}

customElements.define('table-page', TablePage);
