import { post } from '../shell/api.js';

/**
 * What is kept in the browser of one talk: all of it. The server keeps nothing.
 *
 * @typedef {{prepared?: string[], text?: string, pending?: Record<string, unknown> | null, done?: string[]}} Kept
 */

/** From 1 to 10 seconds, then every 10. */
const PAUSES = [1000, 2000, 4000, 7000, 10000];

/** One talk with the companion of a game: says things to the server, and keeps everything that was said. */
export class Talk {
  #game;
  #changed;
  #tries = 0;
  #timer = 0;

  /** @type {import('../shell/types').Talk | null} what the server said last */
  now = null;
  /** @type {any} why the last thing was not heard */
  trouble = null;
  busy = false;

  /**
   * @param {string} game
   * @param {() => void} changed called whenever something is new
   */
  constructor(game, changed) {
    this.#game = game;
    this.#changed = changed;
    /** @type {Kept} */
    this.kept = read(game);
  }

  /** Goes on where the browser was left. */
  open() {
    return this.#send(this.kept.pending ?? {});
  }

  /** @param {Record<string, unknown>} what `answer`, `tell`, `roll` or `back`; nothing to look again */
  say(what) {
    return this.#send(what);
  }

  /** Opens the talk of a file; what was there before stays when the file cannot be used. */
  async openFile(text) {
    const before = this.kept;
    this.kept = { text };
    await this.#send({});
    if (this.trouble && this.trouble.code !== 'unreachable') this.#keep(before);
  }

  /** Forgets everything and begins again. */
  restart() {
    this.#keep({});
    this.now = null;
    return this.#send({});
  }

  /** @returns {boolean} whether the answer waits for the server to come back */
  get waits() {
    return this.trouble?.code === 'unreachable' || this.trouble?.code === 'too-fast';
  }

  /** @param {string[]} done the lines that were ticked off */
  tick(done) {
    this.#keep({ ...this.kept, done });
  }

  /** Nothing is tried again any more. */
  close() {
    clearTimeout(this.#timer);
  }

  async #send(what) {
    clearTimeout(this.#timer);
    this.busy = true;
    // Kept before it is sent: a phone may fall asleep in between.
    this.#keep({ ...this.kept, pending: what });
    this.#changed();
    const { prepared, text } = this.kept;
    try {
      this.#heard(await post(`/companions/${this.#game}`, { ...(text ? { text } : { prepared: prepared ?? [] }), ...what }));
    } catch (trouble) {
      this.trouble = trouble;
      if (this.waits) this.#tryAgain(what);
      else this.#keep({ ...this.kept, pending: null });
    }
    this.busy = false;
    this.#changed();
  }

  #heard(said) {
    const isOther = said.text !== this.kept.text;
    this.now = said;
    this.trouble = null;
    this.#tries = 0;
    this.#keep({ prepared: said.prepared, text: said.text, pending: null, done: isOther ? [] : this.kept.done });
  }

  #tryAgain(what) {
    this.#timer = setTimeout(() => this.#send(what), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  }

  #keep(kept) {
    this.kept = kept;
    try {
      localStorage.setItem(`plateau.companion.${this.#game}`, JSON.stringify(kept));
    } catch {
      // storage may be forbidden: then the talk lasts as long as the page
    }
  }
}

/** @returns {Kept} */
function read(game) {
  try {
    return JSON.parse(localStorage.getItem(`plateau.companion.${game}`) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
