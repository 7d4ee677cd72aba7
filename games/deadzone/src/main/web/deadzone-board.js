import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { askWhy } from '../why.js';
import { positionInShort } from '../position-in-short.js';
import { Viewport } from '../viewport.js';
import { zoomButtons, zoomStyle } from '../zoom.js';
import { boardStyle } from './board-style.js';
import { dicePicture, rollsOf } from './dice.js';
import { decidedBy } from './ending.js';
import { fieldPicture } from './field.js';
import { figuresOf, keyOf } from './figures.js';
import { inWords } from './in-words.js';
import { SIDE, WORLD, at, placeOf } from './geometry.js';
import { jadePanel, lastThoughts } from './jade.js';
import { nextSpot } from './keys.js';
import { figureSpot, foreknown, movesBySpot } from './orders.js';
import { marksStyle } from './marks-style.js';
import { orderPanel } from './panel.js';
import { figureOf, pictureOf } from './picture.js';
import { piecesStyle } from './pieces-style.js';
import { rosters } from './rosters.js';
import { Telling } from './telling.js';
import './words.js';
import style from './deadzone-board.css' with { type: 'css' };

const SMALL = 600;
const SMALLEST_TEXT = 12.3;
const TEXT = 13;
const MOST_GROWN = 2.3;
const CLOSE_UP = 2.6;

/**
 * The board of Deadzone. web/README.md tells what all boards are given, and what they say.
 *
 * @extends {Board<import('./types').Game>}
 */
class DeadzoneBoard extends Board {
  static properties = {
    _spot: { state: true },
    _cursor: { state: true },
    _pointed: { state: true },
    _waiting: { state: true },
    _level: { state: true },
    _why: { state: true },
    _thought: { state: true },
    _pixels: { state: true },
  };

  static styles = [shared, zoomStyle, piecesStyle, boardStyle, marksStyle, style];

  #telling = new Telling(this);
  #viewport = new Viewport(() => this.requestUpdate());
  #sizes = new ResizeObserver(() => this.#measure());
  #rolls = [];
  #returnsFocus = false;

  constructor() {
    super();
    /** @type {string | null} */
    this._spot = null;
    /** @type {string | null} */
    this._cursor = null;
    /** @type {string | null} */
    this._pointed = null;
    /** @type {string | null} the figure that is to be deployed next */
    this._waiting = null;
    /** @type {number | null} */
    this._level = null;
    this._why = false;
    /** @type {any} */
    this._thought = null;
    this._pixels = 900;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#sizes.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  /** @type {import('./orders.js').Outlook | null} */
  #known = null;

  willUpdate(changed) {
    if (this.isNew(changed, 'outlook')) this.#known = foreknown(this.moment.outlook, this.moment.view);
    if (!this.isNew(changed, 'view') || !this.moment.view) return;
    const news = this.moment.past?.at(-1)?.journal ?? this.moment.journal;
    const rolls = rollsOf(news);
    const isOther = this.moment.past !== null || news.some(({ key }) => key === 'activated' || key === 'round-began');
    if (rolls.length || isOther) this.#rolls = rolls;
    this._spot = null;
    this._cursor = null;
    this._pointed = null;
    this.#telling.hear(this.moment.view, this.moment.journal);
  }

  firstUpdated() {
    this.#measure();
  }

  updated(changed) {
    if ((this.isNew(changed, 'view') || this.isNew(changed, 'spotlight')) && this.#isSmall) this.#lookAtAction();
    if (this.isNew(changed, 'view') && this.#returnsFocus && this.moment.moves.length) {
      this.#returnsFocus = false;
      /** @type {HTMLElement} */ (this.renderRoot.querySelector('svg.field'))?.focus();
    }
  }

  #measure() {
    const field = this.renderRoot.querySelector('svg.field');
    if (!field) return;
    const { width, height } = field.getBoundingClientRect();
    const isFirst = this._pixels === 900;
    this._pixels = width;
    this.#viewport.frame(WORLD, width / height);
    if (isFirst && this.#isSmall) this.#lookAtAction();
  }

  get #isSmall() {
    return this._pixels < SMALL;
  }

  // On a phone the whole board is too small to read: what matters now is brought near.
  #lookAtAction() {
    const view = this.moment.view;
    const figures = this.#figures(view);
    const lit = this.moment.spotlight.map((thing) => cubeOf(thing, view)).filter(Boolean);
    if (lit.length) return this.#viewport.lookAt(lit.map(awayFromEdge), { room: 330, zoom: CLOSE_UP });
    const active = view.activation && figures.find(({ key }) => key === keyOf(view.activation.side, view.activation.figure));
    const mine = figures.filter(({ side, cube }) => cube && side === view.decision?.side);
    const zone = view.decision?.kind === 'deploy' ? [view.decision.side === 'south' ? 'D2' : 'E7'] : [];
    const cubes = active?.cube ? [active.cube] : zone.length ? zone : mine.map(({ cube }) => cube);
    if (cubes.length) this.#viewport.lookAt(cubes.map(awayFromEdge), { room: 330, zoom: CLOSE_UP });
  }

