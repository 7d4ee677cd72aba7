/** The seats that this browser holds: a token for each table, kept until the person forgets it. Never sent in an address. */

const PREFIX = 'plateau.seat.';

/**
 * @param {string} table
 * @returns {string | null}
 */
export function tokenOf(table) {
  try {
    return localStorage.getItem(PREFIX + table) ?? sessionStorage.getItem(PREFIX + table);
  } catch {
    return null;
  }
}

/**
 * @param {string} table
 * @param {string} token
 */
export function keepToken(table, token) {
  try {
    localStorage.setItem(PREFIX + table, token);
  } catch {
    // storage is forbidden: the address of the seat still works
  }
}

/** @param {string} table */
export function forgetToken(table) {
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // nothing was kept
  }
}

/**
 * A link to a seat has the token behind its #: it is kept, and taken out of the address bar so that nobody reads it there.
 *
 * @param {string} table
 */
export function takeTokenFromAddress(table) {
  const token = location.hash.slice(1);
  if (!/^[\w-]{22,}$/.test(token)) return;
  keepToken(table, token);
  history.replaceState(null, '', location.pathname);
}

/**
 * @param {string} table
 * @returns {string} the address with which I can go on on another device
 */
export function seatAddress(table) {
  return `${location.origin}/table/${table}#${tokenOf(table)}`;
}
