import { aboutGame } from '../games/known.js';
import { presentationOf } from '../games/presentation.js';
import { get } from '../shell/api.js';
import { settings } from '../shell/settings.js';
import { wordsOf } from '../words/game-words.js';
import { Attention } from './attention.js';
import { Away } from './away.js';
import { TableConnection } from './connection.js';
import { Herald } from './herald.js';
import { SharedDevice } from './shared-device.js';
import { Timeline } from './timeline.js';
import { forgetTokens, takeTokenFromAddress, tokenOf } from './tokens.js';

/**
 * What somebody at this device has of a table: the seat, the game with its words, what comes and how far it has been shown, and who may
 * look next. The page draws it.
 */
export class Sitting {
  /** @type {TableConnection | null} */
  line = null;
  /** What comes over the line goes through it. */
  timeline = new Timeline();
  /** @type {{line: TableConnection, timeline: Timeline} | null} where nothing is secret, the last picture stays until the next one comes */
  former = null;
  /**
   * @type {{id: string, presentation: import('../games/presentation.js').Presentation, words: import('../words/game-words.js').GameWords,
   *   certain: boolean} | null}
   */
  game = null;
  /** @type {{seat: number, token: string, name: string} | null} who may look at the device next */
  taker = null;
  /** What happened while nobody looked. */
  away = new Away('');
  #attention = new Attention();
  /** @type {any} why the table, or its game, could not be read */
  trouble = null;
  #table = '';
  #device = new SharedDevice('');

  /**
   * @param {import('lit').LitElement} page
   * @param {{noticed: (words: string) => void, covered: () => void, skipped: () => void}} heard a notice has come; nothing of what was
   *   shown may stay; the board is to show its view at once
   */
  constructor(page, heard) {
    this.page = page;
    this.heard = heard;
    this.herald = new Herald(() => page.requestUpdate());
    page.addController(this);
  }

