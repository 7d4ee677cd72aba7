import { get } from '../shell/api.js';
import { pathOf } from './source.js';

const PAGE = 100;

/**
 * The positions of a match that is over. The page with the step that is looked at comes first, then all others one after the other. Tells
 * `change` whenever something has come.
 *
 * @typedef {{step: number, seat: number | null, move: any, journal: any[], view: any, toMove: number | null, time: number | null}} Frame
 */
export class Frames extends EventTarget {
  /** @type {import('../shell/types').Table | null} */
  table = null;
  /** The number of the last step. */
  steps = 0;
  /** @type {import('../shell/types').Curve | null} */
  curve = null;
  /** @type {any} what stays the same all through the match, in games that have such a thing */
  scene = null;
  /** @type {(Frame | undefined)[]} by their step; those that have not come yet are missing */
  all = [];
  /** @type {any} what went wrong, with words */
  trouble = null;

  #isClosed = false;

  /**
   * @param {string} id of the table
   * @param {string} eyes through which it is seen: `all`, `spectator` or a seat
   */
  constructor(id, eyes) {
    super();
    this.id = id;
    this.eyes = eyes;
  }

  /** @param {number} first the step that is wanted first */
  async open(first) {
    try {
      await this.#read(0);
      await this.#read(pageOf(Math.min(first, this.steps)));
      for (let from = 0; from <= this.steps && !this.#isClosed; from += PAGE) await this.#read(from);
    } catch (trouble) {
      this.trouble = trouble;
      this.#changed();
    }
  }

  close() {
    this.#isClosed = true;
  }

  /** How many pages have come. */
  get come() {
    return this.#pages.size;
  }

  /** Whether every frame has come. */
  get isWhole() {
    return this.table !== null && this.#pages.size * PAGE > this.steps;
  }

  /**
   * @param {number} step
   * @returns {Frame | null} null: it is on its way
   */
  at(step) {
    if (this.table && step <= this.steps && !this.all[step]) this.#read(pageOf(step)).catch(() => {}); // open() tells of the same trouble
    return this.all[step] ?? null;
  }

  /** The steps with which a new part of the match begins, such as a round. */
  get parts() {
    return this.all.filter((frame) => frame && (frame.step === 0 || frame.journal.some(({ heading }) => heading))).map(({ step }) => step);
  }

  #pages = new Set();

  async #read(from) {
    if (this.#pages.has(from) || this.#isClosed) return;
    this.#pages.add(from);
    const answer = await get(`${pathOf(this.id)}/frames?as=${this.eyes}&from=${from}&count=${PAGE}`);
    if (this.#isClosed) return;
    this.table = answer.table;
    this.steps = answer.steps;
    if (answer.curve) this.curve = answer.curve;
    if (answer.scene) this.scene = answer.scene;
    answer.frames.forEach((frame) => (this.all[frame.step] = frame));
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}

function pageOf(step) {
  return step - (step % PAGE);
}
