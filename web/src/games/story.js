/** A picture that jumps instead of travelling is looked at for so long at least, in milliseconds. */
const JUMP = 500;

/**
 * One thing that is seen of what happened.
 *
 * @typedef {object} Beat
 * @property {number} upTo so many entries of the journal of the moment are on the board with it
 * @property {(wait: (milliseconds: number) => Promise<void>) => unknown} play draws it, and waits for as long as it is looked at
 */

/** What led to a position, told on its board beat by beat. The frame hears of each beat, and of the end, as `story`. */
export class Story {
  /** @type {AbortController | null} */
  #run = null;
  #settle = () => {};

  /** @param {import('./board.js').Board} board */
  constructor(board) {
    this.board = board;
  }

  get isBusy() {
    return this.#run !== null;
  }

  /**
   * Tells it at the pace of the moment, or shows the end at once where it has none. Called by a board that takes a new view in.
   *
   * @param {Beat[]} beats in the order of the journal
   * @param {() => void} settle draws the position as it is in the end; called once, also when somebody skips
   */
  async tell(beats, settle) {
    const { pace, moving } = this.board.moment;
    this.#run?.abort();
    this.#settle = settle;
    if (!pace || beats.length === 0) return this.#end();
    const run = new AbortController();
    this.#run = run;
    this.#say(true, 0);
    const wait = (milliseconds) => pace.wait(moving || milliseconds === 0 ? milliseconds : Math.max(JUMP, milliseconds), run.signal);
    await this.board.updateComplete;
    for (const { upTo, play } of beats) {
      if (run.signal.aborted) return;
      const played = play(wait);
      this.#say(true, upTo);
      await played;
    }
    if (!run.signal.aborted) this.#end();
  }

  /** Shows the end at once. */
  skip() {
    if (!this.isBusy) return;
    this.#run.abort();
    this.#end();
  }

  #end() {
    const wasBusy = this.isBusy;
    this.#run = null;
    this.#settle();
    if (wasBusy) this.#say(false, this.board.moment.journal.length);
  }

  #say(busy, shown) {
    this.board.dispatchEvent(new CustomEvent('story', { detail: { busy, shown } }));
  }
}
