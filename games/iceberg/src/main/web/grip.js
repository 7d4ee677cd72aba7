/** A finger that has gone so far drags; one that has not taps. */
const DRAG = 8;
/** So near the edge of the glass it moves on under the finger, by this share of what is seen. */
const EDGE = 26;
const SHARE = 0.03;
/** A finger that leaves the glass faster, in pixels a millisecond, has flicked. */
const FLICK = 1.1;

/**
 * Takes an agent in hand: from when a pointer goes down on it until it is let go. What else happens on the ice is the viewport's.
 *
 * @typedef {object} Hands
 * @property {(event: PointerEvent) => number | null} reach which agent of mine is there
 * @property {(event: PointerEvent, agent: number) => void} take it is on its way
 * @property {(event: PointerEvent, agent: number) => void} over it is carried there
 * @property {(agent: number, flicked: {x: number, y: number} | null) => void} put it was let go
 * @property {() => void} drop it shall stay where it is
 */
export class Grip {
  /** @type {{agent: number, id: number, x: number, y: number, last: PointerEvent, speed: {x: number, y: number}, isOn: boolean} | null} */
  #held = null;
  #endsClick = false;

  /**
   * @param {import('./viewport.js').IceViewport} viewport
   * @param {Hands} hands
   */
  constructor(viewport, hands) {
    this.viewport = viewport;
    this.hands = hands;
  }

  get isCarrying() {
    return this.#held?.isOn ?? false;
  }

  /** Whether the click that is heard now belongs to a drag. */
  endsClick() {
    const ends = this.#endsClick || this.viewport.dragged;
    this.#endsClick = false;
    return ends;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.#endsClick = false;
    // With a second finger both of them pinch.
    if (this.#held) {
      const { last } = this.#held;
      this.cancel();
      this.viewport.down(last);
    }
    const agent = event.button === 0 && event.isPrimary ? this.hands.reach(event) : null;
    if (agent === null) return this.viewport.down(event);
    const { clientX: x, clientY: y, pointerId: id } = event;
    this.#held = { agent, id, x, y, last: event, speed: { x: 0, y: 0 }, isOn: false };
    /** @type {Element} */ (event.currentTarget).setPointerCapture(id);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const held = this.#held;
    if (!held || held.id !== event.pointerId) return this.viewport.move(event);
    if (!held.isOn && Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG) return;
    const time = Math.max(1, event.timeStamp - held.last.timeStamp);
    held.speed = { x: (event.clientX - held.last.clientX) / time, y: (event.clientY - held.last.clientY) / time };
    held.last = event;
    if (!held.isOn) {
      held.isOn = true;
      this.hands.take(event, held.agent);
    }
    this.#panAtEdge(event);
    this.hands.over(event, held.agent);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const held = this.#held;
    if (!held || held.id !== event.pointerId) return this.viewport.up(event);
    this.#held = null;
    if (!held.isOn) return;
    this.#endsClick = true;
    const isFast = event.pointerType === 'touch' && Math.hypot(held.speed.x, held.speed.y) > FLICK;
    this.hands.put(held.agent, isFast ? held.speed : null);
  }

  cancel() {
    const wasOn = this.isCarrying;
    this.#held = null;
    this.#endsClick = wasOn;
    if (wasOn) this.hands.drop();
  }

  // A finger that carries an agent must not scroll the page.
  /** @type {EventListenerObject & {passive: boolean}} */
  touch = { passive: false, handleEvent: (event) => this.#held && event.cancelable && event.preventDefault() };

  #panAtEdge(event) {
    if (this.viewport.isWhole) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const towards = (at, size) => (at < EDGE ? -1 : at > size - EDGE ? 1 : 0);
    const step = this.viewport.width * SHARE;
    const [x, y] = [towards(event.clientX - left, width), towards(event.clientY - top, height)];
    if (x || y) this.viewport.pan(x * step, y * step);
  }
}
