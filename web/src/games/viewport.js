const NEAREST = 5;
const STEP = 1.6;
/** A finger that has gone so far drags; one that has not taps. */
const DRAG = 8;

/** The part of a board that is shown: it can be dragged and pinched. At zoom 1 the whole world is seen. */
export class Viewport {
  zoom = 1;
  /** How near one can come. */
  nearest = NEAREST;
  /** The share of the height that something may lie over: so far one can drag beyond the lower edge. */
  covered = 0;
  #world = { left: 0, top: 0, width: 1, height: 1 };
  #aspect = 1;
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
    return `${this.#x} ${this.#y} ${this.width} ${this.height}`;
  }

  get width() {
    return this.wholeWidth / this.zoom;
  }

  get height() {
    return this.width / this.#aspect;
  }

  /** How wide the glass is in units of the world when everything is seen. */
  get wholeWidth() {
    return Math.max(this.#world.width, this.#world.height * this.#aspect);
  }

  get isWhole() {
    return this.zoom === 1;
  }

  /** Whether the last touch was a drag and no tap. */
  get dragged() {
    return this.#gone > DRAG;
  }

  /**
   * @param {{left: number, top: number, width: number, height: number}} world all that there is to see
   * @param {number} [aspect] of the glass, its width divided by its height
   */
  frame(world, aspect = this.#aspect) {
    this.#world = world;
    this.#aspect = aspect;
    this.zoom = Math.max(1, Math.min(this.nearest, this.zoom));
    this.#place(this.#x, this.#y);
  }

  nearer() {
    this.#zoomTo(this.zoom * STEP, this.#x + this.width / 2, this.#y + this.height / 2);
  }

  farther() {
    this.#zoomTo(this.zoom / STEP, this.#x + this.width / 2, this.#y + this.height / 2);
  }

  whole() {
    this.covered = 0;
    this.#zoomTo(1, 0, 0);
  }

  /**
   * @param {number} x how far to the east, in units of the world
   * @param {number} y how far to the south
   */
  pan(x, y) {
    this.#place(this.#x + x, this.#y + y);
  }

  /**
   * Shows these points and some room around them.
   *
   * @param {{x: number, y: number}[]} points
   * @param {{room: number, zoom: number, seen?: number}} how `zoom` at most; `seen` is the upper share of the glass that nothing covers
   */
  lookAt(points, { room, zoom, seen = 1 }) {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const high = ((Math.max(...ys) - Math.min(...ys)) / seen) * this.#aspect;
    const wide = Math.max(Math.max(...xs) - Math.min(...xs), high) + room;
    this.zoom = Math.max(1, Math.min(zoom, this.nearest, this.wholeWidth / wide));
    this.covered = 1 - seen;
    this.#place((Math.min(...xs) + Math.max(...xs) - this.width) / 2, (Math.min(...ys) + Math.max(...ys) - this.height * seen) / 2);
  }

  /**
   * @param {MouseEvent} event
   * @returns {{x: number, y: number}} where it is on the board
   */
  at(event) {
    const frame = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    return {
      x: this.#x + ((event.clientX - frame.left) / frame.width) * this.width,
      y: this.#y + ((event.clientY - frame.top) / frame.height) * this.height,
    };
  }

  /**
   * @param {{x: number, y: number} | null} point of the board
   * @returns {{x: number, y: number} | null} where it is on the glass, from 0 to 1 where it is seen
   */
  shareOf(point) {
    return point && { x: (point.x - this.#x) / this.width, y: (point.y - this.#y) / this.height };
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
    const unit = this.width / frame.width;
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
    this.zoomAt(event, this.zoom * Math.exp(-event.deltaY / 200));
  }

  /**
   * @param {MouseEvent} event what is under it stays there
   * @param {number} zoom
   */
  zoomAt(event, zoom) {
    const { x, y } = this.at(event);
    this.#zoomTo(zoom, x, y);
  }

  #pinch(before, now, other, frame, unit) {
    const spread = (finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
    const x = this.#x + ((now.x + other.x) / 2 - frame.left) * unit;
    const y = this.#y + ((now.y + other.y) / 2 - frame.top) * unit;
    this.#zoomTo((this.zoom * spread(now)) / Math.max(1, spread(before)), x, y);
  }

  // The point stays where it is on the screen.
  #zoomTo(zoom, x, y) {
    const before = this.width;
    this.zoom = Math.max(1, Math.min(this.nearest, zoom));
    const share = this.width / before;
    this.#place(x - (x - this.#x) * share, y - (y - this.#y) * share);
  }

  #place(x, y) {
    const { left, top, width, height } = this.#world;
    const [wide, high] = [this.wholeWidth, this.wholeWidth / this.#aspect];
    this.#x = within(x, left - (wide - width) / 2, wide - this.width);
    this.#y = within(y, top - (high - height) / 2, high - this.height + this.height * this.covered);
    this.changed();
  }
}

function within(value, least, span) {
  return Math.max(least, Math.min(least + span, value));
}
