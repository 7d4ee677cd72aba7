import { Pace } from '../games/pace.js';

const USUAL = 800;
/** Faster than this, pieces jump instead of travelling. */
const TRAVEL_UP_TO = 2;

/** The clock of a replay: calls `next` again and again, but never while the board still tells what happened. */
export class Player {
  isPlaying = false;
  speed = 1;
  /** The time of what boards tell: it stands still where the replay does. */
  pace = new Pace();
  #timer = 0;
  #isTelling = false;
  #isDue = false;

  /**
   * @param {() => boolean} next goes one step on; false at the end
   * @param {() => void} ended
   */
  constructor(next, ended) {
    this.next = next;
    this.ended = ended;
  }

  /** Whether pieces may travel at this speed. */
  get travels() {
    return this.speed <= TRAVEL_UP_TO;
  }

  play() {
    this.isPlaying = true;
    this.pace.isPaused = false;
    this.#tick();
  }

  pause() {
    this.isPlaying = false;
    this.pace.isPaused = this.#isTelling;
    clearTimeout(this.#timer);
  }

  /** @param {number} speed */
  hurry(speed) {
    this.speed = speed;
    this.pace.rate = speed;
    if (this.isPlaying) this.#wait();
  }

  /** @param {boolean} busy whether the board is telling what happened */
  tells(busy) {
    this.#isTelling = busy;
    if (!busy) this.pace.isPaused = false;
    if (!busy && this.#isDue) this.#tick();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), USUAL / this.speed);
  }

  #tick() {
    this.#isDue = this.isPlaying && this.#isTelling;
    if (!this.isPlaying || this.#isTelling) return;
    if (this.next()) return this.#wait();
    this.pause();
    this.ended();
  }
}
