import { Board } from './board.js';
import { sendMove } from './move-events.js';

/**
 * A board of moves, one beside the other: whatever is drawn with `data-move` plays that move when it is clicked, and shows it on the
 * other board while it is pointed at or has the focus.
 *
 * @template {import('./presentation.js').AnyGame} [G=import('./presentation.js').AnyGame] the types of its game
 * @extends {Board<G>}
 */
export class Choices extends Board {
  createRenderRoot() {
    const root = super.createRenderRoot();
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

  #pointAt = (event) => {
    const move = this.#moveOf(drawnFor(event.target));
    if (move && crossesTheEdge(event)) sendMove(this, 'preview-move', move);
  };

  #pointAway = (event) => {
    if (drawnFor(event.target) && crossesTheEdge(event)) sendMove(this, 'preview-move', null);
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
