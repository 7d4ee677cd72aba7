/** So long the server may owe an answer. With the silence before it, a dead line is known within five seconds. */
const PATIENCE = 3000;
/** A line over which nothing has come for so long is asked whether it still leads anywhere. */
const SILENCE = 2000;
/**
 * When nothing has come or been touched for a while, the line is asked less often: two thousand idle pages must cost a server next to
 * nothing.
 */
const LONG_SILENCE = 10_000;
const IDLE_AFTER = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'];
/** To come to a table takes longer: a connection has to be made, and the table perhaps read from the disk. */
const PATIENCE_AT_FIRST = 6000;
/** A server that is only slow must not be asked ever again from the beginning, so every failure doubles the patience. */
const MOST_PATIENCE = 4;
/** A timer that comes so late was held up with the whole page: the answer may wait behind it. */
const LATE = 1500;

/**
 * Knows whether a line still leads to the server. A proxy that lost its way, or a phone that left its network, ends no connection:
 * it only swallows what is sent. So the server is asked, right behind everything that matters and whenever it was silent for a while,
 * unless nobody looks at the page.
 */
export class Pulse {
  #timer = 0;
  #asked = 0;
  #awaited = 0;
  #patience = 1;
  #isResting = false;
  #heardAt = performance.now();
  #active = performance.now();

  /** @param {{ask: (number: number) => void, dead: () => void}} line asks the server to say this number; hears that it did not */
  constructor(line) {
    this.line = line;
    document.addEventListener('visibilitychange', this.#seen);
    TOUCHES.forEach((touch) => addEventListener(touch, this.#touched, { passive: true, capture: true }));
  }

  /** A line is being made. */
  begin() {
    this.#awaited = 0;
    this.#await(PATIENCE_AT_FIRST);
  }

  /** The line is made. */
  begun() {
    this.#rest();
  }

  /**
   * Asks whether everything that was sent has come.
   *
   * @returns {number} which answer says so
   */
  beat() {
    this.line.ask(++this.#asked);
    if (!this.#awaited) this.#await(PATIENCE);
    this.#awaited = this.#asked;
    return this.#asked;
  }

  /** @param {number} number that the server was asked to say */
  answered(number) {
    if (number !== this.#awaited) return;
    this.#patience = 1;
    this.#rest();
  }

  /** Something has come. It does not tell whether what we send arrives, so what is awaited stays so. */
  heard() {
    this.#active = performance.now();
    if (!this.#awaited && this.#isResting) this.#rest();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#isResting = false;
    this.#awaited = 0;
  }

  close() {
    this.stop();
    document.removeEventListener('visibilitychange', this.#seen);
    TOUCHES.forEach((touch) => removeEventListener(touch, this.#touched, { capture: true }));
  }

  #rest() {
    this.stop();
    this.#isResting = true;
    this.#heardAt = performance.now();
    const silence = this.#heardAt - this.#active < IDLE_AFTER ? SILENCE : LONG_SILENCE;
    if (document.visibilityState === 'visible') this.#timer = setTimeout(() => this.beat(), silence);
  }

  // Whoever is about to do something wants to know before.
  #touched = () => {
    this.#active = performance.now();
    if (this.#isResting && this.#active - this.#heardAt > SILENCE) this.beat();
  };

  // Whoever comes back to the page wants to know at once.
  #seen = () => {
    if (this.#isResting && document.visibilityState === 'visible') this.beat();
  };

  #await(milliseconds) {
    clearTimeout(this.#timer);
    this.#isResting = false;
    const due = performance.now() + milliseconds * this.#patience;
    this.#timer = setTimeout(() => this.#expire(due), milliseconds * this.#patience);
  }

  #expire(due) {
    if (performance.now() > due + LATE) return this.#await(LATE);
    this.stop();
    this.#patience = Math.min(MOST_PATIENCE, this.#patience * 2);
    this.line.dead();
  }
}
