import { CELL, FIELD, middle } from './geometry.js';

const EDGE = 8;
/** What is surely seen of the height, and how much should be around what is looked at. */
const SEEN = 0.66;
const ROOM = 5 * CELL;
const NEAREST = 5;
const STEP = 1.6;
/** A finger that has gone so far drags; one that has not taps. */
const DRAG = 8;

/** The part of the ice that is shown: it can be dragged and pinched. */
export class Viewport {
  zoom = 1;
  /** Room for numbers above and at the left. */
  margin = 0;
  /** The share of the height that something may lie over: so far one can drag beyond the lower edge. */
  covered = 0;
  #x = 0;
  #y = 0;
  /** @type {Map<number, {x: number, y: number}>} fingers on the glass */
  #fingers = new Map();
  #gone = 0;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  get box() {
    return `${this.#x} ${this.#y} ${this.size} ${this.size}`;
  }

  get size() {
    return this.#whole / this.zoom;
  }

  get #whole() {
    return FIELD + this.margin + 2 * EDGE;
  }

  get isWhole() {
    return this.zoom === 1;
  }

  /** Whether the last touch was a drag and no tap. */
  get dragged() {
    return this.#gone > DRAG;
  }

  /** @param {number} margin */
  frame(margin) {
    this.margin = margin;
    this.#place(this.#x, this.#y);
  }

  nearer() {
    this.#zoomTo(this.zoom * STEP, this.#x + this.size / 2, this.#y + this.size / 2);
  }

  farther() {
    this.#zoomTo(this.zoom / STEP, this.#x + this.size / 2, this.#y + this.size / 2);
  }

  whole() {
    this.covered = 0;
    this.#zoomTo(1, 0, 0);
  }

  /**
   * Shows these cells, a little above the middle: on a phone the sheet of choices covers what is below.
   *
   * @param {import('./geometry.js').Position[]} cells
   * @param {number} zoom at most
   */
  lookAt(cells, zoom) {
    const [xs, ys] = [cells.map((cell) => middle(cell).x), cells.map((cell) => middle(cell).y)];
    const wide = Math.max(Math.max(...xs) - Math.min(...xs), (Math.max(...ys) - Math.min(...ys)) / SEEN) + ROOM;
    this.zoom = Math.max(1, Math.min(zoom, this.#whole / wide));
    this.covered = 1 - SEEN;
    this.#place((Math.min(...xs) + Math.max(...xs) - this.size) / 2, (Math.min(...ys) + Math.max(...ys) - this.size * SEEN) / 2);
  }

  /**
   * @param {MouseEvent} event
   * @returns {{x: number, y: number}} where it is on the ice
   */
  at(event) {
    const frame = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    return {
      x: this.#x + ((event.clientX - frame.left) / frame.width) * this.size,
      y: this.#y + ((event.clientY - frame.top) / frame.height) * this.size,
    };
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.#fingers.size === 0) this.#gone = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#gone += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    const frame = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const unit = this.size / frame.width;
    if (other) this.#pinch(before, now, other, frame, unit);
    else if (!this.isWhole) this.#place(this.#x - (now.x - before.x) * unit, this.#y - (now.y - before.y) * unit);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.#fingers.delete(event.pointerId);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = this.at(event);
    this.#zoomTo(this.zoom * Math.exp(-event.deltaY / 200), x, y);
  }

  #pinch(before, now, other, frame, unit) {
    const spread = (finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
    const x = this.#x + ((now.x + other.x) / 2 - frame.left) * unit;
    const y = this.#y + ((now.y + other.y) / 2 - frame.top) * unit;
    this.#zoomTo((this.zoom * spread(now)) / Math.max(1, spread(before)), x, y);
  }

  // The point stays where it is on the screen.
  #zoomTo(zoom, x, y) {
    const before = this.size;
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    const share = this.size / before;
    this.#place(x - (x - this.#x) * share, y - (y - this.#y) * share);
  }

  #place(x, y) {
    const least = -this.margin - EDGE;
    const most = least + this.#whole - this.size;
    this.#x = Math.max(least, Math.min(most, x));
    this.#y = Math.max(least, Math.min(most + this.size * this.covered, y));
    this.changed();
  }
}
