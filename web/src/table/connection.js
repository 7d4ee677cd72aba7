import { settings } from '../shell/settings.js';
import { waiting } from '../shell/waiting.js';
import { say } from '../words/words.js';
import { Line } from './line.js';

/** How the ids of questions about moves begin. One that came too late needs no answer. */
const FORESEE = 'foresee-';

/** How the ids of requests for a hint begin. */
const HINT = 'hint-';

/** How the ids of questions begin why something cannot be chosen, or all that cannot. One that came too late needs no answer. */
const WHY = 'why-';
const WHY_ALL = `${WHY}all-`;

/** A move that takes longer is said to be on its way. */
const AT_ONCE = 400;

/** @import { ChatMessage, Curve, Entry, HintMessage, Message, Table, UndoMessage, ViewMessage } from '../shell/types' */

/** @typedef {{at: number} & Partial<HintMessage>} Hint what a good player would do; without moves while it thinks */

/**
 * What is known of one table, over a live line to it (docs/server.md). Tells `change` whenever something is new. After every
 * interruption it says what it has seen, and hears what is missing.
 */
export class TableConnection extends EventTarget {
  /** @type {Table | null} seats, status, result */
  table = null;
  /** @type {ViewMessage | null} the last one, with the whole view */
  view = null;
  /** @type {Entry[]} the whole journal */
  journal = [];
  /** @type {Entry[]} what the last view added to it */
  news = [];
  /** @type {{step: number, seat: number, note: Record<string, any>}[]} what programs noted beside their moves, as far as we may know it */
  notes = [];
  /** @type {Curve | null} */
  curve = null;
  /** @type {any} what stays the same all through the match, in games that have such a thing */
  scene = null;
  /** @type {ChatMessage['lines']} */
  chat = [];
  /** @type {UndoMessage | null} a request to take moves back that waits for answers */
  undo = null;
  /** @type {Map<string, {move: string, view: any, journal: any[]}>} what moves would lead to, as far as it was asked for */
  outcomes = new Map();
  /** @type {Hint | null} for this position, when I asked for it */
  hint = null;
  /** @type {Map<string, string> | null} why things cannot be chosen in this position, by their paths, once somebody has asked for all */
  hindrances = null;
  /** @type {Map<string, string>} why things cannot be chosen that were pointed at in this position, by their paths */
  reasons = new Map();
  /** @type {{code: string, words: string} | null} why the line is closed for good */
  error = null;

