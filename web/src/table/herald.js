import { cited } from '../rules/citation.js';
import { settings } from '../shell/settings.js';
import { asSentence } from '../words/sentence.js';
import { say } from '../words/words.js';
import { expected } from './plateau-ask.js';
import { endFor } from './end-for.js';
import './words.js';

const MOST_SENTENCES = 5;
/** While others play, what happens is told when it has been quiet for so long, but after so long at the latest. */
const QUIET = 700;
const LONGEST_WAIT = 4000;

/** What those who hear the page are told: what has happened since they were told last, bounded, and then what is expected. */
export class Herald {
  text = '';
  /** @type {string[]} */
  #news = [];
  #next = '';
  #timer = 0;
  #since = 0;
  #toldOf = '';

  /** @param {() => void} changed hears that there is another text */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * @param {{words: string, detail: boolean}[]} entries of the journal that are new
   * @param {RegExp} [citation] how they cite the rules, which nobody wants to hear
   */
  hear(entries, citation) {
    clearTimeout(this.#timer); // what was about to be told is not how it stands any more
    this.#news.push(...entries.filter(({ detail }) => !detail).map(({ words }) => asSentence(cited(words, citation).told)));
  }

  /**
   * Once for each position: what happened, and then what is expected or how it ended.
   *
   * @param {import('../shell/types').Table} table
   * @param {import('../shell/types').ViewMessage} view
   * @param {any} scene
   * @param {{presentation: import('../games/presentation.js').Presentation, words: import('../words/game-words.js').GameWords}} game
   */
  tellOf(table, view, scene, { presentation, words }) {
    const result = view.result ?? table.result;
    const now = [view.n, view.seat, table.status, Boolean(result), settings.language].join();
    if (now === this.#toldOf) return;
    this.#toldOf = now;
    const { title, detail } = expected({ table, message: view, presentation, words, moves: view.moves, scene });
    const said = result ? [say('finale.over'), endFor(view.seat, result).headline, result.why] : [title, detail];
    this.tell(said.filter(Boolean).map(asSentence).join(' '), Boolean(result) || view.moves.length > 0);
  }

  /**
   * @param {string} sentence what is expected now, or how it ended
   * @param {boolean} isUrgent whether somebody who hears it has to act
   */
  tell(sentence, isUrgent) {
    clearTimeout(this.#timer);
    this.#next = sentence;
    if (isUrgent) return this.#speak();
    this.#since ||= performance.now();
    const wait = Math.min(QUIET, this.#since + LONGEST_WAIT - performance.now());
    this.#timer = setTimeout(() => this.#speak(), Math.max(0, wait));
  }

  /** Forgets everything: somebody else may hear the page now. */
  hush() {
    clearTimeout(this.#timer);
    this.#news = [];
    this.#since = 0;
    this.text = '';
  }

  #speak() {
    const left = this.#news.length - MOST_SENTENCES;
    const earlier = left > 0 ? [say('heard.earlier', { count: left })] : [];
    this.text = [...earlier, ...this.#news.slice(-MOST_SENTENCES), this.#next].join(' ');
    this.#news = [];
    this.#since = 0;
    this.changed();
  }
}
