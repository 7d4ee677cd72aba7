/** Which agent I lead now: the ice and the list of actions show the same one. */
class Selection extends EventTarget {
  #agent = 0;

  get agent() {
    return this.#agent;
  }

  /** @param {number} agent */
  choose(agent) {
    if (agent === this.#agent) return;
    this.#agent = agent;
    this.dispatchEvent(new Event('change'));
  }
}

export const selection = new Selection();
