import { LineHere, isHere } from '../here/here.js';
import { Outbox } from './outbox.js';
import { Pulse } from './pulse.js';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** Closed for good: trying again would give the same answer. */
const FINAL = new Set([4400, 4401, 4404]);

/**
 * @param {string} table
 * @returns {WebSocket | LineHere} to the server, or to the tables of this browser: nobody need know which one it is
 */
function lineTo(table) {
  if (isHere(table)) return new LineHere(table);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${table}`);
}

/**
 * Messages to one table and back (docs/server.md), over one WebSocket after the other: it comes again by itself when one was closed,
 * and when one has died without a word, and then sends again what is not known to have arrived.
 */
export class Line {
  /** @type {'connecting' | 'open' | 'lost' | 'closed'} */
  state = 'connecting';
  outbox = new Outbox();

  /** @type {WebSocket | LineHere | null} */
  #socket = null;
  #pulse = new Pulse({ ask: (number) => this.send({ type: 'ping', id: String(number) }), dead: () => this.#abandon() });
  #isJoining = false;
  #pause = FIRST_PAUSE;
  #timer = 0;

  /**
   * @param {string} table
   * @param {{join: () => any, hear: (message: any) => void, changed: () => void, closed: (code: number) => void}} table's end: the
   *   message to come with; hears what comes, that the state is another, and that the line is closed for good
   */
  constructor(table, end) {
    this.table = table;
    this.end = end;
  }

  open() {
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
    this.#connect();
  }

  close() {
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    clearTimeout(this.#timer);
    this.#pulse.close();
    this.state = 'closed';
    this.#socket?.close();
  }

  /** Goes at once when the line is open, and is lost when it is not. */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /**
   * Is kept until it has arrived. Whoever is only just coming sends it when it is known what the table has heard before.
   *
   * @param {any} message with its id
   */
  deliver(message) {
    const isOpen = this.state === 'open' && !this.#isJoining;
    if (isOpen) this.send(message);
    this.outbox.put(message, isOpen ? this.#pulse.beat() : Infinity);
  }

  /** The table has told how it stands. */
  hasTold() {
    this.state = 'open';
    this.#pause = FIRST_PAUSE;
  }

  /**
   * The table has told everything: what is not in it has perhaps never arrived.
   *
   * @returns {boolean} whether the line was new
   */
  hasToldAll() {
    if (!this.#isJoining) return false;
    this.#isJoining = false;
    this.#pulse.begun();
    this.outbox.messages().forEach((message) => this.deliver(message));
    return true;
  }

  /** Tries at once instead of waiting longer. */
  retry = () => {
    if (this.state !== 'lost' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #connect() {
    this.#drop();
    const socket = lineTo(this.table);
    this.#socket = socket;
    this.#isJoining = true;
    this.#pulse.begin();
    socket.addEventListener('open', () => socket === this.#socket && this.send(this.end.join()));
    socket.addEventListener('message', (/** @type {any} */ { data }) => socket === this.#socket && this.#hear(JSON.parse(data)));
    socket.addEventListener('close', (/** @type {any} */ { code }) => {
      if (socket === this.#socket && this.state !== 'closed') this.#ended(code);
    });
  }

  #hear(message) {
    if (message.type !== 'pong') {
      this.#pulse.heard();
      return this.end.hear(message);
    }
    this.#pulse.answered(Number(message.id));
    this.outbox.arrived(Number(message.id));
  }

  #ended(code) {
    this.#pulse.stop();
    if (!FINAL.has(code)) return this.#lost();
    this.state = 'closed';
    this.end.closed(code);
  }

  // The line has swallowed what was sent. What may still come out of it is not heard any more.
  #abandon() {
    this.#drop();
    this.#lost();
  }

  // Browsers make one connection to a place at a time: one that never comes about would keep off all that follow.
  #drop() {
    const dropped = this.#socket;
    this.#socket = null;
    dropped?.close();
  }

  #lost() {
    this.state = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    this.end.changed();
  }
}
