/**
 * Forms for documents. A form is an element with the properties `text`, `reference`, `words` and `fault` (`{line, words}` or null); it sends
 * `change-text` with `{text}`. It keeps every line of the text that it does not change, remarks too. Documents without one are written as text.
 *
 * @type {Record<string, {tag: string, read: () => Promise<unknown>}>}
 */
const FORMS = {
  'deadzone/team': { tag: 'deadzone-team-form', read: () => import('../games/deadzone/editor/team-form.js') },
  'deadzone/map': { tag: 'deadzone-terrain-form', read: () => import('../games/deadzone/editor/terrain-form.js') },
};

/**
 * @param {string} game
 * @param {string} kind
 * @returns {Promise<string | null>} the tag of the form, which is ready; null when there is none
 */
export async function formOf(game, kind) {
  const form = FORMS[`${game}/${kind}`];
  if (!form) return null;
  await form.read();
  return form.tag;
}
