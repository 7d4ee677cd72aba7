import { handOver } from '../here/hand-over.js';
import { isHere } from '../here/here.js';
import { get, post } from '../shell/api.js';
import { pathOf } from './source.js';

const PAUSE = 1000;
const NOTHING_YET = { progress: 'none', done: 0, total: 0, analysis: null };

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

  /** @type {string | null} what the server calls a match of this browser */
  #handed = null;
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
    return this.#ask(this.#path().then((path) => (path ? get(path) : NOTHING_YET)));
  }

  /** Wants one. */
  begin() {
    this.progress = 'waiting';
    this.#isWanted = true;
    this.dispatchEvent(new Event('change'));
    return this.#want();
  }

  #want() {
    return this.#ask(this.#path(true).then((path) => post(path, {})));
  }

  // A match of this browser is handed to the server when somebody wants to know.
  async #path(isWanted = false) {
    if (!isHere(this.id)) return `${pathOf(this.id)}/analysis`;
    if (isWanted) this.#handed ??= await handOver(this.id);
    return this.#handed && `${pathOf(this.#handed)}/analysis`;
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
