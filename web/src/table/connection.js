import { settings } from '../shell/settings.js';
import { say } from '../words/words.js';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** Closed for good: trying again would give the same answer. */
const FINAL = new Set([4400, 4401, 4404]);
/** How the ids of questions about moves begin. One that came too late needs no answer. */
const FORESEE = 'foresee-';

/** How the ids of requests for a hint begin. */
const HINT = 'hint-';

/**
 * What a good player would do; without moves while it thinks.
 *
 * @typedef {{at: number, level?: string | null, alike?: number, moves?: {move: {text: string, words: string}, odds: number, samples: number}[]}} Hint
 */

/**
 * The live line to one table (docs/server.md). Tells `change` whenever something is new, and reconnects by itself: it says what it
 * has seen and sends again what was not answered.
 */
export class TableConnection extends EventTarget {
  /** @type {'connecting' | 'open' | 'lost' | 'closed'} */
  state = 'connecting';
  /** @type {any} the table: seats, status, result */
  table = null;
  /** @type {any} the last view message */
  view = null;
  /** @type {any[]} the whole journal */
  journal = [];
  /** @type {any[]} what the last view added to it */
  news = [];
  /** @type {{step: number, seat: number, note: Record<string, any>}[]} what programs noted beside their moves, as far as we may know it */
  notes = [];
  /** @type {any} */
  curve = null;
  /** @type {any} what stays the same all through the match, in games that have such a thing */
  scene = null;
  /** @type {any[]} */
  chat = [];
  /** @type {any} a request to take moves back that waits for answers */
  undo = null;
  /** @type {Map<string, {move: string, view: any, journal: any[]}>} what moves would lead to, as far as it was asked for */
  outcomes = new Map();
  /** @type {Hint | null} for this position, when I asked for it */
  hint = null;
  /** @type {{code: string, words: string} | null} why the line is closed for good */
  error = null;

  #socket = null;
  #unanswered = new Map();
  #foreseeing = new Set();
  #pause = FIRST_PAUSE;
  #timer = 0;
  #sent = 0;
  // Not randomUUID: it is missing where a server is reached over plain HTTP from another machine.
  #session = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

  /**
   * @param {string} id of the table
   * @param {string | null} token of my seat; without one I watch
   */
  constructor(id, token) {
    super();
    this.id = id;
    this.token = token;
  }

