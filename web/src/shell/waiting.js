/** An answer that takes longer is said to be awaited: whoever has clicked wonders. */
const LONG = 4000;

/** Whether the server owes an answer for so long that one wonders. Tells `change`. */
class Waiting extends EventTarget {
  #late = 0;

  get isLong() {
    return this.#late > 0;
  }

  /**
   * @template T
   * @param {Promise<T>} answer
   * @returns {Promise<T>} the same answer
   */
  async for(answer) {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#count(1);
    }, LONG);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      if (isLate) this.#count(-1);
    }
  }

  #count(more) {
    this.#late += more;
    this.dispatchEvent(new Event('change'));
  }
}

export const waiting = new Waiting();
