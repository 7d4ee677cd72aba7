import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { aboutGame } from '../games/known.js';
import { momentOf } from '../games/moment.js';
import { presentationOf } from '../games/presentation.js';
import { get } from '../shell/api.js';
import { FollowSettings, settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import { accents } from '../theme/accents.js';
import { isNarrow } from '../theme/screens.js';
import { shared } from '../theme/shared.js';
import { wordsOf } from '../words/game-words.js';
import { say } from '../words/words.js';
import { TableConnection } from './connection.js';
import { Ending } from './ending.js';
import { Herald } from './herald.js';
import './plateau-ask.js';
import './plateau-chat.js';
import './plateau-choices.js';
import { withNow } from './plateau-curve.js';
import './plateau-finale.js';
import './plateau-hand-over.js';
import './plateau-hint.js';
import './plateau-in-words.js';
import './plateau-invite.js';
import './plateau-journal.js';
import './plateau-lost.js';
import './plateau-seats.js';
import './plateau-why.js';
import { SharedDevice } from './shared-device.js';
import { sheetHandle } from './sheet-handle.js';
import { tableStyle } from './table-style.js';
import { tableTools, undoRequest } from './table-tools.js';
import { tableOpening, tableTrouble } from './table-trouble.js';
import { forgetTokens, takeTokenFromAddress, tokenOf } from './tokens.js';

const plain = () => 'plain';

/** A live table: the frame that all games share around their board. */
class TablePage extends LitElement {
  static properties = {
    table: {},
    _game: { state: true },
    _preview: { state: true },
    _highlight: { state: true },
    _notice: { state: true },
    _telling: { state: true },
    _sheet: { state: true },
    _taker: { state: true },
    _trouble: { state: true },
  };

  static styles = [shared, accents, tableStyle];

  /** @type {TableConnection | null} */
  #line = null;
  #device = new SharedDevice('');
  #curve = null;
  #ending = new Ending(() => this.requestUpdate());
  #herald = new Herald(() => this.requestUpdate());
  /** @type {import('../shell/types').ViewMessage | null} the last view that the herald has heard of */
  #heraldView = null;
  #noticeTimer = 0;
  /** @type {number | null} the number of the view that my last choice answers */
  #choseAt = null;

  constructor() {
    super();
    new FollowSettings(this);
    this.table = '';
    /**
     * @type {{id: string, presentation: import('../games/presentation.js').Presentation, words: import('../words/game-words.js').GameWords,
     *   certain: boolean} | null}
     */
    this._game = null;
    this._preview = null;
    this._highlight = null;
    this._notice = '';
    this._telling = false;
    this._sheet = false;
    /** @type {{seat: number, token: string, name: string} | null} who may look at the device next */
    this._taker = null;
    /** @type {any} why the table, or its game, could not be read */
    this._trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    settings.addEventListener('change', this.#readWords);
    addEventListener('pagehide', this.#cover);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    settings.removeEventListener('change', this.#readWords);
    removeEventListener('pagehide', this.#cover);
    this.#line?.close();
    this.#ending.close();
    this.#herald.hush();
  }

  willUpdate(changed) {
    if (changed.has('table')) this.#open();
  }

  #open() {
    takeTokenFromAddress(this.table);
    this.#device = new SharedDevice(this.table);
    this._game = null;
    this._trouble = null;
    if (this.#device.isShared) this.#askWhoLooks();
    else this.#sit(tokenOf(this.table));
  }

  // --- A device that several people share: web/README.md ---

  async #askWhoLooks() {
    try {
      const { seats, toMove, game } = await get(`/tables/${this.table}`);
      await this.#readGame(game);
      this.#handTo(this.#device.first(toMove, seats));
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  // Where nothing is secret, nobody need look away.
  #handTo(taker) {
    if (this._game?.presentation?.noSecrets) this.#sit(taker.token);
    else this.#lookAway(taker);
  }

  // Nothing of what the last one saw stays: no picture, no journal, no connection.
  #lookAway(taker) {
    this.#line?.close();
    this.#line = null;
    this.#herald.hush();
    this.#curve = null;
    this._preview = null;
    this._highlight = null;
    this._notice = '';
    this._sheet = false;
    this._telling = false;
    this._taker = taker;
  }

  // A page that the browser keeps to come back to must not show what it showed.
  #cover = () => {
    const holder = this.#line && this.#device.holder(this.#line);
    if (holder && !this._game?.presentation?.noSecrets) this.#lookAway(holder);
  };

  /** @type {TableConnection | null} where nothing is secret, the last picture stays until the next one comes */
  #former = null;

  #sit(token) {
    this.#line?.close();
    this.#former = this._game?.presentation?.noSecrets && this.#line?.view ? this.#line : null;
    this._taker = null;
    const line = new TableConnection(this.table, token);
    line.addEventListener('change', () => this.#heard(line));
    line.addEventListener('notice', (event) => this.#show(/** @type {CustomEvent} */ (event).detail.words));
    this.#line = line;
    this.#ending.close();
    this.#ending = new Ending(() => this.requestUpdate());
    this.#curve = null;
    line.open();
  }

  #heard(line) {
    if (line !== this.#line) return;
    if (line.table && this._game?.id !== line.table.game) this.#readGame(line.table.game).catch((trouble) => (this._trouble = trouble));
    if (line.curve) {
      this.#curve = line.curve;
      line.curve = null;
    }
    this.#curve = withNow(this.#curve, line.view);
    this.#ending.look(line.view, line.table);
    if (line.view && line.view !== this.#heraldView) this.#herald.hear(line.news, this._game?.presentation?.citation);
    this.#heraldView = line.view;
    const next = this.#device.next(line);
    if (next && this._game?.presentation?.noSecrets) this.#sit(next.token);
    this.requestUpdate();
  }

  async #readGame(id) {
    this._game = { id, presentation: null, words: null, certain: false };
    const [presentation, words, { certain }] = await Promise.all([presentationOf(id), wordsOf(id), aboutGame(id)]);
    this._game = { id, presentation, words, certain };
    this.#curve = withNow(this.#curve, this.#line?.view);
    document.title = `${words.say('game.name')} · Plateau`;
    this.dataset.game = id;
  }

  #readWords = async () => {
    if (!this._game?.words || this._game.words.language === settings.language) return;
    this._game = { ...this._game, words: await wordsOf(this._game.id) };
  };

  #show(words) {
    this._notice = words;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this._notice = ''), 8000);
  }

  #choose = ({ detail: { move } }) => {
    if (this.#line.isWaiting) return;
    this.#board?.skip?.();
    this._preview = null;
    this._sheet = Boolean(this._sheet && this._game.presentation.choicesStayOpen);
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
    if (this.#isAllShown) this.#herald.tellOf(this.#line, this._game);
    const hasAnswer = this.#choseAt !== null && this.#line.view?.n !== this.#choseAt;
    if (!hasAnswer) return;
    this.#choseAt = null;
    this.updateComplete.then(() => {
      if (!this.shadowRoot.activeElement) this.#choices?.focus({ preventScroll: true });
    });
  }

  // The board says that it is busy while it draws the position that it is given.
  async #tellEndOnceShown() {
    if (!this.#ending.isHeld || !this.#line?.view?.result) return;
    await this.#board?.updateComplete;
    if (!this._telling) this.#ending.tell();
  }

  get #isAllShown() {
    const { view, table, state } = this.#line ?? {};
    return view && table && this._game?.words && !this.#ending.isHeld && state === 'open' && !this._taker;
  }

  // Whoever skips a story of a board that does not hear must not wait either.
  #skip = () => {
    this.#board?.skip?.();
    if (this.#line.view.result) this.#ending.tell();
  };

  get #choices() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('#choices'));
  }

  #pointAt = ({ detail: { move } }) => {
    this._preview = move;
    if (move) this.#foresee([move]);
  };

  #foresee(moves) {
    if (this._game.certain) this.#line.foresee(moves.map(({ text }) => text));
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
    const line = this.#line?.view ? this.#line : (this.#former ?? this.#line);
    if (this._trouble) return tableTrouble(this._trouble, this.#watchInstead);
    if (this._taker) return this.#renderTaker(this._taker);
    if (this.#line?.error && this.#line.state === 'closed') return tableTrouble(this.#line.error, this.#watchInstead);
    if (!line?.view || !line.table || !this._game?.words) return tableOpening(line);
    return this.#renderTable(line);
  }

  #renderTaker(taker) {
    return html`<plateau-bar></plateau-bar>
      <plateau-hand-over .name=${taker.name} .game=${this._game.words.say('game.name')}
          @take=${() => this.#sit(taker.token)}></plateau-hand-over>`;
  }

  #watchInstead = () => {
    forgetTokens([this.table]);
    this.#open();
    this.requestUpdate();
  };

  #renderTable(line) {
    const shown = this.#shown(line);
    const { table, message, presentation, words, moves } = shown;
    const facts = presentation.facts?.(message.view, words, line.scene) ?? [];
    return html`
      <nav aria-label=${say('table.skip')}><a class="skip" href="#choices" @click=${this.#goToChoices}>${say('table.skip')}</a></nav>
      <plateau-bar>
        <span class="where"><h1>${words.say('game.name')}</h1><span class="soft who">${this.#company(table)}</span></span>
        <div slot="tools" class="tools">${tableTools(line, facts, this.#device.isShared)}</div>
      </plateau-bar>
      ${line.state === 'lost' ? html`<plateau-lost ?unsent=${line.isWaiting} @retry=${() => line.retry()}></plateau-lost>` : nothing}
      <p class="only-heard" role="status">${this.#herald.text}</p>
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
    const { presentation, words } = this._game;
    const message = line.view;
    const isHeld = this.#ending.isHeld && line === this.#line;
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
    const next = this.#device.next(this.#line);
    if (next) return html`<plateau-hand-over passing .name=${next.name} @pass=${() => this.#lookAway(next)}></plateau-hand-over>`;
    if (table.seats.some(({ kind }) => kind === 'open')) {
      return html`<plateau-invite .table=${table} .me=${message.seat} @seated=${() => this.#open()}></plateau-invite>`;
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
    return html`${this.#curve ? html`<plateau-curve .curve=${this.#curve}></plateau-curve>` : nothing}
      ${table.seats.length > 1 ? this.#renderSeats(line, table) : nothing}
      <plateau-journal .entries=${isHeld ? withoutEnd(line) : line.journal} .icon=${presentation.icon ?? plain} .game=${this._game.id}
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
