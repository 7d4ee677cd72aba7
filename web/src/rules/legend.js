import { LitElement } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { NO_WORDS } from '../words/game-words.js';
import { legendList } from './legend-list.js';

/** The marks of a board with their names, for the rules page. A game says which with `marks`. */
export class Legend extends LitElement {
  static properties = { words: { attribute: false } };

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
  }

  /** @returns {import('./legend-list.js').Mark[]} */
  get marks() {
    return [];
  }

  render() {
    return legendList(this.marks);
  }
}
