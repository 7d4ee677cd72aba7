import { get } from '../shell/api.js';

const PAUSE = 2000;
const LONGEST_PAUSE = 15000;

/**
 * Follows what changes while it is looked at, such as a tournament that is played: asks again and again, less often when nothing is new or
 * the server is away, and not at all while nobody looks.
 */
export class Live {
  #timer = 0;
  #isClosed = false;
  #pause = PAUSE;
  #hasCome = false;

  /**
   * @param {() => Promise<{changed: boolean, over?: boolean}>} ask whether something is new; when it is over, it is not asked again
   * @param {(answer: any) => void} changed
   * @param {(trouble: any) => void} failed only when nothing has come yet
   */
  constructor(ask, changed, failed) {
    this.ask = ask;
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
    if (document.visibilityState === 'hidden' && this.#hasCome) return;
    try {
      const answer = await this.ask();
      if (this.#isClosed) return;
      this.#pause = answer.changed ? PAUSE : Math.min(LONGEST_PAUSE, this.#pause * 1.3);
      if (answer.changed) {
        this.#hasCome = true;
        this.changed(answer);
      }
      if (answer.over) return;
    } catch (trouble) {
      if (this.#isClosed) return;
      if (!this.#hasCome) return this.failed(trouble);
      this.#pause = LONGEST_PAUSE;
    }
    this.#wait(this.#pause);
  }
}

/**
 * One tournament, as long as it is played.
 *
 * @param {string} name
 */
export function tournamentNews(name) {
  /** @type {any} */
  let known = null;
  return async () => {
    const answer = await get(`/tournaments/${name}${known ? `?have=${known.matches}` : ''}`);
    const isSame = !answer.changed && answer.quietMinutes === known.quietMinutes;
    known = { ...known, ...answer, changed: !isSame };
    return known;
  };
}

/** The list of all. It has no end: another one may begin. */
export function listNews() {
  let known = '';
  return async () => {
    const answer = await get('/tournaments');
    const text = JSON.stringify(answer);
    const changed = text !== known;
    known = text;
    return { ...answer, changed };
  };
}
