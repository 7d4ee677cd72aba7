import { Carry } from '../carry.js';
import { figureSpot } from './orders.js';
import { figureOf } from './picture.js';

/** Orders by which a figure goes where it is put. */
const WALKS = new Set(['deploy', 'move', 'sprint', 'free-move', 'activate']);

/**
 * What somebody points at and holds on the board, with a mouse, a finger or keys. A figure goes where it is put; where there is more than
 * one thing to do, one is asked.
 *
 * @import { InHand, Order } from './in-hand.js'
 *
 * @typedef {object} Table what the hands know of the board
 * @property {HTMLElement} element
 * @property {import('../viewport.js').Viewport} viewport
 * @property {() => boolean} isBusy
 * @property {() => InHand} hand
 * @property {(order: Order) => void} play
 * @property {(order: Order | null) => void} pointAt
 * @property {() => void} changed
 */
export class Hands {
  /** @type {string | null} where something can be done, and what is asked */
  spot = null;
  /** @type {string | null} where the arrow keys, the mouse or what is carried are */
  cursor = null;
  /** Whether the cursor is where the pointer is, so that something may be told there. */
  isPointing = false;
  /** @type {string | null} the figure that is pointed at */
  pointed = null;
  /** @type {string | null} the figure in hand, to be deployed or activated */
  taken = null;
  /** @type {string | null} the figure that follows the pointer */
  carried = null;
  /** @type {string | null} the command die in hand */
  die = null;
  /** @type {number[]} the places of the command dice that are to be rolled again */
  again = [];

  carry = new Carry({
    take: (key) => this.#change({ spot: null, taken: key, carried: key }),
    over: (elements, event) => this.#carryOver(elements, event),
    put: (elements) => this.#put(this.#targetAmong(elements)),
    drop: () => this.#change({ carried: null, cursor: null }),
  });

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** Everything is put down. */
  letGo() {
    this.carry.cancel();
    this.#change({ spot: null, isPointing: false, die: null });
  }

  /** Another position: nothing that was pointed at counts. */
  begin() {
    this.letGo();
    this.#change({ cursor: null, pointed: null, again: [] });
  }

  ordersAt(spot) {
    return this.table.hand()?.spots.get(spot ?? '') ?? [];
  }

  down = (event) => {
    const key = event.target.closest?.('.can-carry')?.dataset.figure;
    if (key && !this.table.isBusy()) this.carry.down(event, key);
    else this.table.viewport.down(event);
  };

  move = (event) => {
    if (this.carry.isHeld) return this.carry.move(event);
    this.table.viewport.move(event);
    if (event.pointerType !== 'touch' && !event.buttons) this.#hover(event);
  };

  // Before the click that follows is heard, it is known where it was let go.
  up = (event) => {
    this.carry.up(event);
    this.table.viewport.up(event);
  };

  cancel = (event) => {
    this.carry.lose();
    this.table.viewport.up(event);
  };

  leave = () => {
    if (this.carry.isHeld) return;
    this.#change({ pointed: null, isPointing: false, cursor: this.#isTyping ? this.cursor : null });
    this.table.pointAt(null);
  };

  click = (event) => {
    if (this.carry.endsClick() || this.table.viewport.dragged || this.table.isBusy()) return;
    const figure = event.target.closest?.('[data-figure]')?.dataset.figure;
    this.tap(this.#spotAt(event) ?? (figure ? `figure ${figure}` : null));
  };

  // A figure is taken in hand, a place is looked at; tapped again, it is gone to.
  tap(spot) {
    const hand = this.table.hand();
    if (hand.isDeploying && this.ordersAt(spot).length) return this.#put(spot);
    if (spot && spot === this.spot && spot.startsWith('cube')) return this.#put(spot);
    const figure = figureOf(spot);
    const taken = figure && hand.isCalling && hand.movable.has(figure.key) ? figure.key : this.taken;
    this.#change({ taken, isPointing: false, spot: spot === this.spot ? null : spot, cursor: spot ?? this.cursor });
  }

  /** A member of a list beside the board. */
  pick(figure) {
    if (this.carry.endsClick()) return;
    if (figure.cube) this.tap(figureSpot(figure.side, figure.figure));
    else this.#change({ taken: figure.key });
  }

  point(figure) {
    this.#change({ pointed: figure?.figure ?? null });
  }

  goTo(spot) {
    this.#change({ cursor: spot, isPointing: false });
  }

  ask(spot) {
    this.#change({ spot });
  }

  takeDie(die) {
    this.#change({ spot: null, die: die === this.die ? null : die });
  }

  turnDie(i) {
    this.#change({ again: this.again.includes(i) ? this.again.filter((one) => one !== i) : [...this.again, i] });
  }

  get #isTyping() {
    return Boolean(this.table.element.shadowRoot?.querySelector('svg.field:focus-visible'));
  }

  #change(state) {
    Object.assign(this, state);
    this.table.changed();
  }

  // Behind a figure for which nothing can be done there may be a cube to which one can go.
  #spotAt({ target, clientX, clientY }) {
    const root = /** @type {ShadowRoot} */ (this.table.element.shadowRoot);
    return spotOn(target) ?? root.elementsFromPoint(clientX, clientY).map(spotOn).find(Boolean) ?? null;
  }

  /** Where what is carried would be put: never on one who could be taken instead of it. */
  #targetAmong(elements) {
    const { movable } = this.table.hand();
    return elements.map(spotOn).find((spot) => spot && !movable.has(figureOf(spot)?.key)) ?? null;
  }

  // Of somebody who cannot be shot, the reason is told beside the pointer.
  #hover(event) {
    this.#follow(event);
    const spot = this.#spotAt(event);
    const key = event.target.closest?.('[data-figure]')?.dataset.figure;
    const cursor = spot ?? (key ? `figure ${key}` : null);
    const pointed = key?.split('/')[1] ?? null;
    if (cursor !== this.cursor || pointed !== this.pointed) this.#change({ cursor, pointed, isPointing: true });
    this.table.pointAt(this.ordersAt(spot)[0] ?? null);
  }

  #carryOver(elements, event) {
    this.#follow(event);
    const cursor = this.#targetAmong(elements);
    if (cursor === this.cursor) return;
    this.#change({ cursor, pointed: figureOf(cursor)?.figure ?? null, isPointing: true });
    this.table.pointAt(this.ordersAt(cursor)[0] ?? null);
  }

  #follow({ clientX, clientY }) {
    const { element } = this.table;
    element.style.setProperty('--pointer-x', `${clientX}px`);
    element.style.setProperty('--pointer-y', `${clientY}px`);
    element.toggleAttribute('data-right', clientX > innerWidth * 0.6);
  }

  #put(spot) {
    this.table.pointAt(null);
    const orders = this.ordersAt(spot);
    const walk = spot?.startsWith('cube') && orders.find(({ move }) => WALKS.has(move.kind));
    if (walk || orders.length === 1) this.table.play(walk || orders[0]);
    else this.#change({ spot: orders.length ? spot : null });
  }
}

/** @param {any} element @returns {string | null} */
function spotOn(element) {
  return element.closest?.('[data-spot]')?.dataset.spot ?? null;
}
