/** Answered by nothing of their own: they have arrived when the server has answered what was asked right behind them. */
const WITHOUT_ANSWER = new Set(['chat', 'lang', 'leave', 'return', 'replace', 'undo-answer']);

/**
 * What was sent and is not known to have arrived. It is sent again over the next line, under the same id, so that it has no second effect.
 */
export class Outbox {
  /** @type {Map<string, {message: any, pulse: number, since: number}>} */
  #waiting = new Map();

  /**
   * @param {any} message with its id
   * @param {number} pulse which answer of the server says that it has arrived
   */
  put(message, pulse) {
    this.#waiting.set(message.id, { message, pulse, since: this.#waiting.get(message.id)?.since ?? performance.now() });
  }

  /** @param {string} id of what was answered */
  answered(id) {
    return this.#waiting.delete(id);
  }

  /** @param {number} pulse what was asked before this one has arrived */
  arrived(pulse) {
    this.#drop((message, asked) => WITHOUT_ANSWER.has(message.type) && asked <= pulse);
  }

  /** @param {string} text that was heard in the talk, perhaps mine */
  said(text) {
    this.#drop((message) => message.type === 'chat' && message.text === text);
  }

  /** @param {number} n the position now: moves were taken back, or others played */
  movedOn(n) {
    this.#drop(({ type, at }) => type === 'undo' && at !== n);
  }

  undone() {
    this.#drop(({ type }) => type === 'undo');
  }

  /** @returns {any[]} */
  messages() {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  /** Since when a move is on its way, or null. */
  get moveSince() {
    return [...this.#waiting.values()].find(({ message }) => message.type === 'move')?.since ?? null;
  }

  #drop(isDone) {
    for (const [id, { message, pulse }] of this.#waiting) if (isDone(message, pulse)) this.#waiting.delete(id);
  }
}
