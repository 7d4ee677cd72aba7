import { get } from '../shell/api.js';

const PAUSE = 2000;
const LONGEST_PAUSE = 15000;

/**
 * Follows a tournament while it is played: asks again and again, less often when nothing is new or the server is away, and not at all
 * while nobody looks.
 */
export class Live {
  #timer = 0;
  #isClosed = false;
  #pause = PAUSE;
  #have = -1;

  /**
   * @param {string} name
   * @param {(answer: any) => void} changed
   * @param {(trouble: any) => void} failed only when nothing has come yet
   */
  constructor(name, changed, failed) {
    this.name = name;
    this.changed = changed;
    this.failed = failed;
    document.addEventListener('visibilitychange', this.#seen);
    this.#ask();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  #seen = () => {
    if (document.visibilityState === 'visible') this.#wait(0);
  };

  #wait(pause) {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => this.#ask(), pause);
  }

  async #ask() {
    if (document.visibilityState === 'hidden' && this.#have >= 0) return;
    try {
      const answer = await get(`/tournaments/${this.name}${this.#have < 0 ? '' : `?have=${this.#have}`}`);
      if (this.#isClosed) return;
      this.#pause = answer.changed ? PAUSE : Math.min(LONGEST_PAUSE, this.#pause * 1.3);
      if (answer.changed) {
        this.#have = answer.matches;
        this.changed(answer);
      }
      if (answer.over) return;
    } catch (trouble) {
      if (this.#isClosed) return;
      if (this.#have < 0) return this.failed(trouble);
      this.#pause = LONGEST_PAUSE;
    }
    this.#wait(this.#pause);
  }
}
