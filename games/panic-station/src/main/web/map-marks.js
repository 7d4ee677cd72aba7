import { nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { iconPath } from './icons.js';
import { HALF_X, HALF_Y, middleOf, middleOfRoom } from './plan.js';
import { cardPicture, to } from './station.js';

/** Odds stand above the pieces of a room. */
const ABOVE_PIECES = 26;
const FINGER = 22;
/** How much of a size a letter is wide. */
const LETTER = 0.62;

/**
 * What the map does when one of its marks is pointed at or pressed.
 *
 * @typedef {object} Marking
 * @property {(move: import('./types').Move | null) => void} pointAt
 * @property {(event: MouseEvent, move: import('./types').Move) => void} press
 * @property {(event: KeyboardEvent, act: () => void) => void} onEnter
 * @property {(move: import('./types').Move) => void} choose
 * @property {number} scale
 * @property {number} text the size of letters that can be read
 */

/**
 * A cell where the new room may lie, with the room as it would lie there.
 *
 * @param {import('./targets.js').Ghost} ghost
 * @param {object} how
 * @param {string} how.card
 * @param {number} how.turned which of its ways to lie
 * @param {boolean} how.isPointed
 * @param {number} how.by how far a finger has turned it, in degrees
 * @param {() => void} how.turn
 * @param {(event: PointerEvent) => void} how.grasp
 * @param {{move: (event: PointerEvent) => void, up: (event: PointerEvent) => void, cancel: () => void}} how.drag
 * @param {import('../../words/game-words.js').GameWords} how.words
 * @param {Marking} marking
 */
export function ghostMark(ghost, { card, turned, isPointed, by, turn, grasp, drag, words }, marking) {
  const { pointAt, press, onEnter, choose, scale, text } = marking;
  const { move, rotation } = ghost.moves[turned];
  const canTurn = ghost.moves.length > 1;
  return svg`<g class="ghost ${isPointed ? 'pointed' : ''} ${canTurn ? 'turning' : ''}" transform=${to(ghost)} role="button" tabindex="0"
      aria-label="${move.words}. ${canTurn ? say('panic.turn-key') : ''}" data-target=${move.text}
      @pointerdown=${canTurn ? grasp : nothing} @pointermove=${(event) => drag.move(event)} @pointerup=${(event) => drag.up(event)}
      @pointercancel=${() => drag.cancel()} @click=${(event) => press(event, move)}
      @keydown=${(event) => (event.key.toLowerCase() === 'r' ? turnByKey(event, turn) : onEnter(event, () => choose(move)))}
      @pointerenter=${() => pointAt(move)} @pointerleave=${() => pointAt(null)} @focus=${() => pointAt(move)} @blur=${() => pointAt(null)}>
      <title>${move.words}</title>
      <g class="ghost-card" transform="rotate(${by})">${cardPicture({ card, rotation }, { words, text })}</g>
      <rect class="ghost-frame" x=${-HALF_X} y=${-HALF_Y} width=${HALF_X * 2} height=${HALF_Y * 2} rx="6"></rect>
    </g>
    ${canTurn
      ? svg`<g class="turn" transform="translate(${middleOf(ghost).x + HALF_X - 24} ${middleOf(ghost).y + HALF_Y - 24})" role="button"
          tabindex="0" aria-label=${say('panic.turn-card')} @click=${(event) => { event.stopPropagation(); turn(); }}
          @keydown=${(event) => onEnter(event, turn)}>
          <title>${say('panic.turn-card')}</title><circle class="reach" r=${FINGER / scale}></circle>
          <circle class="chip-face" r="17"></circle>
          <path class="icon" transform="scale(0.600)" d="M12 -8A14 14 0 1 0 14 2M13 -16V-7H4"></path></g>`
      : nothing}`;
}

// Anywhere else this key shows the last turn again.
function turnByKey(event, turn) {
  event.stopPropagation();
  turn();
}

/**
 * Something to do in a room or at a door.
 *
 * @param {import('./targets.js').Chip} chip
 * @param {string} colour
 * @param {boolean} isPointed
 * @param {Marking} marking
 */
export function chipMark({ move, at, picture, role, direction }, colour, isPointed, { pointAt, press, onEnter, choose, scale }) {
  const turn = { north: 0, east: 90, south: 180, west: 270 }[direction] ?? 0;
  return svg`<g class="chip ${picture} ${isPointed ? 'pointed' : ''} colour-${colour}"
      transform="translate(${at.x} ${at.y})" role="button" tabindex="0" aria-label=${move.words} data-target=${move.text}
    @click=${(event) => press(event, move)} @keydown=${(event) => onEnter(event, () => choose(move))}
    @pointerenter=${() => pointAt(move)} @pointerleave=${() => pointAt(null)} @focus=${() => pointAt(move)}
    @blur=${() => pointAt(null)}>
    <title>${move.words}</title>
    <circle class="reach" r=${Math.min(23, FINGER / scale)}></circle>
    ${role === 'android'
      ? svg`<rect class="chip-face" x="-15" y="-15" width="30" height="30" rx="7"></rect>`
      : svg`<circle class="chip-face" r="17"></circle>`}
    <g transform="rotate(${picture === 'walk' ? turn : 0}) scale(0.600)">${iconPath(picture)}</g>
  </g>`;
}

/** How likely something appears in a room. */
export function oddsMark(view, room, share, text) {
  const { x, y } = middleOfRoom(view, room);
  return svg`<g class="odds" transform="translate(${x} ${y - ABOVE_PIECES})">${plate(share, text)}</g>`;
}

function plate(words, text) {
  const wide = words.length * text * LETTER + 12;
  return svg`<rect x=${-wide / 2} y=${-text * 0.8} width=${wide} height=${text * 1.6} rx=${text * 0.8}></rect>
    <text dy="0.36em" font-size=${text}>${words}</text>`;
}

/**
 * Where what is in hand may go. While it is carried the pointer finds its place; otherwise it is tapped or chosen with the keyboard.
 *
 * @param {import('./reach.js').Target} target
 * @param {object} how
 * @param {boolean} how.isOver
 * @param {boolean} how.isPicked
 * @param {(target: import('./reach.js').Target) => void} how.play
 * @param {(target: import('./reach.js').Target | null) => void} how.over
 * @param {Marking} marking
 */
export function targetMark(target, { isOver, isPicked, play, over }, { onEnter, text }) {
  const { box, isPiece, label, words } = target;
  const act = () => play(target);
  return svg`<g class="target ${isOver ? 'over' : ''}" data-reach=${target.key} role=${isPicked ? 'button' : nothing}
      tabindex=${isPicked ? 0 : nothing} aria-label=${isPicked ? words : nothing}
      @click=${(event) => { event.stopPropagation(); act(); }} @keydown=${(event) => onEnter(event, act)}
      @pointerenter=${isPicked ? () => over(target) : nothing} @pointerleave=${isPicked ? () => over(null) : nothing}
      @focus=${() => over(target)} @blur=${() => over(null)}>
    ${isPiece
      ? svg`<circle class="target-frame" cx=${box.x + box.width / 2} cy=${box.y + box.height / 2} r=${box.width / 2}></circle>`
      : svg`<rect class="target-frame" x=${box.x + 5} y=${box.y + 5} width=${box.width - 10} height=${box.height - 10} rx="6"></rect>`}
    ${label && (isOver || !isPiece)
      ? svg`<g class="odds" transform="translate(${box.x + box.width / 2} ${box.y + labelIn(target)})">${plate(label, text)}</g>`
      : nothing}
  </g>`;
}

/** Below the name of a room and the pieces in it, as far as there is a place. */
const labelIn = ({ isPiece, box }) => (isPiece ? -4 : box.height > 100 ? box.height - 22 : 22);

/** @param {import('./plan.js').Point[]} points */
export const pathMark = (points) =>
  points.length > 1 ? svg`<path class="path" d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}"></path>` : nothing;