  #line;
  #foreseeing = new Set();
  #sent = 0;
  /** @type {(value?: unknown) => void} ends the waiting for the first word */
  #begun = () => {};
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
    this.#line = new Line(id, {
      join: () => this.#join(),
      hear: (message) => this.#receive(message),
      changed: () => this.#changed(),
      closed: (code) => this.#closed(code),
    });
  }

  get state() {
    return this.#line.state;
  }

  open() {
    settings.addEventListener('change', this.#followLanguage);
    waiting.for(new Promise((begun) => (this.#begun = begun)));
    this.#line.open();
  }

  close() {
    settings.removeEventListener('change', this.#followLanguage);
    this.#begun();
    this.#line.close();
  }

  /** Tries at once to come to the table again. */
  retry() {
    this.#line.retry();
  }

  /** @param {string} text a legal move */
  play(text) {
    this.#ask({ type: 'move', at: this.view.n, move: text });
    setTimeout(() => this.#changed(), AT_ONCE);
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
      this.#line.send({ type: 'preview', id: `${FORESEE}${text}`, at: this.view.n, move: text });
    }
  }

  /**
   * Asks why a thing cannot be chosen, which is told as `notice`, or all that cannot, which become `hindrances`.
   *
   * @param {string} [thing] a path in the view
   */
  askWhy(thing) {
    this.#line.send({ type: 'why', id: `${thing ? WHY : WHY_ALL}${++this.#sent}`, at: this.view.n, ...(thing && { thing }) });
  }

  /** Asks what a good player would do in my place. */
  askForHint() {
    this.hint = { at: this.view.n };
    this.#sendForHint();
    this.#changed();
  }

  #sendForHint() {
    this.#line.send({ type: 'hint', id: `${HINT}${++this.#sent}`, at: this.hint.at });
  }

  takeBack() {
    this.#ask({ type: 'undo', at: this.view.n });
  }

  /** @param {boolean} agree */
  answerUndo(agree) {
    this.undo = null;
    this.#ask({ type: 'undo-answer', agree });
  }

  leave() {
    this.#ask({ type: 'leave' });
  }

  comeBack() {
    this.#ask({ type: 'return' });
  }

  /**
   * @param {number} seat
   * @param {string} [player]
   */
  replace(seat, player) {
    this.#ask({ type: 'replace', seat, player });
  }

  /** Whether a move is on its way. */
  get isWaiting() {
    return this.#line.outbox.moveSince !== null;
  }

  /** Whether a move takes so long that one wonders. */
  get isSending() {
    const since = this.#line.outbox.moveSince;
    return since !== null && performance.now() - since >= AT_ONCE - 1;
  }

  #ask(message) {
    this.#line.deliver({ ...message, id: `${this.#session}-${++this.#sent}` });
    this.#changed();
  }

  #join() {
    const { token } = this;
    this.#foreseeing = new Set(this.outcomes.keys());
    return {
      type: 'join',
      lang: settings.language,
      outlook: true,
      ...(token && { token }),
      ...(this.view && { have: this.view.n }),
      ...(this.chat.length && { haveChat: this.chat.at(-1).number }),
    };
  }

  #closed(code) {
    this.error ??= { code: String(code), words: say('trouble.closed') };
    this.#changed();
  }

  #followLanguage = () => {
    if (this.view && this.#language !== settings.language) this.#ask({ type: 'lang', lang: settings.language });
    this.#language = settings.language;
  };

  #language = settings.language;

  /** @param {Message} message */
  #receive(message) {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'view':
        this.#see(message);
        break;
      case 'accepted':
        this.#line.outbox.answered(message.id);
        break;
      case 'refused':
        this.#line.outbox.answered(message.id);
        if (message.id?.startsWith(HINT)) this.hint = null;
        if (!this.#needsNoWord(message)) this.#tell(message.words);
        break;
      case 'hint':
        if (message.at === this.view.n) this.hint = message;
        break;
      case 'why':
        this.#explain(message);
        break;
      case 'preview':
        if (message.at === this.view.n) this.#learn(message.id.slice(FORESEE.length), message);
        break;
      case 'chat':
        message.lines.forEach((line) => this.#hear(line));
        if (this.#line.hasToldAll() && this.hint && !this.hint.moves) this.#sendForHint();
        break;
      case 'undo':
        this.undo = message;
        if (message.by === this.view.seat) this.#line.outbox.undone();
        break;
      case 'undo-ended':
        this.undo = null;
        if (message.by === this.view.seat) this.#line.outbox.undone();
        if (message.words) this.#tell(message.words);
        break;
      case 'error':
        this.error = message;
        break;
    }
    this.#changed();
  }

  // Who has moved meanwhile needs no hint any more, and no word about it.
  #needsNoWord({ id, code }) {
    if (id?.startsWith(HINT)) return ['stale', 'not-your-turn', 'over'].includes(code);
    return id?.startsWith(FORESEE) || id?.startsWith(WHY);
  }

  #learn(move, { view, journal }) {
    this.outcomes = new Map(this.outcomes).set(move, { move, view, journal });
  }

  /** @param {ViewMessage} message */
  #see(message) {
    this.#line.hasTold();
    if (message.n !== this.view?.n) {
      this.#foreseeing.clear();
      this.outcomes = new Map();
      this.hint = null;
      this.hindrances = null;
      this.reasons = new Map();
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
    if (isWhole && this.hindrances) this.askWhy();
    this.#line.outbox.movedOn(message.n);
  }

  #hear(line) {
    this.#line.outbox.said(line.text);
    if (line.number > (this.chat.at(-1)?.number ?? -1)) this.chat = [...this.chat, line];
  }

  #explain({ id, at, hindrances }) {
    if (at !== this.view.n) return;
    if (id.startsWith(WHY_ALL)) this.hindrances = new Map(hindrances.map(({ thing, words }) => [thing, words]));
    else hindrances.forEach((one) => this.#learnWhy(one));
  }

  #learnWhy({ thing, words }) {
    this.reasons = new Map(this.reasons).set(thing, words);
    this.#tell(words);
  }

  #tell(words) {
    this.dispatchEvent(new CustomEvent('notice', { detail: { words } }));
  }

  #changed() {
    this.#begun();
    this.dispatchEvent(new Event('change'));
  }
}
