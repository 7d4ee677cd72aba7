/**
 * Where the server has a match: at a table, or in a tournament, whose matches are called `NAME~12` here.
 *
 * @param {string} id
 * @returns {string} the path below /api
 */
export function pathOf(id) {
  const [name, match] = id.split('~');
  return match ? `/tournaments/${name}/matches/${match}` : `/tables/${id}`;
}

/**
 * The page that shows this match.
 *
 * @param {string} id
 */
export function pageOf(id) {
  return id.includes('~') ? `/tournament/${id.replace('~', '/')}` : `/replay/${id}`;
}
