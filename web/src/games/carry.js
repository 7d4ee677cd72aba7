/** A finger that has gone so far carries; one that has not taps. */
const FAR = 8;

/**
 * Carries something over a board with the pointer, from wherever it is taken: a piece of the picture, or a member of a list beside it. What
 * follows the pointer is the board's to draw.
 *
 * @typedef {object} Hands
 * @property {(thing: string) => void} take it is on its way
 * @property {(elements: Element[], event: PointerEvent) => void} over it is above these, the uppermost first
 * @property {(elements: Element[]) => void} put it was let go over these
 * @property {() => void} drop it is no longer carried, wherever it went
 */
export class Carry {
  /** @type {string | null} what is on its way */
  thing = null;
  /** @type {{thing: string, from: HTMLElement, x: number, y: number, id: number} | null} */
  #held = null;
  #endsClick = false;

  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
  }

  /** @param {PointerEvent} event @param {string} thing */
  down(event, thing) {
    this.#endsClick = false;
    if (event.button !== 0 || this.#held) return;
    const from = /** @type {HTMLElement} */ (event.currentTarget);
    this.#held = { thing, from, x: event.clientX, y: event.clientY, id: event.pointerId };
    from.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    if (!this.thing) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      this.thing = held.thing;
      this.hands.take(held.thing);
    }
    this.hands.over(under(held.from, event), event);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    const wasCarried = this.thing !== null;
    const below = under(held.from, event);
    this.cancel();
    if (wasCarried) this.hands.put(below);
  }

  /** It goes back to where it was taken. */
  cancel() {
    const wasCarried = this.thing !== null;
    this.#held = null;
    this.thing = null;
    if (!wasCarried) return;
    this.#endsClick = true;
    this.hands.drop();
  }

  /** The browser took the pointer away: no click follows. */
  lose() {
    this.cancel();
    this.#endsClick = false;
  }

  get isHeld() {
    return this.#held !== null;
  }

  /** Whether the click that is heard now belongs to a thing that was carried. */
  endsClick() {
    const ends = this.#endsClick;
    this.#endsClick = false;
    return ends;
  }
}

/** @param {HTMLElement} from @param {PointerEvent} event */
function under(from, event) {
  return /** @type {ShadowRoot} */ (from.getRootNode()).elementsFromPoint(event.clientX, event.clientY);
}
