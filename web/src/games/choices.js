import { Board } from './board.js';
import { sendMove } from './move-events.js';

/**
 * A board of moves, one beside the other: whatever is drawn with `data-move` plays that move when it is clicked, and shows it on the
 * other board while it is pointed at or has the focus. A finger cannot point without touching: where `looksFirst`, its first tap takes a
 * move up, to be looked at on the board, and its second one plays it.
 *
 * @template {import('./presentation.js').AnyGame} [G=import('./presentation.js').AnyGame] the types of its game
 * @extends {Board<G>}
 */
export class Choices extends Board {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { held: { state: true } };

  constructor() {
    super();
    /** @type {string | null} the move that was taken up */
    this.held = null;
    this.looksFirst = false;
  }

  #isFinger = false;

  createRenderRoot() {
    const root = super.createRenderRoot();
    root.addEventListener('pointerdown', (event) => (this.#isFinger = /** @type {PointerEvent} */ (event).pointerType === 'touch'));
    root.addEventListener('keydown', () => (this.#isFinger = false));
    // Before anybody wonders why nothing was chosen.
    const choose = (event) => {
      const move = this.#moveOf(drawnFor(event.target));
      if (move) this.choose(move);
    };
    root.addEventListener('click', choose, { capture: true });
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, this.#pointAt);
    for (const type of ['pointerout', 'focusout']) root.addEventListener(type, this.#pointAway);
    return root;
  }

  choose(move) {
    if (this.looksFirst && this.#isFinger && this.held !== move.text) this.hold(move);
    else this.play(move);
  }

  /** @param {G['move']} move played without looking first */
  play(move) {
    this.held = null;
    super.choose(move);
  }

  /** @param {G['move'] | null} move taken up, or null to put it back */
  hold(move) {
    this.held = move?.text ?? null;
    sendMove(this, 'preview-move', move);
  }

  willUpdate(changed) {
    if (this.isNew(changed, 'moves') && !this.#heldMove) this.held = null;
  }

  get #heldMove() {
    return this.moment.moves.find(({ text }) => text === this.held) ?? null;
  }

  #pointAt = (event) => {
    const move = this.#moveOf(drawnFor(event.target));
    if (move && crossesTheEdge(event)) sendMove(this, 'preview-move', move);
  };

  #pointAway = (event) => {
    if (drawnFor(event.target) && crossesTheEdge(event)) sendMove(this, 'preview-move', this.#heldMove);
  };

  #moveOf(element) {
    return this.moment.moves.find(({ text }) => text === element?.dataset.move);
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
