import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { Drag } from '../drag.js';
import { cardsOf, factsOf, factsStyle, mapOf } from './facts.js';
import { Grasp } from './grasp.js';
import { nameOfItem } from './labels.js';
import { emblemOf, emblemPicture } from './looks.js';
import { draw, piecesStyle } from './pieces.js';
import { areSmall, hasItems, isItem, pathsIn, rowsOf } from './rows.js';
import { fieldsOf, labelOf, seatNumber } from './things.js';
import style from './generic-board.css' with { type: 'css' };

/** So many moves are offered in words beside the places where a thing can go. */
const FEW = 6;
/** On a phone the choices cover so much of the lower edge. */
const COVERED = 76;
/** So long a sentence about what others did stays before the next one, in milliseconds. */
const SENTENCE = 600;

/**
 * A board for any game that has none of its own: the things on the table, and what is before each seat, can be pointed at and carried;
 * of views without such things it tells the facts.
 */
class GenericBoard extends Board {
  static properties = { _taken: { state: true }, _offered: { state: true }, _isPlaced: { state: true } };

  static styles = [shared, factsStyle, style, piecesStyle];

  #grasp = new Grasp({ moves: [], outlook: null });
  #drag = new Drag({
    take: (things) => this.#take(things),
    put: (elements) => this.#putOnto(elements),
    drop: () => this.#release(),
  });

  constructor() {
    super();
    /** @type {string | null} the names of the thing that is held */
    this._taken = null;
    /** @type {import('../presentation.js').Move[]} what can be done with it, where that is not seen */
    this._offered = [];
    /** Whether it waits for the place where it goes. */
    this._isPlaced = false;
  }

  /** @param {Map<PropertyKey, any>} changed */
  willUpdate(changed) {
    if (this.isNew(changed, 'view') && changed.get('moment')?.view) this.story.tell(this.#beats(), () => {});
    if (!['view', 'moves', 'outlook'].some((part) => this.isNew(changed, /** @type {any} */ (part)))) return;
    this.#grasp = new Grasp(this.moment);
    this.#release();
  }

  /** The new position is there at once, and what others did to come to it is read beside it; what I did myself I know. */
  #beats() {
    return this.moment.journal.flatMap(({ seat, detail, heading }, i) =>
      detail || heading || seat === this.moment.seat ? [] : [{ upTo: i + 1, play: (wait) => wait(SENTENCE) }]);
  }

  render() {
    const { view } = this.moment;
    if (!view) return nothing;
    const rows = hasItems(view) ? rowsOf(view) : [];
    // A grid needs all the height there is.
    this.toggleAttribute('grid', rows.some(({ value }) => value?.is === 'grid'));
    return rows.length ? this.#renderTable(rows) : html`${mapOf(this.#teller)}${cardsOf(fieldsOf(view), this.#teller)}`;
  }

  #seatName = (seat) => this.moment.seats[seat]?.name ?? seatNumber(seat);

  get #teller() {
    return { moment: this.moment, seats: this.#seatName, mark: this.#mark };
  }

  /** What the move that is pointed at is about, as the game foretells it. */
  get #touches() {
    const { outlook, preview } = this.moment;
    const known = preview && outlook?.moves[preview.text];
    return known ? [...known.touches, ...known.odds.flatMap(({ shares }) => shares.flatMap(({ touches }) => touches))] : [];
  }

  /** @param {string} things */
  #mark = (things) => (things.split(' ').some((one) => this.#touches.includes(one)) ? 'touched' : '');

  // Others are further away than the table, and what is mine lies nearest.
  #renderTable(rows) {
    const seats = [...new Set(rows.flatMap(({ seat }) => (seat === null ? [] : [seat])))].sort((one, other) => one - other);
    const others = seats.filter((seat) => seat !== this.moment.seat);
    const common = rows.filter(({ seat }) => seat === null);
    return html`${others.length
        ? html`<div class="others">${others.map((seat) => this.#renderSeat(seat, rows))}</div>`
        : nothing}
      ${common.length ? html`<section class="common" aria-label=${say('generic.table')}>${this.#renderRows(common)}</section>` : nothing}
      ${this.#renderHeld()}
      ${others.length < seats.length ? this.#renderSeat(this.moment.seat, rows) : nothing}`;
  }

  #renderSeat(seat, rows) {
    const isMine = seat === this.moment.seat;
    const isToMove = seat === this.moment.toMove;
    return html`<section class="seat ${isMine ? 'mine' : ''} ${isToMove ? 'to-move' : ''}" aria-label=${this.#seatName(seat)}>
      <h2>${emblemPicture(emblemOf(seat))}<span class="name">${this.#seatName(seat)}</span>
        ${isMine ? html`<span class="soft">(${say('seat.you')})</span>` : nothing}
        ${isToMove ? html`<span class="turn">${say('seat.turn')}</span>` : nothing}</h2>
      ${this.#renderRows(rows.filter((row) => row.seat === seat))}
    </section>`;
  }

  #renderRows(rows) {
    const plain = rows.filter((row) => !isItem(row.value) && !areSmall(row.value) && !this.#isSaidAbove(row));
    const drawn = rows.filter(({ value }) => isItem(value) || areSmall(value));
    return html`${drawn.length ? html`<div class="rows">${drawn.map((row) => this.#renderRow(row))}</div>` : nothing}
      ${plain.length ? this.#renderPlain(plain) : nothing}`;
  }

  /** Whose turn it is, and who is looking, stands at that seat already; when all is over, it is nobody's turn. */
  #isSaidAbove({ field, value }) {
    const { seat: mine, toMove } = this.moment;
    const seat = value?.is === 'participant' ? value.seat : value;
    if (field === 'you') return seat === mine;
    // A number named `turn` counts turns.
    const tellsTurn = field === 'toMove' || (field === 'turn' && typeof value !== 'number');
    return tellsTurn && (toMove === null || seat === toMove);
  }

  #renderPlain(rows) {
    const isSmall = rows.every(({ value }) => value === null || typeof value !== 'object' || 'is' in value);
    return isSmall ? factsOf(rows, this.#teller) : cardsOf(rows, this.#teller);
  }

  #renderRow({ thing, field, value }) {
    const { words } = this.moment;
    if (areSmall(value)) {
      // What is about all of them at once is about each.
      const paths = pathsIn(thing, value).map((path) => `${path} ${thing}`);
      return html`<div class="row" role="group" aria-label=${labelOf(field, words)}>
        <h3>${labelOf(field, words)}</h3>
        <div class="hand">${value.map((one, i) => draw(one, paths[i], this.#drawer))}</div>
      </div>`;
    }
    const isNamed = ['hand', 'pile', 'track'].includes(value.is);
    return html`<div class="row of-${value.is}" role="group" aria-label=${nameOfItem(value, words)}>
      ${isNamed ? html`<h3>${nameOfItem(value, words)}</h3>` : nothing}${draw(value, thing, this.#drawer)}
    </div>`;
  }

  /** @type {import('./pieces.js').Drawer} */
  get #drawer() {
    return {
      words: this.moment.words,
      seats: this.#seatName,
      thing: this.#renderThing,
    };
  }

  #renderThing = (things, label, content, classes, name = label) => {
    const isTaken = this._taken === things;
    const isTarget = this._taken !== null && this.#grasp.between(this._taken, things).length > 0;
    const takes = this._taken === null && this.#grasp.takes(things);
    const marks = ['thing', classes, this.#mark(things), takes && 'takes', isTaken && 'taken', isTarget && 'target']
      .filter(Boolean).join(' ');
    if (this.#grasp.of(things).length === 0) {
      return html`<div class=${marks} role="img" aria-label=${label} data-thing=${things}>${content}</div>`;
    }
    const canCarry = this.#grasp.canCarry(things);
    return html`<button class="${marks} may ${canCarry ? 'carries' : ''}" aria-label=${label} data-thing=${things} data-name=${name}
        aria-pressed=${canCarry ? isTaken : nothing} @click=${(event) => this.#click(event, things)} @keydown=${this.#key}
        @pointerdown=${(event) => canCarry && this.#drag.down(event, things)} @pointermove=${(event) => this.#drag.move(event)}
        @pointerup=${(event) => this.#drag.up(event)} @pointercancel=${() => this.#drag.cancel()}
        @pointerenter=${() => this.#foreshadow(things)} @pointerleave=${() => this.pointAt(null)}
        @focus=${() => this.#foreshadow(things)} @blur=${() => this.pointAt(null)}>${content}</button>`;
  };

  /** The moves that a click on this thing may mean now. */
  #meant(things) {
    const onto = this._taken === null ? [] : this.#grasp.between(this._taken, things);
    return onto.length ? onto : this.#grasp.of(things);
  }

  #foreshadow(things) {
    const meant = this.#meant(things);
    this.pointAt(meant.length === 1 ? meant[0] : null);
  }

  #click(event, things) {
    const meant = this.#meant(things);
    // Whoever takes a thing has chosen nothing yet, and does not wonder why.
    event.stopPropagation();
    if (this.#drag.endsClick()) return;
    if (this._taken === things) this.#release();
    else if (meant.length === 1) this.#play(meant[0]);
    else this.#take(things, meant);
  }

  #key = (event) => {
    if (event.key === 'Escape' && this._taken !== null) this.#release();
  };

  #play(move) {
    this.#release();
    this.choose(move);
  }

  // What it can be put on lights up. Where not all of that is on the screen, or a place may mean several moves, words offer them.
  #take(things, moves = this.#grasp.of(things)) {
    this._isPlaced = this.#grasp.canCarry(things) && this._taken === null;
    this._taken = things;
    this._offered = this._isPlaced && (moves.length > FEW || this.#isSeenWhereItGoes(things)) ? [] : moves;
  }

  #isSeenWhereItGoes(things) {
    const places = [...this.renderRoot.querySelectorAll('[data-thing]')]
      .filter((one) => this.#grasp.between(things, one.getAttribute('data-thing')).length > 0);
    return places.every((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight - COVERED;
    });
  }

  #release() {
    this._taken = null;
    this._offered = [];
  }

  #putOnto(elements) {
    const taken = this._taken;
    const things = elements.flatMap((one) => one.closest('[data-thing]') ?? []).map((one) => one.getAttribute('data-thing'));
    const direct = things.map((one) => this.#grasp.between(taken, one)).find((moves) => moves.length > 0);
    const found = direct ?? this.#within(taken, elements);
    if (found.length === 1) this.#play(found[0]);
    else if (found.length > 1) this.#take(taken, found);
    else this.#release();
  }

  /** What a thing that is put down before a seat, or anywhere on the table, can be meant for there. */
  #within(taken, elements) {
    const area = elements.map((one) => one.closest('section')).find((one) => one !== null);
    const things = [...(area?.querySelectorAll('[data-thing]') ?? [])].map((one) => one.getAttribute('data-thing'));
    return [...new Set(things.flatMap((one) => this.#grasp.between(taken, one)))];
  }

  #renderHeld() {
    if (this.#grasp.known.length === 0) return nothing;
    if (this._taken === null) return html`<p class="held soft small">${say('generic.hint')}</p>`;
    const element = this.renderRoot.querySelector(`[data-thing="${this._taken}"]`);
    const name = (element?.getAttribute('data-name') ?? '').split(say('colon'))[0];
    return html`<div class="held ${this._offered.length ? 'offering' : ''}" role="group" aria-label=${name}>
      <p role="status">${say(this._isPlaced ? 'generic.where' : 'generic.which', { name })}</p>
      ${this._offered.map((move) => html`<button @click=${() => this.#play(move)}>${move.words}</button>`)}
      <button @click=${() => this.#release()}>${say('generic.put-back')}</button>
    </div>`;
  }
}

customElements.define('generic-board', GenericBoard);