  hostConnected() {
    settings.addEventListener('change', this.#readWords);
    addEventListener('pagehide', this.#cover);
    document.addEventListener('visibilitychange', this.#seen);
  }

  hostDisconnected() {
    settings.removeEventListener('change', this.#readWords);
    removeEventListener('pagehide', this.#cover);
    document.removeEventListener('visibilitychange', this.#seen);
    this.line?.close();
    this.timeline.close();
    this.herald.hush();
  }

  hostUpdated() {
    if (this.#isAllShown) this.#look(this.line, this.timeline);
  }

  #look({ table, scene }, timeline) {
    const shown = timeline.tableShown(table);
    const { view } = timeline.shown;
    this.herald.tellOf(shown, view, scene, this.game);
    this.#attention.look({ isMine: view.moves.length > 0, isOver: shown.result !== null }, this.game.words.say('game.name'));
    if (!document.hidden) this.away.see(view.n);
  }

  get #isAllShown() {
    const { table, state } = this.line ?? {};
    return this.timeline.shown && this.timeline.isNow && table && this.game?.words && state === 'open' && !this.taker;
  }

  #seen = () => this.page.requestUpdate();

  /** @param {string} table */
  open(table) {
    this.#table = table;
    takeTokenFromAddress(table);
    this.#device = new SharedDevice(table);
    this.game = null;
    this.trouble = null;
    if (this.#device.isShared) this.#askWhoLooks();
    else this.sit(tokenOf(table));
    this.page.requestUpdate();
  }

  /** Gives up the seat, whose token is of no use. */
  watchInstead() {
    forgetTokens([this.#table]);
    this.open(this.#table);
  }

  // --- A device that several people share: web/README.md ---

  get isShared() {
    return this.#device.isShared;
  }

  /** Whom to hand the device to, if all is shown and somebody else who shares it has to decide. */
  get next() {
    return this.timeline.isNow ? this.#device.next(this.timeline.shown?.view, this.line?.table) : null;
  }

  async #askWhoLooks() {
    try {
      const { seats, toMove, game } = await get(`/tables/${this.#table}`);
      await this.#readGame(game);
      this.#handTo(this.#device.first(toMove, seats));
    } catch (trouble) {
      this.#fail(trouble);
    }
  }

  #fail = (trouble) => {
    this.trouble = trouble;
    this.page.requestUpdate();
  };

  // Where nothing is secret, nobody need look away.
  #handTo(taker) {
    if (this.#isOpenToAll) this.sit(taker.token);
    else this.lookAway(taker);
  }

  get #isOpenToAll() {
    return Boolean(this.game?.presentation?.noSecrets);
  }

  /** Nothing of what the last one saw stays: no picture, no journal, no connection. */
  lookAway(taker) {
    this.line?.close();
    this.line = null;
    this.timeline.close();
    this.timeline = new Timeline();
    this.away.forget();
    this.herald.hush();
    this.taker = taker;
    this.heard.covered();
    this.page.requestUpdate();
  }

  // A page that the browser keeps to come back to must not show what it showed.
  #cover = () => {
    const holder = this.line && this.#device.holder(this.line);
    if (holder && !this.#isOpenToAll) this.lookAway(holder);
  };

  // --- The seat ---

  /** @param {string | null} token */
  sit(token) {
    this.line?.close();
    this.timeline.close();
    this.former = this.#isOpenToAll && this.timeline.shown ? { line: this.line, timeline: this.timeline } : null;
    this.taker = null;
    const line = new TableConnection(this.#table, token);
    line.addEventListener('change', () => this.#hear(line));
    line.addEventListener('notice', (event) => this.heard.noticed(/** @type {CustomEvent} */ (event).detail.words));
    this.line = line;
    this.timeline = this.#newTimeline();
    this.away = new Away('');
    this.#attention = new Attention();
    line.open();
    this.page.requestUpdate();
  }

  #newTimeline() {
    const timeline = new Timeline();
    timeline.addEventListener('change', () => this.#goOn());
    timeline.addEventListener('skip', () => this.heard.skipped());
    timeline.addEventListener('told', (event) => this.#told(/** @type {CustomEvent} */ (event).detail));
    timeline.open();
    return timeline;
  }

  #hear(line) {
    if (line !== this.line) return;
    if (line.table && this.game?.id !== line.table.game) this.#readGame(line.table.game).catch(this.#fail);
    const isFirst = !this.timeline.shown;
    this.timeline.hear(line);
    if (isFirst && this.timeline.shown) this.#arrive(this.timeline.shown);
    this.#goOn();
  }

  // Where nothing is secret, whoever sits here sees what all see.
  #arrive(position) {
    this.away = new Away(this.former ? this.#table : `${this.#table}/${position.view.seat}`);
    if (!this.former && !position.view.result) this.away.comeTo(position);
  }

  // Where nothing is secret, the next one sits down as soon as everything has been shown.
  #goOn() {
    const next = this.#isOpenToAll && this.next;
    if (next) this.sit(next.token);
    this.page.requestUpdate();
  }

  #told({ entries, isSkipped }) {
    this.herald.hear(entries, this.game?.presentation?.citation);
    if (!isSkipped) this.#attention.hear(entries, this.game?.presentation);
    if (document.hidden) this.away.miss(entries, this.timeline.shown.view.seat);
  }

  // --- The game ---

  async #readGame(id) {
    this.game = { id, presentation: null, words: null, certain: false };
    const [presentation, words, { certain }] = await Promise.all([presentationOf(id), wordsOf(id), aboutGame(id)]);
    this.game = { id, presentation, words, certain };
    this.page.dataset.game = id;
    this.page.requestUpdate();
  }

  #readWords = async () => {
    if (!this.game?.words || this.game.words.language === settings.language) return;
    this.game = { ...this.game, words: await wordsOf(this.game.id) };
    this.page.requestUpdate();
  };
}
