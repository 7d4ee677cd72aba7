import { LitElement } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { NO_WORDS } from '../words/game-words.js';
import { sendMove } from './move-events.js';
import { wonder } from './why.js';

/**
 * What every list of moves has: the properties that the frame sets, and a new drawing whenever the language changes. Whatever is drawn
 * with `data-move` plays that move when it is clicked, and shows it on the board while it is pointed at or has the focus.
 */
export class Choices extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    view: { attribute: false },
    moves: { attribute: false },
    seat: { attribute: false },
    words: { attribute: false },
    outlook: { attribute: false },
    scene: { attribute: false },
    hindrances: { attribute: false },
  };

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {any} */
    this.view = null;
    /** @type {import('./presentation.js').Move[]} */
    this.moves = [];
    /** @type {number | null} */
    this.seat = null;
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
    /** @type {any} */
    this.outlook = null;
    /** @type {any} */
    this.scene = null;
    /** @type {Map<string, string> | null} why things cannot be chosen, by their paths, once the answer to `ask-why` has come */
    this.hindrances = null;
  }

  /** @param {import('./presentation.js').Move} move to be played */
  choose(move) {
    sendMove(this, 'choose-move', move);
  }

  createRenderRoot() {
    const root = super.createRenderRoot();
    root.addEventListener('click', (event) => {
      const move = this.#moveOf(drawnFor(event.target));
      if (move) this.choose(move);
    });
    wonder(this, root);
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, this.#pointAt);
    for (const type of ['pointerout', 'focusout']) root.addEventListener(type, this.#pointAway);
    return root;
  }

  #pointAt = (event) => {
    const move = this.#moveOf(drawnFor(event.target));
    if (move && crossesTheEdge(event)) sendMove(this, 'preview-move', move);
  };

  #pointAway = (event) => {
    if (drawnFor(event.target) && crossesTheEdge(event)) sendMove(this, 'preview-move', null);
  };

  #moveOf(element) {
    return this.moves.find(({ text }) => text === element?.dataset.move);
  }
}

/** What is drawn for a move, around whatever an event met. */
function drawnFor(target) {
  return /** @type {HTMLElement | null} */ (target.closest('[data-move]'));
}

/** Whether the pointer or the focus came from outside of what is drawn for this move, or went there. */
function crossesTheEdge({ target, relatedTarget }) {
  return !drawnFor(target).contains(relatedTarget);
}
