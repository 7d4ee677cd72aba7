/** A board that never says that its story is over must not keep the end from anybody. */
const LONGEST_STORY = 45_000;

/**
 * Whether the end of a match may be told. Whoever saw the match go on is told when the board has shown what led to the end; whoever
 * comes when all is over is told at once.
 */
export class Ending {
  /** Whether the end has come and is not told yet. */
  isHeld = false;
  #isLive = false;
  #isTold = false;
  #timer = 0;

  /** @param {() => void} changed hears that the end may be told now */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * @param {import('../shell/types').ViewMessage | null} view the newest, or null
   * @param {import('../shell/types').Table} table which may know of the end a moment before the view does
   */
  look(view, table) {
    if (!view || this.isHeld || this.#isTold) return;
    if (!view.result && !table?.result) this.#isLive = true;
    else if (this.#isLive) this.#hold();
  }

  /** The board has shown everything, or nobody wants to wait for it. */
  tell() {
    clearTimeout(this.#timer);
    if (!this.isHeld) return;
    this.isHeld = false;
    this.#isTold = true;
    this.changed();
  }

  close() {
    clearTimeout(this.#timer);
  }

  #hold() {
    this.isHeld = true;
    this.#timer = setTimeout(() => this.tell(), LONGEST_STORY);
  }
}
