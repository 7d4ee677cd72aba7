/**
 * Which page an address means.
 *
 * @typedef {{page: 'home' | 'overview' | 'new' | 'table' | 'tables' | 'replays' | 'replay' | 'rules' | 'learn' | 'editor' | 'companion' |
 *   'print' | 'again' | 'tournaments' | 'tournament' | 'lost', id?: string}} Route
 */

/** @type {[RegExp, Route['page']][]} */
const PAGES = [
  [/^\/(?:index\.html)?$/, 'home'],
  [/^\/(games|rules|learn|editor|companion|print)$/, 'overview'],
  [/^\/games\/([\w-]+)$/, 'new'],
  [/^\/table\/([\w-]+)$/, 'table'],
  [/^\/tables$/, 'tables'],
  [/^\/replays$/, 'replays'],
  [/^\/replay\/(~?[\w-]+)$/, 'replay'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/learn\/([\w-]+)$/, 'learn'],
  [/^\/editor\/([\w-]+)$/, 'editor'],
  [/^\/companion\/([\w-]+)$/, 'companion'],
  [/^\/print\/([\w-]+)$/, 'print'],
  [/^\/again\/([\w-]+)$/, 'again'],
  [/^\/tournaments$/, 'tournaments'],
  [/^\/tournament\/([\w-]+)$/, 'tournament'],
  [/^\/tournament\/([\w-]+)\/(\d+)$/, 'replay'],
];

/**
 * @param {string} path
 * @returns {Route}
 */
export function routeOf(path) {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (found) return { page, id: found[2] ? `${found[1]}~${found[2]}` : found[1] };
  }
  return { page: 'lost' };
}

/**
 * Goes to another page of the client without loading everything again.
 *
 * @param {string} address
 */
export function go(address) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** Makes ordinary links inside the client quick. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = /** @type {HTMLAnchorElement | undefined} */ (event.composedPath().find((target) => target instanceof HTMLAnchorElement));
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const address = new URL(link.href, location.href);
    const isOurs = address.origin === location.origin && routeOf(address.pathname).page !== 'lost';
    const isThisPage = address.pathname === location.pathname && address.search === location.search;
    if (!isOurs || (isThisPage && address.hash)) return;
    event.preventDefault();
    go(address.href);
  });
}
