/**
 * The tables of this browser: the rules run in a worker of this page, which answers what a server answers. Everybody asks as they ask a
 * server, and need not know which one it is.
 */

/** A type of WebAssembly that only browsers know which can run the rules. */
const WITH_STRUCTURES = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x7f, 0]);

/** What the names of such tables begin with. */
const HERE = 'here-';

/** @typedef {{status: number, body: string}} Answer */

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, {resolve: (answer: Answer) => void, reject: (why: Error) => void}>} */
const asked = new Map();
/** @type {Map<number, LineHere>} */
const lines = new Map();
let last = 0;
let isBeyondHope = false;

/** Which rules came with this page, and nothing else of another build: it says so itself (index.html). */
const build = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name=rules]'))?.dataset;

/** Whether this browser can have tables of its own. */
export function isPossible() {
  return Boolean(build) && !isBeyondHope && 'indexedDB' in self && WebAssembly.validate(WITH_STRUCTURES);
}

/** @param {string} game whether its rules are in this page */
export function knows(game) {
  return isPossible() && build.games.split(' ').includes(game);
}

/** @param {string} table its id, or an address in which it stands */
export function isHere(table) {
  return table.includes(HERE);
}

/** Begins to load the rules, which are needed soon. */
export function prepare() {
  if (isPossible()) begin();
}

/**
 * @param {string} method
 * @param {string} address below /api
 * @param {string} body
 * @returns {Promise<Answer>}
 */
export function ask(method, address, body) {
  const id = ++last;
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    begin().postMessage({ type: 'ask', id, method, address, body });
  });
}

function begin() {
  if (worker) return worker;
  const name = new URL(build.folder, location.href).href;
  worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name });
  let isReady = false;
  worker.addEventListener('message', ({ data }) => {
    isReady ||= data.type === 'ready';
    if (data.type === 'broken') end(isReady);
    else HEARD[data.type]?.(data);
  });
  worker.addEventListener('error', () => end(isReady));
  return worker;
}

// Rules that could not even be loaded are not tried again.
function end(wasReady) {
  isBeyondHope ||= !wasReady;
  worker?.terminate();
  worker = null;
  for (const { reject } of asked.values()) reject(new Error('the rules of this page have ended'));
  asked.clear();
  for (const line of [...lines.values()]) line.ended(1001);
}

const HEARD = {
  answer: ({ id, status, body }) => {
    asked.get(id)?.resolve({ status, body });
    asked.delete(id);
  },
  said: ({ line, text }) => lines.get(line)?.said(text),
  closed: ({ line, code }) => lines.get(line)?.ended(code),
};

/** A line to a table of this browser: what of a WebSocket the page uses. */
export class LineHere extends EventTarget {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  #number = ++last;

  /** @param {string} table */
  constructor(table) {
    super();
    this.table = table;
    lines.set(this.#number, this);
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      begin();
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  /** @param {string} text */
  send(text) {
    begin().postMessage({ type: 'say', line: this.#number, table: this.table, text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    worker?.postMessage({ type: 'close', line: this.#number });
    this.ended(1000);
  }

  said(text) {
    this.dispatchEvent(new MessageEvent('message', { data: text }));
  }

  ended(code) {
    if (!lines.delete(this.#number)) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}
