/** The workers that think: one for moves, one for hints, each begun when it is first asked. */
export class Minds {
  /** @type {Map<boolean, Worker>} */
  #minds = new Map();
  #folder;
  #end;

  /**
   * @param {string} folder of the rules
   * @param {{answered: (isHint: boolean, question: number, answer: string) => void, ended: (isHint: boolean) => void}} end
   */
  constructor(folder, end) {
    this.#folder = folder;
    this.#end = end;
  }

  /**
   * @param {boolean} isHint
   * @param {number} question
   * @param {string} text
   */
  ask(isHint, question, text) {
    const mind = this.#minds.get(isHint) ?? this.#begin(isHint);
    mind.postMessage({ question, text });
  }

  /** @param {boolean} isHint */
  giveUp(isHint) {
    this.#minds.get(isHint)?.terminate();
    this.#minds.delete(isHint);
  }

  #begin(isHint) {
    const mind = new Worker(new URL('./mind.js', import.meta.url), { type: 'module', name: this.#folder });
    mind.addEventListener('message', ({ data: { question, answer, trouble } }) => {
      if (answer !== undefined) this.#end.answered(isHint, question, answer);
      else this.#broke(isHint, trouble);
    });
    mind.addEventListener('error', (event) => this.#broke(isHint, event.message));
    this.#minds.set(isHint, mind);
    return mind;
  }

  // What is left of it may be in any state.
  #broke(isHint, trouble) {
    console.error('a player broke', trouble);
    this.giveUp(isHint);
    this.#end.ended(isHint);
  }
}
