/** @import { View } from './types' */

/** How long a position stays before the next one, by how many wait behind it: whoever watches fast programs is not left behind. */
const PACES = [
  { upTo: 20, milliseconds: 240 },
  { upTo: 90, milliseconds: 120 },
  { upTo: Infinity, milliseconds: 45 },
];

/** Programs can be faster than eyes: what is farther behind is left out. */
const FARTHEST_BEHIND = 120;

/** Entries that something is seen of. */
const SEEN = new Set(['moved', 'slid', 'pushed', 'slide-held', 'push-held', 'captured', 'alien-arrived']);

/** Shows positions one after the other, each as long as it takes to see what happened. */
export class Telling {
  #waiting = [];
  #timer = 0;

  /**
   * @param {(view: any, journal: any[]) => void} show
   * @param {(busy: boolean) => void} announce
   */
  constructor(show, announce) {
    this.show = show;
    this.announce = announce;
  }

  get isBusy() {
    return this.#timer !== 0;
  }

  /**
   * @param {View} view
   * @param {any[]} journal what led to it; nothing means: show it at once
   */
  hear(view, journal) {
    if (journal.length === 0) {
      this.#waiting = [];
      this.#rest();
      this.show(view, []);
      return;
    }
    this.#waiting.push({ view, journal });
    if (!this.isBusy) {
      this.announce(true);
      this.#next();
    }
  }

  /** Shows the last position at once. */
  skip() {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#rest();
    waiting.forEach(({ view, journal }) => this.show(view, journal));
  }

  #next() {
    const late = this.#waiting.splice(0, Math.max(1, this.#waiting.length - FARTHEST_BEHIND));
    late.forEach(({ view, journal }) => this.show(view, journal));
    const { journal } = late.at(-1);
    const { milliseconds } = PACES.find(({ upTo }) => this.#waiting.length <= upTo);
    this.#timer = setTimeout(
      () => (this.#waiting.length ? this.#next() : this.#rest()),
      journal.some(({ key }) => SEEN.has(key)) ? milliseconds : 0,
    );
  }

  #rest() {
    if (!this.isBusy) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.announce(false);
  }
}
