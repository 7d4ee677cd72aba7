import { get, post } from '../shell/api.js';
import { pathOf } from './source.js';

const PAUSE = 1000;

/**
 * What a search thinks of a match that is over (docs/analysis.md). It is made on the server when somebody asks; tells `change` whenever
 * it has come further.
 *
 * @typedef {{text: string, words: string, odds: number, error: number, samples: number}} Judged
 * @typedef {{step: number, seat: number, choices: number, played: Judged, better?: Judged & {gain: number, gainError: number, isClear:
 *   boolean}}} Decision
 * @typedef {{step: number, until: number, seat: number, cause: 'decision' | 'luck' | 'course', before: number, decided: number, after:
 *   number, played: string}} TurningPoint
 * @typedef {{seats: number[], points: {position: number, odds: number, error: number}[]}} Line
 * @typedef {{steps: number, matches: number, sides: 'together' | 'opposed' | 'each', lines: Line[], turningPoints: TurningPoint[],
 *   decisions: Decision[]}} Found
 */
export class Analysis extends EventTarget {
  /** @type {'unknown' | 'none' | 'waiting' | 'running' | 'done' | 'failed'} */
  progress = 'unknown';
  done = 0;
  total = 0;
  /** @type {Found | null} */
  found = null;
  /** @type {any} why it could not be asked for, with words */
  trouble = null;

  #isClosed = false;
  #isWanted = false;
  #timer = 0;

  /** @param {string} id of the table */
  constructor(id) {
    super();
    this.id = id;
  }

  /** Looks whether there is one; makes none. */
  look() {
    return this.#ask(get(`${pathOf(this.id)}/analysis`));
  }

  /** Wants one. */
  begin() {
    this.progress = 'waiting';
    this.#isWanted = true;
    this.dispatchEvent(new Event('change'));
    return this.#want();
  }

  #want() {
    return this.#ask(post(`${pathOf(this.id)}/analysis`, {}));
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** @param {number} step */
  decision(step) {
    return this.found?.decisions.find((one) => one.step === step) ?? null;
  }

  /** @param {Promise<any>} question */
  async #ask(question) {
    clearTimeout(this.#timer);
    try {
      const { progress, done, total, analysis } = await question;
      Object.assign(this, { progress, done, total, found: analysis, trouble: null });
    } catch (trouble) {
      Object.assign(this, { progress: 'failed', trouble });
    }
    if (this.#isClosed) return;
    // Wanted again and again rather than looked for: another node may answer, which has not heard of it. Wanting twice is wanting once.
    if (this.progress === 'waiting' || this.progress === 'running') {
      this.#timer = setTimeout(() => (this.#isWanted ? this.#want() : this.look()), PAUSE);
    }
    this.dispatchEvent(new Event('change'));
  }
}