  open() {
    settings.addEventListener('change', this.#followLanguage);
    addEventListener('online', this.#retryNow);
    this.#connect();
  }

  close() {
    settings.removeEventListener('change', this.#followLanguage);
    removeEventListener('online', this.#retryNow);
    clearTimeout(this.#timer);
    this.state = 'closed';
    this.#socket?.close();
  }

  /** @param {string} text a legal move */
  play(text) {
    this.#ask({ type: 'move', at: this.view.n, move: text });
  }

  /** @param {string} text */
  say(text) {
    this.#ask({ type: 'chat', text });
  }

  /**
   * Asks what moves would do, in games that leave nothing to chance. Each is asked for once.
   *
   * @param {string[]} texts
   */
  foresee(texts) {
    for (const text of texts.filter((one) => !this.#foreseeing.has(one))) {
      this.#foreseeing.add(text);
      this.#send({ type: 'preview', id: `${FORESEE}${text}`, at: this.view.n, move: text });
    }
  }

  /** Asks what a good player would do in my place. */
  askForHint() {
    this.hint = { at: this.view.n };
    this.#sendForHint();
    this.#changed();
  }

  #sendForHint() {
    this.#send({ type: 'hint', id: `${HINT}${++this.#sent}`, at: this.hint.at });
  }

  takeBack() {
    this.#ask({ type: 'undo' });
  }

  /** @param {boolean} agree */
  answerUndo(agree) {
    this.#send({ type: 'undo-answer', agree });
    this.undo = null;
    this.#changed();
  }

  leave() {
    this.#send({ type: 'leave' });
  }

  comeBack() {
    this.#send({ type: 'return' });
  }

  /**
   * @param {number} seat
   * @param {string} [player]
   */
  replace(seat, player) {
    this.#send({ type: 'replace', seat, player });
  }

  /** Whether a move is on its way. */
  get isWaiting() {
    return [...this.#unanswered.values()].some(({ type }) => type === 'move');
  }

  #ask(message) {
    const id = `${this.#session}-${++this.#sent}`;
    this.#unanswered.set(id, { ...message, id });
    this.#send({ ...message, id });
    this.#changed();
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#join());
    socket.addEventListener('message', (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener('close', (event) => this.#closed(socket, event));
  }

  #join() {
    const { token } = this;
    this.#send({
      type: 'join',
      lang: settings.language,
      ...(token && { token }),
      ...(this.view && { have: this.view.n }),
      ...(this.chat.length && { haveChat: this.chat.at(-1).number }),
    });
    this.#unanswered.forEach((message) => this.#send(message));
    if (this.hint && !this.hint.moves) this.#sendForHint();
    this.#foreseeing = new Set(this.outcomes.keys());
  }

  #closed(socket, event) {
    if (socket !== this.#socket || this.state === 'closed') return;
    if (FINAL.has(event.code)) {
      this.state = 'closed';
      this.error ??= { code: String(event.code), words: say('trouble.closed') };
    } else {
      this.state = 'lost';
      this.#timer = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    }
    this.#changed();
  }

  #retryNow = () => {
    if (this.state !== 'lost') return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #followLanguage = () => {
    if (this.view && this.#language !== settings.language) this.#send({ type: 'lang', lang: settings.language });
    this.#language = settings.language;
  };

  #language = settings.language;

  #receive(message) {
    switch (message.type) {
      case 'table':
        this.table = message.table ?? message;
        break;
      case 'view':
        this.#see(message);
        break;
      case 'accepted':
        this.#unanswered.delete(message.id);
        break;
      case 'refused':
        this.#unanswered.delete(message.id);
        if (message.id?.startsWith(HINT)) this.hint = null;
        if (!message.id?.startsWith(FORESEE) && !this.#comesTooLate(message)) this.#tell(message.words);
        break;
      case 'hint':
        if (message.at === this.view.n) this.hint = message;
        break;
      case 'preview':
        if (message.at === this.view.n) this.#learn(message.id.slice(FORESEE.length), message);
        break;
      case 'chat':
        message.lines.forEach((line) => this.#hear(line));
        break;
      case 'undo':
        this.undo = message;
        break;
      case 'undo-ended':
        this.undo = null;
        if (message.words) this.#tell(message.words);
        break;
      case 'error':
        this.error = message;
        break;
    }
    this.#changed();
  }

  // Who has moved meanwhile needs no hint any more, and no word about it.
  #comesTooLate({ id, code }) {
    return id?.startsWith(HINT) && ['stale', 'not-your-turn', 'over'].includes(code);
  }

  #learn(move, { view, journal }) {
    this.outcomes = new Map(this.outcomes).set(move, { move, view, journal });
  }

  #see(message) {
    this.state = 'open';
    this.#pause = FIRST_PAUSE;
    if (message.n !== this.view?.n) {
      this.#foreseeing.clear();
      this.outcomes = new Map();
      this.hint = null;
    }
    const isWhole = message.since === null || message.since === undefined;
    this.news = isWhole ? [] : message.journal;
    this.journal = isWhole ? message.journal : [...this.journal, ...message.journal];
    // At the end of a match all notes come at once.
    const noted = message.notes ?? [];
    this.notes = isWhole || message.result ? noted : noted.length ? [...this.notes, ...noted] : this.notes;
    if (message.curve) this.curve = message.curve;
    if (message.scene) this.scene = message.scene;
    // Behind a view that we have, only what is new in it comes.
    this.view = isWhole ? message : { ...message, view: { ...this.view.view, ...message.view } };
    // In another language it has to be told again.
    if (isWhole && this.hint?.moves) this.askForHint();
    for (const [id, { type }] of this.#unanswered) if (type === 'undo') this.#unanswered.delete(id);
  }

  #hear(line) {
    for (const [id, { type, text }] of this.#unanswered) if (type === 'chat' && text === line.text) this.#unanswered.delete(id);
    if (line.number > (this.chat.at(-1)?.number ?? -1)) this.chat = [...this.chat, line];
  }

  #tell(words) {
    this.dispatchEvent(new CustomEvent('notice', { detail: { words } }));
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}
