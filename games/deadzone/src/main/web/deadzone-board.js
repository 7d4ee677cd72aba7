import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import { Viewport } from '../viewport.js';
import { askWhy } from '../why.js';
import { zoomButtons, zoomStyle } from '../zoom.js';
import { atCursor } from './at-cursor.js';
import { boardStyle } from './board-style.js';
import { dicePicture, rollsOf } from './dice.js';
import { decidedBy } from './ending.js';
import { fieldPicture } from './field.js';
import { figuresOf } from './figures.js';
import { WORLD, middleOf } from './geometry.js';
import { Hands } from './hands.js';
import { dieOf, following, inHand } from './in-hand.js';
import { inWords } from './in-words.js';
import { cardTurning, jadePanel, lastThoughts } from './jade.js';
import { nextSpot } from './keys.js';
import { levelButtons } from './levels.js';
import { awayFromEdge, whatMatters } from './looking.js';
import { figureSpot, foreknown } from './orders.js';
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
const TEXT = 12;
const MOST_GROWN = 2.3;
const CLOSE_UP = { room: 330, zoom: 2.6 };
/**
 * The board of Deadzone. web/README.md tells what all boards are given, and what they say.
 *
 * @extends {Board<import('./types').Game>}
 */
class DeadzoneBoard extends Board {
  static properties = {
    _level: { state: true },
    _why: { state: true },
    _thought: { state: true },
    _pixels: { state: true },
  };

  static styles = [shared, zoomStyle, piecesStyle, boardStyle, marksStyle, style];

