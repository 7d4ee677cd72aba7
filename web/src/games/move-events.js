/**
 * Tells the page about a move: that it is to be played, or that somebody points at it.
 *
 * @param {HTMLElement} from
 * @param {'choose-move' | 'preview-move'} type
 * @param {import('./presentation.js').Move | null} move null when nobody points at one any more
 */
export function sendMove(from, type, move) {
  from.dispatchEvent(new CustomEvent(type, { detail: { move }, bubbles: true, composed: true }));
}
