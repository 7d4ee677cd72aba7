import { after, beatsOf } from './story.js';

/** @import { View } from './types' */

/** A position as it is shown while what led to it is told. */
export class Telling {
  /** @type {import('./story.js').Beat | null} */
  beat = null;
  /** @type {View | null} the position as it is shown now */
  shown = null;

  /** @param {import('../board.js').Board} board */
  constructor(board) {
    this.board = board;
  }

  get isBusy() {
    return this.board.story.isBusy;
  }

  /**
   * @param {View} view
   * @param {any[]} journal what led to it; nothing means: show it at once
   */
  hear(view, journal) {
    const beats = this.shown ? beatsOf(journal) : [];
    this.board.story.tell(
      beats.map((beat) => ({ upTo: beat.upTo, play: (wait) => this.#play(beat, wait) })),
      () => this.#settle(view),
    );
  }

  #settle(view) {
    this.beat = null;
    this.shown = view;
    this.board.requestUpdate();
  }

  // Who walks is seen on the way; what else happens is seen first, and then what came of it.
  async #play(beat, wait) {
    this.beat = beat;
    if (beat.kind === 'walk') this.shown = after(this.shown, beat);
    this.board.requestUpdate();
    await wait(beat.ms);
    if (beat.kind !== 'walk' && this.isBusy) this.shown = after(this.shown, beat);
  }
}