  get #grown() {
    const scale = this._pixels / this.#viewport.width;
    return Math.min(MOST_GROWN, Math.max(1, SMALLEST_TEXT / (TEXT * scale)));
  }

  get #mine() {
    return this.#telling.isBusy ? [] : this.moment.moves;
  }

  #figures(view) {
    return figuresOf(view, this.moment.scene);
  }

  /** The moves that are about the board as it is looked at: in a deployment those of one figure. */
  #moves(figures) {
    if (!this.#mine.some(({ move }) => move.kind === 'deploy')) return this.#mine;
    const waiting = this.#waiting(figures);
    return this.#mine.filter(({ move }) => move.kind !== 'deploy' || move.figure === waiting?.figure);
  }

  /**
   * The command, but for its cube, by which somebody could go somewhere now.
   *
   * @param {import('./types').View} view
   * @param {any[]} figures
   */
  #goes(view, figures) {
    const waiting = this.#waiting(figures);
    if (waiting) return `deploy ${waiting.figure}`;
    return this.#mine.length && view.decision?.kind === 'act' ? 'move' : null;
  }

  #waiting(figures) {
    const deployable = figures.filter(
      ({ figure, cube }) => !cube && this.#mine.some(({ move }) => move.kind === 'deploy' && move.figure === figure),
    );
    return deployable.find(({ key }) => key === this._waiting) ?? deployable[0] ?? null;
  }

  render() {
    if (!this.#telling.shown || !this.moment.scene) return nothing;
    const view = this.#telling.shown;
    const figures = this.#figures(view);
    const spots = movesBySpot(this.#moves(figures), this.#known);
    const picture = pictureOf({
      view,
      figures,
      spots,
      scene: this.moment.scene,
      words: this.moment.words,
      outlook: this.#known,
      moves: this.#mine,
      goes: this.#goes(view, figures),
      preview: this.moment.preview,
      grown: this.#grown,
      level: this._level,
      spot: this._spot,
      cursor: this._cursor,
      pointed: this._pointed,
      entry: this._thought ?? this.moment.highlight,
      beat: this.#telling.beat,
    });
    return html`<div class="board">
      <div class="map-frame" @click=${this.#tapped}>
        ${this.#renderField(picture)}
        <div class="map-tools">${this.#renderLevels()} ${zoomButtons(this.#viewport, (act) => act())}</div>
        ${dicePicture(this.#rolls, {
          words: this.moment.words,
          figures,
          tumbling: this.#telling.beat?.kind === 'dice' ? this.#telling.beat.entry : null,
        })}
      </div>
      <div class="side-by-side">
        ${decidedBy(view, this.moment.told, this.moment.words)} ${this.#renderOrders(picture, spots)}
        ${jadePanel(this.#thoughts(), {
          words: this.moment.words,
          figures,
          isOpen: this._why,
          toggle: () => this.#toggleWhy(),
          point: (entry) => (this._thought = entry),
          decks: view.sides.find(({ cards }) => cards),
        })}
      </div>
      ${rosters(view, {
        scene: this.moment.scene,
        words: this.moment.words,
        figures,
        isActive: picture.isActive,
        isChosen: (figure) => this._spot === figureSpot(figure.side, figure.figure) || this.#waiting(figures)?.key === figure.key,
        pick: (figure) => this.#pickFigure(figure),
        point: (figure) => (this._pointed = figure?.figure ?? null),
      })}
    </div>`;
  }

  async #toggleWhy() {
    this._why = !this._why;
    await this.updateComplete;
    if (this._why) this.renderRoot.querySelector('.jade').scrollIntoView({ block: 'nearest' });
  }

  #thoughts() {
    return lastThoughts(this.moment.past ? this.moment.past.flatMap(({ journal }) => journal) : this.moment.told);
  }

  #renderField(picture) {
    return html`<svg
      class="field ${this.#viewport.isWhole ? '' : 'near'} ${this.moment.moving ? 'moving' : ''}"
      viewBox=${this.#viewport.box}
      tabindex="0"
      role="application"
      aria-label=${`${positionInShort(picture.view, this.moment.words, inWords, this.moment.scene)} ${picture.spots.length
        ? say('deadzone.keys')
        : ''}`}
      @pointerdown=${(event) => this.#viewport.down(event)}
      @pointermove=${this.#moved}
      @pointerup=${(event) => this.#viewport.up(event)}
      @pointercancel=${(event) => this.#viewport.up(event)}
      @pointerleave=${() => this.#hover(null)}
      @wheel=${(event) => this.#viewport.wheel(event)}
      @click=${this.#clicked}
      @keydown=${(event) => this.#pressed(event, picture)}
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"></path></pattern>
      </defs>
      ${fieldPicture(picture)}
    </svg>
    <p class="only-heard" role="status">${this._cursor ? this.#cursorInWords(picture) : ''}</p>`;
  }

  #renderLevels() {
    const button = (level, text, label) => html`<button aria-pressed=${this._level === level} aria-label=${label} title=${label}
        @click=${() => (this._level = level)}>${text}</button>`;
    return html`<div class="levels" role="group" aria-label=${say('deadzone.levels')}>
      ${button(
        null,
        html`<svg viewBox="-10 -10 20 20" width="20" height="20"
            aria-hidden="true"><path d="M-8 4L0 8L8 4M-8 0L0 4L8 0M-8 -4L0 0L8 -4L0 -8Z" fill="none" stroke="currentColor"
            stroke-width="1.6"></path></svg>`,
        say('deadzone.all-levels'),
      )}
      ${[0, 1, 2].map((level) => button(level, level, say('deadzone.level', { level })))}
    </div>`;
  }

  #renderOrders({ view, figures, sightings }, spots) {
    return orderPanel({
      view,
      figures,
      sightings,
      spot: this._spot,
      moves: this._spot
        ? (spots.get(this._spot) ?? [])
        : this.#mine.filter((move) => ![...spots.values()].flat().includes(move) && move.move.kind !== 'deploy'),
      outlook: this.#known,
      waiting: this.#waiting(figures),
      isMine: this.#mine.length > 0,
      scene: this.moment.scene,
      words: this.moment.words,
      choose: (move) => this.#play(move),
      point: (move) => this.pointAt(move),
      close: () => this.#pick(null),
    });
  }

  #play(move) {
    this.#returnsFocus = this.renderRoot.querySelector('.orders')?.contains(this.shadowRoot.activeElement) ?? false;
    this._spot = null;
    this.choose(move);
  }

  #cursorInWords({ spots, figures }) {
    const spot = spots.find(({ id }) => id === this._cursor);
    if (!spot) return '';
    const moves = movesBySpot(this.#moves(figures), this.#known).get(spot.id) ?? [];
    const name = spot.kind === 'cube' ? spot.cube : figures.find(({ key }) => key === spot.key)?.name;
    return `${name}${say('colon')} ${moves.map(({ words }) => words).join(', ')}`;
  }

  // A tap on the board while something is told skips it.
  #tapped = () => this.askToSkip();

  #clicked = (event) => {
    if (this.#viewport.dragged || this.#telling.isBusy) return;
    const spot = spotUnder(event);
    const figure = event.target.closest?.('[data-figure]')?.dataset.figure;
    this.#pick(spot ?? (figure ? `figure ${figure}` : null));
  };

  #moved = (event) => {
    this.#viewport.move(event);
    if (event.pointerType !== 'touch' && !event.buttons) this.#hover(event);
  };

  #hover(event) {
    const spot = event ? spotUnder(event) : null;
    const figure = event?.target.closest?.('[data-figure]')?.dataset.figure.split('/')[1] ?? figureOf(spot)?.figure ?? null;
    if (figure !== this._pointed) this._pointed = figure;
    const moves = spot ? (movesBySpot(this.#moves(this.#figures(this.#telling.shown)), this.#known).get(spot) ?? []) : [];
    this.pointAt(moves[0] ?? null);
  }

  #pick(spot) {
    this._spot = spot === this._spot ? null : spot;
    this._cursor = spot ?? this._cursor;
  }

  #pickFigure(figure) {
    if (!figure.cube) this._waiting = figure.key;
    else this.#pick(figureSpot(figure.side, figure.figure));
    if (figure.cube && this.#isSmall) this.#show(figure.cube);
  }

  // The lists of a phone are below the board.
  #show(cube) {
    this.renderRoot.querySelector('.map-frame').scrollIntoView({ block: 'nearest' });
    this.#viewport.lookAt([awayFromEdge(cube)], { room: 330, zoom: CLOSE_UP });
  }

  #pressed(event, picture) {
    if (event.key === 'Escape') this.#pick(null);
    if (event.key === 'Enter' && this._cursor) this.#open(event);
    const next = nextSpot(event.key, this._cursor, picture);
    if (!next) return;
    event.preventDefault();
    this._cursor = next;
    const place = picture.spots.find(({ id }) => id === next);
    if (this.#isSmall && place?.cube) this.#show(place.cube);
  }

  // What the cursor is on, when nothing can be done there.
  #wonder() {
    const thing = [...this.renderRoot.querySelectorAll('[data-spot]')].find((spot) => spot.getAttribute('data-spot') === this._cursor)
      ?.getAttribute('data-thing');
    if (thing) askWhy(this, [thing]);
  }

  async #open(event) {
    event.preventDefault();
    this._spot = this._cursor;
    await this.updateComplete;
    const order = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.orders button[data-move]'));
    if (order) order.focus();
    else this.#wonder();
  }
}

/** Where a thing is that a lesson points at. */
function cubeOf(path, view) {
  const thing = path.split('.').reduce((at, step) => at?.[step], view);
  return typeof thing?.cube === 'string' ? thing.cube : null;
}

/** A point near a cube around which there is board on all sides. */
function awayFromEdge(cube) {
  const { column, row, level } = placeOf(cube);
  const within = (value, least, most) => Math.max(least, Math.min(most, value));
  return at(within(column + 0.5, 1.6, SIDE - 1.6), within(row + 0.5, 2, SIDE - 2.4), level);
}

function spotUnder(event) {
  return event.composedPath()[0]?.dataset?.spot ?? null;
}

customElements.define('deadzone-board', DeadzoneBoard);
