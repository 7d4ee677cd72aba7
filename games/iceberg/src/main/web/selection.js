/** Which agent I lead now, and what it shall do: the ice and the panel of actions show the same. */
class Selection extends EventTarget {
  #agent = 0;
  #kind = 'move';

  /** move, slide, push, or walk: to any cell. */
  get kind() {
    return this.#kind;
  }

  get agent() {
    return this.#agent;
  }

  /**
   * @param {number} agent
   * @param {string} [kind]
   */
  choose(agent, kind = this.#kind) {
    const isOther = agent !== this.#agent;
    if (!isOther && kind === this.#kind) return;
    this.#agent = agent;
    this.#kind = kind;
    this.dispatchEvent(new CustomEvent('change', { detail: { isOther } }));
  }
}

export const selection = new Selection();
