/**
 * What a move is about, as the game tells it: places by their ids, and other things of the view by their paths.
 *
 * @param {import('./types').Outlook | null} outlook
 * @param {{text: string} | null} move
 * @returns {Set<string>}
 */
export function touchedBy(outlook, move) {
  const touches = (move && outlook?.moves[move.text]?.touches) ?? [];
  return new Set(touches.map((thing) => thing.replace(/^places\./, '')));
}
