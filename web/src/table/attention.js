import { play, vibrate } from '../sound/sound.js';
import { say } from '../words/words.js';
import './words.js';

/** Draws somebody's attention to the table: by what is heard, by a phone that vibrates, and by the title of the page. */
export class Attention {
  // Whoever sits down sees how it stands.
  #isFirst = true;
  #isMine = false;
  #isOver = false;

  /**
   * The board shows these.
   *
   * @param {import('../shell/types').Entry[]} entries
   * @param {import('../games/presentation.js').Presentation | null | undefined} presentation
   */
  hear(entries, presentation) {
    play(entries.map((entry) => presentation?.sound?.(entry)));
  }

  /**
   * The board has shown how it stands.
   *
   * @param {{isMine: boolean, isOver: boolean}} now whether I decide, and whether it is over
   * @param {string} game its name
   */
  look({ isMine, isOver }, game) {
    document.title = isMine ? `● ${say('title.mine')} · ${game} · Plateau` : `${game} · Plateau`;
    if (!this.#isFirst && isOver && !this.#isOver) play(['end']);
    if (!this.#isFirst && isMine && !this.#isMine) {
      play(['turn']);
      vibrate();
    }
    [this.#isFirst, this.#isMine, this.#isOver] = [false, isMine, isOver];
  }
}
