/**
 * Where the server has a match: at a table, in a tournament, whose matches are called `NAME~12` here, or in a file that was opened, `~ID`.
 *
 * @param {string} id
 * @returns {string} the path below /api
 */
export function pathOf(id) {
  const [name, match] = id.split('~');
  if (!match) return `/tables/${id}`;
  return name ? `/tournaments/${name}/matches/${match}` : `/replays/${match}`;
}

/**
 * Whether it was played at a table: then the hash of its seed was shown before anyone moved.
 *
 * @param {string} id
 */
export function isOfATable(id) {
  return !id.includes('~');
}

/**
 * The page that shows this match.
 *
 * @param {string} id
 */
export function pageOf(id) {
  return id.indexOf('~') > 0 ? `/tournament/${id.replace('~', '/')}` : `/replay/${id}`;
}
