import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { momentOf } from '../games/moment.js';
import { FollowSettings, settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import { accents } from '../theme/accents.js';
import { isNarrow } from '../theme/screens.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { beside } from './beside.js';
import { endOfTurn, isDoubtful } from './last-word.js';
import './plateau-ask.js';
import './plateau-choices.js';
import './plateau-finale.js';
import './plateau-hand-over.js';
import './plateau-hint.js';
import './plateau-invite.js';
import './plateau-lost.js';
import './plateau-why.js';
import { sheetHandle } from './sheet-handle.js';
import { Sitting } from './sitting.js';
import { StoryKeys } from './story-keys.js';
import { tableStyle } from './table-style.js';
import { tableTools, undoRequest } from './table-tools.js';
import { takeBackAll } from './take-back.js';
import { tableOpening, tableTrouble } from './table-trouble.js';
import { toldSoFar } from './told-so-far.js';

/** A live table: the frame that all games share around their board. */
class TablePage extends LitElement {
  static properties = {
    table: {},
    _preview: { state: true },
    _highlight: { state: true },
    _notice: { state: true },
    _sheet: { state: true },
    _doubt: { state: true },
    _back: { state: true },
  };

  static styles = [shared, accents, tableStyle];

  #sitting = new Sitting(this, {
    noticed: (words) => this.#show(words),
    covered: () => this.#hide(),
    skipped: () => this.#board?.skip?.(),
  });
  #noticeTimer = 0;
  /** @type {number | null} the number of the view that my last choice answers */
  #choseAt = null;
  /** @type {number | null} the number of the view whose moves are offered */
  #offered = null;

  constructor() {
    super();
    new FollowSettings(this);
    new StoryKeys(this, () => this.#timeline);
    this.table = '';
    this._preview = null;
    this._highlight = null;
    this._notice = '';
    this._sheet = false;
    /** @type {import('../games/presentation.js').Move | null} a move about which is asked again */
    this._doubt = null;
    /** @type {import('../replay/frames.js').Frame | null} an earlier position that is shown instead of the end */
    this._back = null;
  }

  willUpdate(changed) {
    if (!changed.has('table')) return;
    this._back = null;
    this.#sitting.open(this.table);
  }

  get #line() {
    return this.#sitting.line;
  }

  get #timeline() {
    return this.#sitting.timeline;
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
    this._doubt = null;
  }

  #notice = (event) => this.#show(event.detail.words);

  #show(words) {
    this._notice = words;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this._notice = ''), 8000);
  }

  #choose = ({ detail: { move } }) => {
    if (!settings.confirms || !isDoubtful(move, this.#shown(this.#line, this.#timeline))) return this.#play(move);
    import('./plateau-sure.js');
    this._doubt = move;
  };

  #play(move) {
    this._doubt = null;
    if (this.#line.isWaiting) return;
    this.#timeline.skip();
    // What was offered belongs to a position; when another one has come, whoever chose has not seen it yet.
    if (this.#offered !== this.#line.view.n) return;
    this.#timeline.begin();
    this._preview = null;
    this._sheet = Boolean(this._sheet && this.#game.presentation.choicesStayOpen);
    this.#choseAt = this.#line.view.n;
    this.#sitting.away.forget();
    this.#line.play(move.text);
  }

  #endTurn() {
    const move = this.#game?.presentation && this.#line?.state === 'open' && endOfTurn(this.#timeline, this.#game.presentation);
    if (!move || this.#choseAt !== null) return;
    this.#show(say('turn.ended'));
    this.#play(move);
  }

  #lookBack = ({ detail: { frame } }) => {
    this._back = frame;
    if (frame) this.#board?.scrollIntoView({ block: 'nearest', behavior: settings.moves ? 'smooth' : 'instant' });
  };

  // The answer comes among the choices, on a phone below the board; the button is gone until then, so the focus goes there too.
  #askForHint = () => {
    this._sheet = false;
    this.#line.askForHint();
    import('./hint-arrows.js');
    this.#choices?.focus({ preventScroll: true });
    if (isNarrow()) this.#board?.scrollIntoView({ block: 'start', behavior: settings.moves ? 'smooth' : 'instant' });
  };

  // A choice that was played is gone, and the focus with it: whoever plays by keyboard goes on among the new choices.
  updated() {
    this.#hearOfDrawing();
    this.#endTurn();
    const hasAnswer = this.#choseAt !== null && this.#timeline.isNow && this.#line.view?.n !== this.#choseAt;
    if (!hasAnswer) return;
    this.#choseAt = null;
    this.updateComplete.then(() => {
      if (!this.shadowRoot.activeElement) this.#choices?.focus({ preventScroll: true });
    });
  }

  // The board says that it is busy while it draws the position that it is given.
  async #hearOfDrawing() {
    const timeline = this.#timeline;
    const { telling } = timeline;
    if (!telling || !this.#board) return;
    await this.#board.updateComplete;
    timeline.hasDrawn(telling);
  }

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
    if (!this.#timeline.isNow || !this.#line.view.moves.length) return;
    if (things.length) things.forEach((thing) => this.#line.askWhy(thing));
    else this.#line.askWhy();
  };

  get #board() {
    return /** @type {any} */ (this.renderRoot.querySelector('.board'));
  }

  render() {
    const { line, timeline } = (!this.#timeline.shown && this.#sitting.former) || this.#sitting;
    const { trouble, taker } = this.#sitting;
    if (trouble) return tableTrouble(trouble, this.#watchInstead);
    if (taker) return this.#renderTaker(taker);
    if (this.#line?.error && this.#line.state === 'closed') return tableTrouble(this.#line.error, this.#watchInstead);
    if (!timeline.shown || !line?.table || !this.#game?.words) return tableOpening(line);
    return this.#renderTable(line, timeline);
  }

  #renderTaker(taker) {
    return html`<plateau-bar></plateau-bar>
      <plateau-hand-over .name=${taker.name} .game=${this.#game.words.say('game.name')}
          @take=${() => this.#sitting.sit(taker.token)}></plateau-hand-over>`;
  }

  #watchInstead = () => this.#sitting.watchInstead();

  #renderTable(line, timeline) {
    const shown = this.#shown(line, timeline);
    const { table, message, presentation, words, moves } = shown;
    this.#offered = moves.length ? message.n : null;
    const facts = presentation.facts?.(message.view, words, line.scene) ?? [];
    return html`
      <nav aria-label=${say('table.skip')}><a class="skip" href="#choices" @click=${this.#goToChoices}>${say('table.skip')}</a></nav>
      <plateau-bar>
        <span class="where"><h1>${words.say('game.name')}</h1><span class="soft who">${this.#company(table)}</span></span>
        <div slot="tools" class="tools">${tableTools(line, message, facts, timeline, this.#sitting.isShared)}</div>
      </plateau-bar>
      ${line.state === 'lost' ? html`<plateau-lost ?unsent=${line.isWaiting} @retry=${() => line.retry()}></plateau-lost>` : nothing}
      <p class="only-heard" role="status">${this.#sitting.herald.text}</p>
      <main class="${moves.length ? 'mine' : 'theirs'} ${table.result ? 'over' : ''}" data-n=${message.n} data-step=${message.step}
          @choose-move=${this.#choose} @preview-move=${this.#pointAt} @foresee=${(event) => this.#foresee(event.detail.moves)}
          @ask-why=${this.#askWhy} @take-back=${(event) => takeBackAll(line, event.detail.moves)} @look-back=${this.#lookBack}
          @skip-story=${() => timeline.skip()} @highlight=${(event) => (this._highlight = event.detail.entry)}>
        <div class="stage"><div class="up">${this.#renderWhatIsUp(line, shown)} ${this.#renderAway(timeline, presentation.citation)}</div>
          ${this.#renderBoard(presentation, shown.board, timeline)}</div>
        <aside>${this.#renderChoiceSheet(line, shown)} ${beside(line, timeline, shown, this.#game.id, this.#notice)}</aside>
      </main>
      ${line.hint?.moves && !shown.isTelling
        ? html`<hint-arrows .things=${hinted(shown.choices, line.hint)} .board=${this.#board}></hint-arrows>`
        : nothing}
      ${line.undo && line.undo.by !== message.seat ? undoRequest(line) : nothing}
      ${this._doubt ? this.#renderDoubt(this._doubt) : nothing}
      <div class="notice ${this._notice ? 'shown' : ''}" role="alert">${this._notice}</div>
    `;
  }

  #shown(line, timeline) {
    const { presentation, words, certain } = this.#game;
    const told = toldSoFar(timeline, line, certain);
    const pointed = { words, preview: this._preview, highlight: this._highlight, moving: settings.moves };
    return {
      ...told,
      presentation,
      words,
      board: momentOf({ ...told.board, ...pointed, ...(this._back && asItWas(this._back)) }),
      choices: momentOf({ ...told.choices, ...pointed }),
      main: presentation.main?.(told.moves, words) ?? null,
    };
  }

  /** The end, whom to hand the device to, who is still missing, or what is asked. */
  #renderWhatIsUp(line, { table, message, presentation, words, moves, main, captions, isTelling }) {
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
      .captions=${captions}
      ?telling=${isTelling}
      .sending=${line.isSending ? say(line.state === 'lost' ? 'line.waits' : 'line.sending') : ''}
      ?hints=${table.hints && moves.length > 1 && !line.hint}
      @ask-hint=${this.#askForHint}
      ?paused=${this.#timeline.pace.isPaused}
      @pause=${() => this.#timeline.togglePause()}
      @skip=${() => this.#timeline.skip()}
    ></plateau-ask>`;
  }

  #renderDoubt(move) {
    return html`<plateau-sure .move=${move} @sure=${() => this.#play(move)} @unsure=${() => (this._doubt = null)}></plateau-sure>`;
  }

  #renderAway(timeline, citation) {
    const { missed } = this.#sitting.away;
    if (missed.length === 0 || !timeline.isNow || document.hidden) return nothing;
    import('./plateau-away.js');
    return html`<plateau-away .missed=${missed} .citation=${citation} ?again=${timeline.canShowAgain} @done=${this.#knowWhatWasMissed}
        @again=${() => timeline.again()}></plateau-away>`;
  }

  #knowWhatWasMissed = () => {
    this.#sitting.away.forget();
    this.requestUpdate();
  };

  // While something is told, the choices before it stay where they were; what is told may have taken them away.
  #renderChoiceSheet(line, { message, presentation, choices, moves, main, isTelling }) {
    const others = main ? choices.moves.filter((move) => move !== main.move) : choices.moves;
    const marks = [this._sheet && 'open', line.hint && 'hinted', !choices.moves.length && 'empty', isTelling && 'past'].filter(Boolean);
    return html`<section id="choices" class="sheet ${marks.join(' ')}" ?inert=${isTelling} aria-label=${say('choices.title')} tabindex="-1">
      ${sheetHandle({
        isOpen: this._sheet,
        count: others.length,
        clock: message.clocks?.[message.seat],
        main,
        toggle: () => (this._sheet = !this._sheet),
        choose: (move) => this.#choose({ detail: { move } }),
      })}
      <div class="sheet-body">
        <plateau-hint .moment=${choices} .hint=${isTelling ? null : line.hint}></plateau-hint>
        ${this.#renderChoices(presentation, presentation.choices ? choices : { ...choices, moves: others })}
        ${moves.length ? html`<plateau-why .n=${message.n} .hindrances=${line.hindrances}></plateau-why>` : nothing}
      </div>
    </section>`;
  }

  #company(table) {
    return table.seats.map(({ seat, name, kind }) => name ?? say(kind === 'open' ? 'seat.open' : 'seat.number', { seat })).join(', ');
  }

  // The tag comes from our own list of games, never from the server.
  #renderBoard({ board }, moment, timeline) {
    const tag = unsafeStatic(board);
    return literal`<${tag} class="board" .moment=${moment} @story=${(event) => timeline.follow(event.detail)}></${tag}>`;
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

/** The things that the hint is about, or the move that is pointed at in its place. */
function hinted({ outlook, preview, moves }, hint) {
  const best = hint.moves.find(({ move }) => moves.some(({ text }) => text === move.text))?.move;
  return outlook?.moves[(preview ?? best)?.text]?.touches ?? [];
}

/** What a board shows of an earlier position: nothing can be chosen there. @param {import('../replay/frames.js').Frame} frame */
function asItWas({ view, toMove }) {
  return { view, toMove, journal: [], moves: [], outlook: null, preview: null, highlight: null };
}

customElements.define('table-page', TablePage);
