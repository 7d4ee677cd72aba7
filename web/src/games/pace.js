/** @typedef {{left: number, since: number, timer: number, over: () => void}} Wait */

/** The time in which stories are told: it runs faster or slower than that of clocks, and can stand still. */
export class Pace {
  #rate = 1;
  #isPaused = false;
  /** @type {Set<Wait>} */
  #waits = new Set();

  get rate() {
    return this.#rate;
  }

  /** How many times as fast as usual. */
  set rate(rate) {
    this.#change(() => (this.#rate = rate));
  }

  get isPaused() {
    return this.#isPaused;
  }

  set isPaused(isPaused) {
    this.#change(() => (this.#isPaused = isPaused));
  }

  /**
   * @param {number} milliseconds at the usual pace
   * @param {AbortSignal} [signal] ends the waiting at once
   * @returns {Promise<void>}
   */
  wait(milliseconds, signal) {
    return new Promise((over) => {
      /** @type {Wait} */
      const wait = { left: milliseconds, since: 0, timer: 0, over: () => this.#end(wait, over) };
      if (signal?.aborted) return over();
      signal?.addEventListener('abort', wait.over, { once: true });
      this.#waits.add(wait);
      this.#run(wait);
    });
  }

  #end(wait, over) {
    clearTimeout(wait.timer);
    this.#waits.delete(wait);
    over();
  }

  #change(change) {
    const passed = this.#isPaused ? 0 : this.#rate;
    for (const wait of this.#waits) {
      clearTimeout(wait.timer);
      wait.left -= (performance.now() - wait.since) * passed;
    }
    change();
    this.#waits.forEach((wait) => this.#run(wait));
  }

  #run(wait) {
    wait.since = performance.now();
    if (!this.#isPaused) wait.timer = setTimeout(wait.over, Math.max(0, wait.left / this.#rate));
  }
}
