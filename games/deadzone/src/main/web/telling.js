import { after, beatsOf } from './story.js';

/** @import { View } from './types' */

/** JADE can be faster than eyes: when so many positions wait, the oldest are shown without their story. */
const FARTHEST_BEHIND = 12;

/** Tells positions one after the other, beat by beat. */
export class Telling {
  /** @type {import('./story.js').Beat | null} */
  beat = null;
  /** @type {View | null} the position as it is shown now */
  shown = null;
  #waiting = [];
  #run = 0;
  #timer = 0;
  #hurry = () => {};

  /** @param {{changed: () => void, announce: (busy: boolean) => void}} hearer */
  constructor(hearer) {
    this.hearer = hearer;
  }

  get isBusy() {
    return this.#run !== 0;
  }

  /**
   * @param {View} view
   * @param {any[]} journal what led to it; nothing means: show it at once
   */
  hear(view, journal) {
    const beats = this.shown ? beatsOf(journal) : [];
    if (beats.length === 0 && !this.isBusy) {
      this.shown = view;
      return;
    }
    this.#waiting.push({ view, beats });
    if (this.#waiting.length > FARTHEST_BEHIND) this.#waiting[0].beats = [];
    if (!this.isBusy) this.#tell();
  }

  /** Shows the last position at once. */
  skip() {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last) this.shown = last.view;
    if (!this.isBusy) return;
    clearTimeout(this.#timer);
    this.#rest();
    this.#hurry();
  }

  async #tell() {
    const run = Date.now() + Math.random();
    this.#run = run;
    this.hearer.announce(true);
    while (this.#waiting.length) {
      const { view, beats } = this.#waiting[0];
      for (const beat of beats) {
        await this.#play(beat);
        if (this.#run !== run) return;
      }
      this.#waiting.shift();
      this.shown = view;
    }
    this.#rest();
  }

  async #play(beat) {
    this.beat = beat;
    if (beat.kind === 'walk') this.shown = after(this.shown, beat);
    this.hearer.changed();
    await new Promise((resolve) => {
      this.#hurry = () => resolve(undefined);
      this.#timer = setTimeout(resolve, beat.ms);
    });
    if (beat.kind !== 'walk' && this.isBusy) this.shown = after(this.shown, beat);
  }

  #rest() {
    this.#run = 0;
    this.beat = null;
    this.hearer.announce(false);
    this.hearer.changed();
  }
}
