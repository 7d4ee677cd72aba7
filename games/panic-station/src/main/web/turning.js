import { Drag } from '../drag.js';
import { middleOf } from './plan.js';
import { placement } from './targets.js';

/** @import { Ghost } from './targets.js' */

/** Which way the next room would lie in each cell where it fits, and a finger that turns it there. */
export class Turning {
  /** @type {Record<string, number>} which of its ways a cell shows */
  #shown = {};
  /** @type {{ghost: Ghost, from: number, by: number} | null} */
  #turned = null;
  drag = new Drag({
    take: () => {},
    carry: (event) => this.#follow(event),
    put: () => this.#settle(),
    drop: () => this.#settle(),
  });

  /**
   * @param {import('../board.js').Board<import('./types').Game>} map
   * @param {(event: {clientX: number, clientY: number}) => import('./plan.js').Point} placeOf
   */
  constructor(map, placeOf) {
    this.map = map;
    this.placeOf = placeOf;
  }

  /** Another room is laid, or none. */
  forget() {
    this.#shown = {};
    this.#turned = null;
    this.drag.cancel();
  }

  /** @param {Ghost} ghost @returns {boolean} */
  isPointed(ghost) {
    const pointed = placement(this.map.moment.preview);
    return pointed !== null && cellOf(pointed) === cellOf(ghost);
  }

  /** @param {Ghost} ghost which of its ways is drawn */
  indexOf(ghost) {
    const { rotation } = (this.isPointed(ghost) && placement(this.map.moment.preview)) || {};
    const pointed = ghost.moves.findIndex((one) => one.rotation === rotation);
    return pointed < 0 ? (this.#shown[cellOf(ghost)] ?? 0) % ghost.moves.length : pointed;
  }

  /** @param {Ghost} ghost how far a finger has turned it, in degrees */
  byOf(ghost) {
    return this.#turned?.ghost && cellOf(this.#turned.ghost) === cellOf(ghost) ? this.#turned.by : 0;
  }

  /** @param {Ghost} ghost @param {number} [index] the next one, without it */
  turn(ghost, index = this.indexOf(ghost) + 1) {
    this.#shown[cellOf(ghost)] = index % ghost.moves.length;
    this.map.pointAt(ghost.moves[index % ghost.moves.length].move);
    this.map.requestUpdate();
  }

  /** @param {PointerEvent} event @param {Ghost} ghost */
  grasp(event, ghost) {
    event.stopPropagation();
    this.#turned = { ghost, from: this.#angle(event, ghost), by: 0 };
    this.drag.down(event, cellOf(ghost));
  }

  #angle(event, ghost) {
    const { x, y } = this.placeOf(event);
    const middle = middleOf(ghost);
    return (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
  }

  #follow(event) {
    const { ghost, from } = this.#turned;
    this.#turned = { ghost, from, by: this.#angle(event, ghost) - from };
    this.map.requestUpdate();
  }

  // It comes to rest in the nearest way in which it fits.
  #settle() {
    const { ghost, by } = this.#turned;
    const wanted = ghost.moves[this.indexOf(ghost)].rotation + by;
    const away = ({ rotation }) => Math.abs(((((rotation - wanted) % 360) + 540) % 360) - 180);
    const nearest = ghost.moves.reduce((best, one, i) => (away(one) < away(ghost.moves[best]) ? i : best), 0);
    this.#turned = null;
    this.turn(ghost, nearest);
  }
}

/** @param {{x: number, y: number}} cell */
export const cellOf = ({ x, y }) => `${x},${y}`;