  #telling = new Telling(this);
  #viewport = new Viewport(() => this.requestUpdate());
  #sizes = new ResizeObserver(() => this.#measure());
  #hands = new Hands({
    element: this,
    viewport: this.#viewport,
    isBusy: () => this.#telling.isBusy,
    hand: () => this.#hand,
    play: (order) => this.#play(order),
    pointAt: (order) => this.pointAt(order),
    changed: () => this.requestUpdate(),
  });
  #rolls = [];
  #returnsFocus = false;
  /** @type {{next: import('./in-hand.js').Next, figure: string, since: any} | null} what is meant to be done after a move */
  #meant = null;
  /** @type {import('./orders.js').Outlook | null} */
  #known = null;
  /** @type {import('./in-hand.js').InHand} */
  #hand;

  constructor() {
    super();
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

  willUpdate(changed) {
    if (this.isNew(changed, 'outlook')) this.#known = foreknown(this.moment.outlook, this.moment.view);
    if (!this.isNew(changed, 'view') || !this.moment.view) return;
    const news = this.moment.past?.at(-1)?.journal ?? this.moment.journal;
    const rolls = rollsOf(news);
    const isOther = this.moment.past !== null || news.some(({ key }) => key === 'activated' || key === 'round-began');
    if (rolls.length || isOther) this.#rolls = rolls;
    this.#hands.begin();
    this.#telling.hear(this.moment.view, this.moment.journal);
  }

  firstUpdated() {
    this.#measure();
  }

  updated(changed) {
    if (this.#meant && this.#meant.since !== this.moment.view && this.#mine.length) this.#goOn(this.#meant);
    if ((this.isNew(changed, 'view') || this.isNew(changed, 'spotlight')) && this.#isSmall) this.#lookAtAction();
    if (this.isNew(changed, 'view') && this.#returnsFocus && this.moment.moves.length) {
      this.#returnsFocus = false;
      this.#field?.focus();
    }
  }

  #measure() {
    if (!this.#field) return;
    const { width, height } = this.#field.getBoundingClientRect();
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
    const points = whatMatters(view, figuresOf(view, this.moment.scene), this.moment.spotlight);
    // What is asked about an attack lies over the lower part.
    if (points.length) this.#viewport.lookAt(points, { ...CLOSE_UP, seen: view.attack && this.moment.moves.length ? 0.7 : 1 });
  }

  get #grown() {
    const scale = this._pixels / this.#viewport.width;
    return Math.min(MOST_GROWN, Math.max(1, SMALLEST_TEXT / (TEXT * scale)));
  }

  get #mine() {
    return this.#telling.isBusy ? [] : this.moment.moves;
  }

  render() {
    if (!this.#telling.shown || !this.moment.scene) return nothing;
    const picture = this.#picture(this.#telling.shown);
    return html`<div class="board" @keydown=${this.#escaped}>
      <div class="map-frame" @click=${this.#tapped}>
        ${this.#renderField(picture)}
        <div class="map-tools">
          ${levelButtons(this._level, (level) => (this._level = level))} ${zoomButtons(this.#viewport, (act) => act())}
        </div>
        ${this.#renderDice(picture)} ${this.#renderOrders(picture)} ${this.#renderJade(picture)}
      </div>
      ${decidedBy(picture.view, this.moment.told, this.moment.words)} ${this.#renderRosters(picture)}
      ${atCursor(picture, {
        spot: this.#hands.isPointing ? this.#hands.cursor : null,
        carried: picture.figures.find(({ key }) => key === this.#hands.carried) ?? null,
        orders: this.#hands.ordersAt(this.#hands.cursor),
      })}
    </div>`;
  }

  #picture(view) {
    const figures = figuresOf(view, this.moment.scene);
    const hand = inHand({ view, figures, moves: this.#mine, known: this.#known, taken: this.#hands.taken, die: this.#hands.die });
    this.#hand = hand;
    return pictureOf({
      view,
      figures,
      hand,
      spots: hand.spots,
      scene: this.moment.scene,
      words: this.moment.words,
      outlook: this.#known,
      moves: hand.orders,
      goes: hand.goes,
      preview: this.moment.preview,
      grown: this.#grown,
      level: this._level,
      spot: this.#hands.spot,
      cursor: this.#hands.cursor,
      carried: this.#hands.carried,
      pointed: this.#hands.pointed,
      entry: this._thought ?? this.moment.highlight,
      beat: this.#telling.beat,
    });
  }

  #renderField(picture) {
    return html`<svg
      class="field ${this.#viewport.isWhole ? '' : 'near'} ${this.moment.moving ? 'moving' : ''}"
      viewBox=${this.#viewport.box}
      .style=${`--grown: ${this.#grown}`}
      tabindex="0"
      role="application"
      aria-label=${`${positionInShort(picture.view, this.moment.words, inWords, this.moment.scene)} ${picture.spots.length
        ? say('deadzone.keys')
        : ''}`}
      @pointerdown=${this.#hands.down}
      @pointermove=${this.#hands.move}
      @pointerup=${this.#hands.up}
      @pointercancel=${this.#hands.cancel}
      @pointerleave=${this.#hands.leave}
      @wheel=${(event) => this.#viewport.wheel(event)}
      @click=${this.#hands.click}
      @keydown=${(event) => this.#pressed(event, picture)}
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"></path></pattern>
      </defs>
      ${fieldPicture(picture)}
    </svg>
    <p class="only-heard" role="status">${this.#hands.cursor ? this.#cursorInWords(picture) : ''}</p>`;
  }

  #renderDice({ figures }) {
    return dicePicture(this.#rolls, {
      words: this.moment.words,
      figures,
      tumbling: this.#telling.beat?.kind === 'dice' ? this.#telling.beat.entry : null,
    });
  }

  /** @param {import('./picture.js').What} picture */
  #renderJade({ view, figures }) {
    const { beat } = this.#telling;
    if (beat?.kind === 'card') return cardTurning(beat.entry, { words: this.moment.words, figures });
    return jadePanel(lastThoughts(this.moment.past ? this.moment.past.flatMap(({ journal }) => journal) : this.moment.told), {
      words: this.moment.words,
      figures,
      isOpen: this._why,
      toggle: () => (this._why = !this._why),
      point: (entry) => (this._thought = entry),
      decks: view.sides.find(({ cards }) => cards),
    });
  }

  #renderRosters(picture) {
    const spendable = new Set(this.#mine.map(dieOf).filter(Boolean));
    return rosters(picture.view, {
      scene: this.moment.scene,
      words: this.moment.words,
      figures: picture.figures,
      isActive: picture.isActive,
      isChosen: ({ side, figure, key }) => this.#hands.spot === figureSpot(side, figure) || this.#hand.figure?.key === key,
      canCarry: ({ key }) => this.#hand.movable.has(key),
      pick: (figure) => this.#pickFigure(figure),
      point: (figure) => this.#hands.point(figure),
      carry: this.#hands.carry,
      dice: { spendable, die: this.#hands.die, take: (die) => this.#hands.takeDie(die) },
    });
  }

  #renderOrders(picture) {
    const { spots, orders, figure, isDeploying } = this.#hand;
    const { spot, carried, die, again } = this.#hands;
    const elsewhere = () => orders.filter((order) => ![...spots.values()].flat().includes(order) && order.move.kind !== 'deploy');
    return orderPanel({
      ...picture,
      moves: spot ? (spots.get(spot) ?? []) : elsewhere(),
      waiting: isDeploying ? figure : null,
      isMine: this.#mine.length > 0,
      isLifted: carried !== null,
      at: this.#viewport.shareOf(this.#pointOf(spot, picture)),
      die,
      again,
      turn: (i) => this.#hands.turnDie(i),
      choose: (order) => this.#play(order),
      point: (order) => this.pointAt(order),
      close: () => this.#hands.letGo(),
    });
  }

  #pointOf(spot, { places }) {
    const figure = figureOf(spot);
    return figure ? (places.get(figure.key) ?? null) : spot ? middleOf(spot.split(' ')[1]) : null;
  }

  #play(order) {
    this.#returnsFocus = this.renderRoot.querySelector('.orders')?.contains(this.shadowRoot.activeElement) ?? this.#returnsFocus;
    this.#hands.letGo();
    this.#meant = order.then ? { next: order.then, figure: order.move.figure, since: this.moment.view } : null;
    this.choose(this.moment.moves.find(({ text }) => text === order.text));
  }

  // The second move of a gesture, if it is offered still; otherwise nothing more is done.
  #goOn({ next, figure }) {
    this.#meant = null;
    const { decision, activation } = this.moment.view;
    if (decision?.kind !== 'act' || activation?.figure !== figure) return;
    const moves = following(next, this.moment.moves);
    if (moves.length === 1) this.choose(moves[0]);
    else if (moves.length) this.#hands.ask(this.#spotOf(moves[0]));
  }

  #spotOf({ text }) {
    return [...this.#hand.spots].find(([, orders]) => orders.some((order) => order.text === text))?.[0] ?? null;
  }

  #cursorInWords({ spots, figures }) {
    const spot = spots.find(({ id }) => id === this.#hands.cursor);
    if (!spot) return '';
    const name = spot.kind === 'cube' ? spot.cube : figures.find(({ key }) => key === spot.key)?.name;
    return `${name}${say('colon')} ${this.#hands.ordersAt(spot.id).map(({ words }) => words).join(', ')}`;
  }

  // A tap on the board while something is told skips it.
  #tapped = () => this.askToSkip();

  #pickFigure(figure) {
    this.#hands.pick(figure);
    if (figure.cube && this.#isSmall) this.#show(figure.cube);
  }

  // The lists of a phone are below the board.
  #show(cube) {
    this.renderRoot.querySelector('.map-frame').scrollIntoView({ block: 'nearest' });
    this.#viewport.lookAt([awayFromEdge(cube)], CLOSE_UP);
  }

  // Whatever is in hand, or asked, is let go of; who types is on the field again.
  #escaped = ({ key, target }) => {
    if (key !== 'Escape') return;
    if (target.closest('.orders')) this.#field?.focus();
    this.#hands.letGo();
  };

  get #field() {
    return /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('svg.field'));
  }

  #pressed(event, picture) {
    if (event.key === 'Enter' && this.#hands.cursor) this.#open(event);
    const next = nextSpot(event.key, this.#hands.cursor, picture);
    if (!next) return;
    event.preventDefault();
    this.#hands.goTo(next);
    const place = picture.spots.find(({ id }) => id === next);
    if (this.#isSmall && place?.cube) this.#show(place.cube);
  }

  async #open(event) {
    event.preventDefault();
    this.#returnsFocus = true;
    const { cursor } = this.#hands;
    if (this.#hands.spot !== cursor) this.#hands.tap(cursor);
    await this.updateComplete;
    const order = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.orders button[data-move]'));
    if (order) order.focus();
    else if (this.#mine.length) this.#wonder(cursor);
  }

  // What the cursor is on, when nothing can be done there.
  #wonder(cursor) {
    const thing = [...this.renderRoot.querySelectorAll('[data-spot]')].find((spot) => spot.getAttribute('data-spot') === cursor)
      ?.getAttribute('data-thing');
    if (thing) askWhy(this, [thing]);
  }
}

customElements.define('deadzone-board', DeadzoneBoard);
