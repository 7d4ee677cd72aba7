import { settings } from '../shell/settings.js';

/** @import { Move, Presentation } from '../games/presentation.js' */

/**
 * Whether a move cannot be taken back: it gives the turn away, or chance decides what comes of it.
 *
 * @param {Move} move
 * @param {{main: {move: Move} | null, choices: import('../games/moment.js').Moment}} shown
 */
export function isDoubtful(move, { main, choices }) {
  return main?.move.text === move.text || Boolean(choices.outlook?.moves[move.text]?.odds.length);
}

/**
 * The move that ends a turn in which nothing else is left, for those who prefer that it is played by itself. Where somebody has come to
 * the position by taking back, or by opening the page, nothing happens by itself.
 *
 * @param {import('./timeline.js').Timeline} timeline
 * @param {Presentation} presentation
 * @returns {Move | null}
 */
export function endOfTurn({ shown, isNow }, presentation) {
  if (!settings.endsTurns || !isNow || !shown?.news.length) return null;
  const [only, ...others] = shown.view.moves;
  return only && others.length === 0 && presentation.endsTurn?.(only) ? only : null;
}
