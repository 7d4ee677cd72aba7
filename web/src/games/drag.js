/** A finger that has gone so far drags; one that has not taps. */
const DRAG = 8;

/**
 * Carries a thing over the board with the pointer.
 *
 * @typedef {object} Hands what a board does about it
 * @property {(things: string) => void} take the thing is on its way
 * @property {(event: PointerEvent, below: Element[]) => void} [carry] it has come there, over these; without it the drawing of the thing
 *   itself is moved
 * @property {(elements: Element[]) => void} put it was let go over these, the uppermost first
 * @property {() => void} drop it was let go somewhere else
 */
export class Drag {
  /** @type {{element: HTMLElement, moved: HTMLElement, things: string, x: number, y: number, isOn: boolean} | null} */
  #carried = null;
  /** Whether the click that follows only ends a drag. */
  #endsClick = false;

  /**
   * @param {Hands} hands
   * @param {(element: Element) => Node} [root] among whose elements a place is looked for: else those that are drawn with the thing
   */
  constructor(hands, root = (element) => element.getRootNode()) {
    this.hands = hands;
    this.root = root;
  }

  /** @param {PointerEvent} event @param {string} things */
  down(event, things) {
    this.#endsClick = false;
    if (event.button !== 0) return;
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    // Of a cell, only what stands there.
    const moved = /** @type {HTMLElement} */ (element.querySelector('.standing') ?? element);
    this.#carried = { element, moved, things, x: event.clientX, y: event.clientY, isOn: false };
    element.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const carried = this.#carried;
    if (!carried) return;
    const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
    if (!carried.isOn && Math.hypot(dx, dy) < DRAG) return;
    if (!carried.isOn) {
      carried.isOn = true;
      carried.element.dataset.carried = '';
      this.hands.take(carried.things);
    }
    if (this.hands.carry) this.hands.carry(event, this.#below(event, carried.element));
    else carried.moved.style.translate = `${dx}px ${dy}px`;
  }

  /** @param {PointerEvent} event */
  up(event) {
    const carried = this.#carried;
    this.cancel();
    if (!carried?.isOn) return;
    this.#endsClick = true;
    const below = this.#below(event, carried.element);
    if (below.length) this.hands.put(below);
    else this.hands.drop();
  }

  #below({ clientX, clientY }, element) {
    const root = /** @type {ShadowRoot} */ (this.root(element));
    return root.elementsFromPoint(clientX, clientY).filter((one) => !element.contains(one));
  }

  cancel() {
    if (!this.#carried) return;
    delete this.#carried.element.dataset.carried;
    this.#carried.moved.style.translate = '';
    this.#carried = null;
  }

  /** Whether the click that is heard now belongs to a drag. */
  endsClick() {
    const ends = this.#endsClick;
    this.#endsClick = false;
    return ends;
  }
}
