/**
 * The seats that this browser holds, the newest first. A token is never sent in an address.
 *
 * @typedef {{seat: number, token: string}} SharedSeat one of several people at this device
 * @typedef {{table: string, token: string, shared?: SharedSeat[]}} Seat
 */

const KEY = 'plateau.seats';
const MOST = 50;

/** Where storage is forbidden, seats last as long as the page; the address of a seat still works. */
let seats = kept();

/** @returns {Seat[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** @param {Seat[]} now */
function keep(now) {
  seats = now.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // see above
  }
}

/**
 * @param {string} table
 * @returns {string | null}
 */
export function tokenOf(table) {
  return seats.find((seat) => seat.table === table)?.token ?? null;
}

/**
 * @param {string} table
 * @param {string} token
 */
export function keepToken(table, token) {
  keep([{ table, token }, ...kept().filter((seat) => seat.table !== table)]);
}

/**
 * Keeps the seats of the people of a new table. When there are several, they play at this device and hand it on.
 *
 * @param {{table: any, tokens: SharedSeat[]}} created as the server answers
 */
export function keepTokens({ table, tokens }) {
  const people = tokens.filter(({ seat }) => table.seats[seat].kind === 'person');
  if (people.length > 1) keep([{ table: table.id, token: people[0].token, shared: people }, ...kept()]);
  else if (people.length === 1) keepToken(table.id, people[0].token);
}

/**
 * @param {string} table
 * @returns {SharedSeat[]} the seats of those who share this device; none when there is but one
 */
export function sharedSeats(table) {
  return seats.find((seat) => seat.table === table)?.shared ?? [];
}

/** @param {string} table */
export function forgetToken(table) {
  keep(kept().filter((seat) => seat.table !== table));
}

/** @returns {string[]} the tables where I have a seat, the newest first */
export function myTables() {
  return seats.map(({ table }) => table);
}

/**
 * A link to a seat has the token behind its #: it is kept, and taken out of the address bar so that nobody reads it there.
 *
 * @param {string} table
 */
export function takeTokenFromAddress(table) {
  const token = location.hash.slice(1);
  if (!/^[\w-]{22,}$/.test(token)) return;
  if (!sharedSeats(table).some((seat) => seat.token === token)) keepToken(table, token);
  history.replaceState(null, '', location.pathname);
}

/**
 * @param {string} table
 * @param {string | null} token
 * @returns {string} the address with which I can go on on another device
 */
export function seatAddress(table, token) {
  return `${location.origin}/table/${table}#${token}`;
}
