import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { aboutGame } from '../games/known.js';
import { momentOf } from '../games/moment.js';
import { Pace } from '../games/pace.js';
import { presentationOf } from '../games/presentation.js';
import { playNow } from '../home/play-now.js';
import { Reading } from '../shell/reading.js';
import { settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import '../table/plateau-ask.js';
import '../table/plateau-choices.js';
import '../table/plateau-in-words.js';
import '../table/plateau-journal.js';
import { tableStyle } from '../table/table-style.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { isLacking } from '../ways/games-with.js';
import { wordsOf } from '../words/game-words.js';
import { learn, say } from '../words/words.js';
import { Course } from './course.js';
import './lesson-card.js';
import './lesson-rings.js';
import { askedFor, isInside, lookedAt, seenPart, within } from './spotlight.js';
import { words as ownWords } from './words.js';
import style from './learn-page.css' with { type: 'css' };

learn(ownWords);

const plain = () => 'plain';

/** A first game that teaches: the board and the choices of a table, and one lesson after the other beside them. */
class LearnPage extends LitElement {
  static properties = {
    game: {},
    _course: { state: true },
    _at: { state: true },
    _show: { state: true },
    _preview: { state: true },
    _highlight: { state: true },
    _answer: { state: true },
    _telling: { state: true },
    _sheet: { state: true },
    _trouble: { state: true },
    _busy: { state: true },
  };

  static styles = [shared, accents, tableStyle, style];

  #arrives = false;
  #pace = new Pace();

  constructor() {
    super();
    new Reading(this, () => this.game, (isWanted) => this.#read(isWanted));
    this.game = '';
    /** @type {Course | null} */
    this._course = null;
    this._at = -1;
    /** @type {{presentation: import('../games/presentation.js').Presentation, words: import('../words/game-words.js').GameWords} | null} */
    this._show = null;
    this._preview = null;
    this._highlight = null;
    this._answer = '';
    this._telling = false;
    this._sheet = false;
    this._trouble = null;
    this._busy = false;
  }

  async #read(isWanted) {
    try {
      const [course, presentation, words] = await Promise.all([Course.of(this.game), presentationOf(this.game), wordsOf(this.game)]);
      if (!isWanted()) return;
      course.at = Math.min(course.length - 1, this._at < 0 ? lessonInAddress() : this._at);
      this._course = course;
      this._show = { presentation, words };
      this._trouble = null;
      this.dataset.game = this.game;
      document.title = `${say('learn.title', { game: words.say('game.name') })} · Plateau`;
      this.#arrive();
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  #goTo(lesson) {
    this.#board?.skip?.();
    this._course.goTo(lesson);
    this.#arrive();
  }

  #arrive() {
    this._at = this._course.at;
    this._answer = '';
    this._preview = null;
    const { look, ask } = this._course.lesson;
    this._sheet = look.includes('@choices') || (ask !== null && !this.#isMain(ask));
    this.#arrives = true;
    history.replaceState(null, '', `#${this._at + 1}`);
  }

  #isMain(move) {
    return this._show.presentation.main?.(this._course.position.moves, this._show.words)?.move.text === move;
  }

  updated() {
    if (!this.#arrives || !this._course) return;
    this.#arrives = false;
    const card = /** @type {import('./lesson-card.js').LessonCard | null} */ (this.renderRoot.querySelector('lesson-card'));
    card?.updateComplete.then(() => card.focusLesson());
    // A board measures itself before it is drawn for good.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#uncover()));
  }

  // What a lesson speaks of must not lie below the fold, or under the card.
  #uncover() {
    const [asked, shown] = [this.#inTheSheet()[0], this.#onTheBoard()[0]];
    if (asked) this.#bringUp(asked.element);
    if (shown) this.#bringUp(shown.element);
  }

  #bringUp(element) {
    const { top, bottom } = element.getBoundingClientRect();
    const [part, free] = [seenPart(element), this.#free(element)];
    if (part.top <= top && part.bottom >= bottom && top >= free.top && bottom <= free.bottom) return;
    const list = this.renderRoot.querySelector(this.#isSheetFixed ? '.sheet-body' : 'aside');
    if (isInside(element, list)) list.scrollTop += wayInto(element, within(list.getBoundingClientRect(), free));
    else this.#scrollPage(element, free);
  }

  #scrollPage(element, free) {
    const behavior = settings.moves ? 'smooth' : 'instant';
    if (this.#isSheetFixed) scrollBy({ top: wayInto(element, free), behavior });
    else element.scrollIntoView({ block: element.getBoundingClientRect().height > innerHeight ? 'start' : 'center', behavior });
  }

  get #sheet() {
    return this.renderRoot.querySelector('.sheet');
  }

  get #isSheetFixed() {
    return getComputedStyle(this.#sheet).position === 'fixed';
  }

  // What the card leaves of the height: on a phone it stands below, otherwise it stays above the choices and the journal.
  #free = (element) => {
    const whole = { top: 0, bottom: innerHeight };
    if (this.#isSheetFixed) return isInside(element, this.#sheet) ? whole : { ...whole, bottom: this.#sheet.getBoundingClientRect().top };
    const card = this.renderRoot.querySelector('lesson-card');
    const isUnder = getComputedStyle(card).position === 'sticky' && isInside(element, this.renderRoot.querySelector('aside'));
    return isUnder ? { ...whole, top: card.getBoundingClientRect().bottom } : whole;
  };

  get #board() {
    return /** @type {any} */ (this.renderRoot.querySelector('.board'));
  }

  #targets = () => {
    if (!this._course || this._telling) return [];
    const { look, ask } = this._course.lesson;
    return [...lookedAt(this.renderRoot, look), ...askedFor(this.renderRoot, ask)];
  };

  // On a phone the sheet lies over the board, and over the rings of the board.
  #onTheBoard = () => this.#targets().filter(({ element }) => !isInside(element, this.#sheet));
  #inTheSheet = () => this.#targets().filter(({ element }) => isInside(element, this.#sheet));

  #choose = ({ detail: { move } }) => {
    const { lesson } = this._course;
    if (!lesson.ask) this._answer = this._course.isLast ? '' : say('learn.read-first');
    else if (move.text === lesson.ask) this.#goTo(this._course.at + 1);
    else this._answer = lesson.otherwise ?? say('learn.otherwise', { move: this._course.asked?.words });
  };

  #ways = {
    next: () => this.#goTo(this._course.at + 1),
    back: () => this.#goTo(this._course.at - 1),
    again: () => this.#goTo(0),
    'play-it': () => this.#goTo(this._course.at + 1),
    find: () => this.#find(),
    play: () => this.#play(),
  };

  async #find() {
    this._sheet = true;
    await this.updateComplete;
    const target = askedFor(this.renderRoot, this._course.lesson.ask)[0] ?? this.#targets()[0];
    if (target) this.#bringUp(target.element);
    /** @type {HTMLElement | undefined} */ (target?.element)?.focus();
  }

  async #play() {
    this._busy = true;
    try {
      await playNow(await aboutGame(this.game));
    } catch (trouble) {
      this._answer = trouble.words;
    } finally {
      this._busy = false;
    }
  }

  render() {
    if (this._trouble) return this.#renderTrouble(this._trouble);
    if (!this._course || !this._show) return html`<plateau-bar></plateau-bar><p class="loading" role="status">${say('learn.opening')}</p>`;
    return this.#renderLesson(this._course, this._show);
  }

  #renderTrouble({ code, words = say('trouble.unreachable'), passes = true }) {
    if (isLacking({ code })) return html`<games-with kind="learn" .game=${this.game}></games-with>`;
    return html`<plateau-trouble .heading=${say('trouble.title')} .words=${words} ?retry=${passes}></plateau-trouble>`;
  }

  #renderLesson(course, { presentation, words }) {
    const { position } = course;
    const facts = presentation.facts?.(position.view, words, course.told.scene) ?? [];
    const main = presentation.main?.(position.moves, words) ?? null;
    const moment = momentOf({
      ...course.moment,
      words,
      seats: this.#seats(course.told),
      preview: this._preview,
      highlight: this._highlight,
      pace: settings.tells ? this.#pace : null,
      moving: settings.moves,
    });
    return html`<plateau-bar>
        <span class="where"><h1>${say('learn.title', { game: words.say('game.name') })}</h1></span>
        <div slot="tools" class="tools"
            data-part="facts"><span class="facts"
            >${facts.map(
              ({ label, value }) => html`<span class="fact"><span class="label">${label}</span> <b class="number">${value}</b></span>`,
            )}</span></div>
      </plateau-bar>
      <main class="learn mine ${course.lesson.look.includes('@ask') || course.lesson.ask === main?.move.text ? 'asks' : ''}"
          data-lesson=${course.lesson.id} @choose-move=${this.#choose} @preview-move=${(event) => (this._preview = event.detail.move)}
          @highlight=${(event) => (this._highlight = event.detail.entry)} @skip-story=${() => this.#board?.skip()}>
        <div class="stage">
          <plateau-ask data-part="ask" .table=${this.#table(course)} .message=${this.#message(course)} .presentation=${presentation}
              .words=${words} .moves=${position.moves} .main=${main} .scene=${course.told.scene} ?telling=${this._telling}
              @skip=${() => this.#board?.skip?.()}></plateau-ask>
          ${this.#renderBoard(presentation, moment)}
        </div>
        ${this.#renderAside(course, presentation, moment, main)}
      </main>
      <lesson-rings .targets=${this.#onTheBoard} .free=${this.#free} aria-hidden="true"></lesson-rings>
      <lesson-rings class="inside" .targets=${this.#inTheSheet} .free=${this.#free} aria-hidden="true"></lesson-rings>`;
  }

  #message({ position, told }) {
    return { ...position, n: position.step, seat: told.seat };
  }

  #table({ told, position }) {
    return { status: 'playing', seats: this.#seats(told), options: told.options, changed: Date.now(), result: position.result };
  }

  #seats({ seat, seats }) {
    return Array.from({ length: seats }, (_, one) => ({
      seat: one,
      kind: one === seat ? 'person' : 'computer',
      name: one === seat ? say('learn.you') : say('seat.number', { seat: one }),
      present: true,
      standIn: null,
    }));
  }

  // The tag comes from our own list of games, never from the server.
  #renderBoard({ board }, moment) {
    const tag = unsafeStatic(board);
    return literal`<${tag} class="board" data-part="board" .moment=${moment}
        @story=${(event) => (this._telling = event.detail.busy)}></${tag}>`;
  }

  #renderAside(course, presentation, moment, main) {
    const { moves, view, words, scene } = moment;
    const listed = main && !presentation.choices ? moves.filter((move) => move !== main.move) : moves;
    return html`<aside>
      <section id="choices" class="sheet learning ${this._sheet ? 'open' : ''} ${moves.length ? '' : 'empty'}"
          aria-label=${say('learn.lesson')} tabindex="-1">
        <lesson-card .game=${this.game} .course=${course} .at=${this._at} .answer=${this._answer} ?busy=${this._busy}
            @go-on=${(event) => this.#ways[event.detail.way]()}></lesson-card>
        ${course.lesson.ask ? this.#renderHandle(course, main) : nothing}
        <div class="sheet-body" data-part="choices">${this.#renderChoices(presentation, { ...moment, moves: listed })}</div>
      </section>
      <plateau-journal data-part="journal" .entries=${course.journal} .icon=${presentation.icon ?? plain} .game=${this.game}
          .citation=${presentation.citation}></plateau-journal>
      <plateau-in-words .inWords=${presentation.inWords} .view=${view} .words=${words}
        .scene=${scene}></plateau-in-words>
    </aside>`;
  }

  #renderHandle({ position }, main) {
    return html`<div class="handle">
      <button aria-expanded=${this._sheet} aria-controls="choices"
          @click=${() => (this._sheet = !this._sheet)}>${say('choices.open', { count: position.moves.length })}</button>
      ${main
        ? html`<button class="main" data-move=${main.move.text}
            @click=${() => this.#choose({ detail: { move: main.move } })}>${main.label}</button>`
        : nothing}
    </div>`;
  }

  #renderChoices({ choices = 'plateau-choices' }, moment) {
    const tag = unsafeStatic(choices);
    return literal`<${tag} .moment=${moment}></${tag}>`;
  }
}

/** How far an element must go up to stand in the middle of this height, or to begin where it begins. */
function wayInto(element, { top, bottom }) {
  const place = element.getBoundingClientRect();
  return place.top - top - Math.max(0, (bottom - top - place.height) / 2);
}

function lessonInAddress() {
  return /^#[1-9]\d{0,2}$/.test(location.hash) ? Number(location.hash.slice(1)) - 1 : 0;
}

customElements.define('learn-page', LearnPage);
