/**
 * The seats that this browser holds, the newest first. A token is never sent in an address.
 *
 * @typedef {{seat: number, token: string}} SharedSeat one of several people at this device
 * @typedef {{table: string, token: string, shared?: SharedSeat[], over?: boolean}} Seat `over`: the match is known to have ended
 */

const KEY = 'plateau.seats';
const MOST = 500;

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
  seats = now.length > MOST ? withoutOldest(now) : now;
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // see above
  }
}

// Whoever loses the token of a game that goes on loses the seat: those that have ended go first.
function withoutOldest(now) {
  const oldest = now.filter((seat) => seat.over).pop() ?? now[now.length - 1];
  return now.filter((seat) => seat !== oldest);
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
 * @returns {string[]} the tokens of all people at this device
 */
export function tokensOf(table) {
  const found = seats.find((seat) => seat.table === table);
  return found ? (found.shared?.map(({ token }) => token) ?? [found.token]) : [];
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
  keepPeople(table.id, tokens.filter(({ seat }) => table.seats[seat].kind === 'person'));
}

function keepPeople(table, people) {
  if (people.length > 1) keep([{ table, token: people[0].token, shared: people }, ...kept().filter((seat) => seat.table !== table)]);
  else if (people.length === 1) keepToken(table, people[0].token);
}

/**
 * At a rematch the tokens hold the same seats as before.
 *
 * @param {string} before the table that is over
 * @param {string} after its rematch
 * @param {number[]} held the seats that are ours there
 */
export function keepRematch(before, after, held) {
  const tokens = tokensOf(before);
  if (tokens.length === 1 && held.length === 1) keepToken(after, tokens[0]);
  else keepPeople(after, sharedSeats(before).filter(({ seat }) => held.includes(seat)));
}

/**
 * @param {string} table
 * @returns {SharedSeat[]} the seats of those who share this device; none when there is but one
 */
export function sharedSeats(table) {
  return seats.find((seat) => seat.table === table)?.shared ?? [];
}

/** @param {string[]} tables */
export function forgetTokens(tables) {
  keep(kept().filter((seat) => !tables.includes(seat.table)));
}

/** @param {string[]} tables whose match has ended */
export function rememberOver(tables) {
  keep(kept().map((seat) => (tables.includes(seat.table) ? { ...seat, over: true } : seat)));
}

/**
 * @returns {{table: string, tokens: string[], over: boolean}[]} where we have seats: first what may go on, then what has ended, each the
 *   newest first
 */
export function heldTables() {
  const held = seats.map(({ table, over = false }) => ({ table, tokens: tokensOf(table), over }));
  return [...held.filter(({ over }) => !over), ...held.filter(({ over }) => over)];
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
