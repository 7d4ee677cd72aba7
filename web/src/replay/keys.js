const PLACES = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'part-back',
  PageDown: 'part-forward',
  Home: 'start',
  End: 'end',
  ' ': 'toggle',
};

/**
 * The keys of a replay, wherever the focus is but in a field, which needs them itself.
 *
 * @param {KeyboardEvent} event
 * @returns {string | null} where to go, `toggle` to play or pause, or null
 */
export function stepOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = /** @type {Element} */ (event.composedPath()[0]);
  const isField = target.matches?.('input, select, textarea');
  const isButton = target.matches?.('button, a, summary') && event.key === ' ';
  return isField || isButton ? null : (PLACES[event.key] ?? null);
}
