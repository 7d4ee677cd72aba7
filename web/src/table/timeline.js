import { Pace } from '../games/pace.js';
import { settings } from '../shell/settings.js';
import { withNow } from './plateau-curve.js';

/** @import { Curve, Entry, Table, ViewMessage } from '../shell/types' */

/**
 * A position as it came: the view, and what led to it from the one before.
 *
 * @typedef {object} Position
 * @property {ViewMessage} view
 * @property {Entry[]} news what led to it
 * @property {Entry[]} journal the whole journal up to it
 * @property {import('./connection.js').TableConnection['notes']} notes
 * @property {Curve | null} curve
 * @property {number} came when
 * @property {number} waits since when it waits to be shown; for another time, where somebody wants to see it again
 */

/** A position that has waited so long is told twice as fast, and one that has waited twice as long four times. */
const PATIENCE = 4000;
/** Whoever is farther behind is shown the present: computer players can be faster than eyes. */
const FARTHEST_BEHIND = 16_000;
/** A board that never says that its story is over must not keep the end from anybody. */
const LONGEST_STORY = 45_000;
/** So many positions are kept to be shown again, and so many wait at most. */
const MOST = 240;

/**
 * Stands between the line to a table and its page: positions come in as fast as others play, and go to the board one at a time. The
 * rest of the page is drawn from what the board has shown. Tells `change` when there is more to see, `told` with the entries of the
 * journal as they are shown, and `skip` when the board has to end its story.
 */
export class Timeline extends EventTarget {
  /** @type {Position | null} the last position that the board has shown to its end */
  shown = null;
  /** @type {Position | null} the one that it is telling */
  telling = null;
  /** @type {Entry[]} the journal as far as it has been shown */
  journal = [];
  pace = new Pace();

  /** How many entries of the position that is told have been shown. */
  #count = 0;
  /** Whether the board has begun its story, and will say when that is over. */
  #isBusy = false;
  /** Whether I was here before the end. */
  #isLive = false;
  /** @type {ViewMessage | null} what the line told last */
  #heard = null;
  /** @type {Position[]} */
  #waiting = [];
  /** @type {Position[]} what was shown since I decided last, behind the position in which I did */
  #kept = [];
  /** @type {number | null} up to the view of this number everything is shown once more, because somebody asked for it */
  #againUntil = null;
  #watch = new AbortController();
  #pausedAt = 0;

  open() {
    settings.addEventListener('change', this.#follow);
  }

  close() {
    settings.removeEventListener('change', this.#follow);
    this.#watch.abort();
  }

  /** The newest position: only in this one moves can be chosen. */
  get newest() {
    return this.#waiting.at(-1) ?? this.telling ?? this.shown;
  }

  /** Whether the board shows how it stands. */
  get isNow() {
    return this.newest === this.shown;
  }

  /** What the board is given: the position that it tells, or the one that it has shown. */
  get given() {
    return this.telling ?? this.shown;
  }

  get givenPace() {
    return this.telling && this.#tells ? this.pace : null;
  }

  get canShowAgain() {
    return this.isNow && this.#kept.slice(1).some(({ news }) => news.length > 0);
  }

  // What is not seen need not be told.
  get #tells() {
    return (settings.tells || this.#againUntil !== null) && !document.hidden;
  }

  /** @param {import('./connection.js').TableConnection} line has heard something */
  hear(line) {
    const { view, news, journal, notes } = line;
    const before = this.newest;
    if (line.table && line.table.status !== 'over') this.#isLive = true;
    if (!view || view === this.#heard) return;
    this.#heard = view;
    if (before && !isWhole(view) && view.n === before.view.n) return this.#renew(before, view);
    const curve = withNow(line.curve ?? before?.curve ?? null, view);
    line.curve = null;
    const position = { view, news, journal, notes, curve, came: performance.now(), waits: performance.now() };
    if (!before || isWhole(view)) return this.#restart(position);
    this.#waiting.push(position);
    this.#next();
  }

  /** @param {Table} table as it is known of now; of its end no more is told than the board has shown */
  tableShown(table) {
    const result = this.shown?.view.result ?? (this.#isLive ? null : table.result);
    if (result) return { ...table, result };
    return { ...table, result: null, seed: null, status: table.status === 'over' ? 'playing' : table.status };
  }

  /** @param {{busy: boolean, shown: number}} progress what the board says of the story that it tells */
  follow({ busy, shown }) {
    if (!this.telling) return;
    this.#isBusy = busy;
    if (!busy) return this.#finish();
    this.#tell(shown);
    this.#changed();
  }

  /**
   * The board has drawn a position. Unless it tells something of it, it has shown everything.
   *
   * @param {Position | null} position
   */
  hasDrawn(position) {
    if (position && position === this.telling && !this.#isBusy) this.#finish();
  }

  /** Everything is shown as it is now. */
  skip() {
    if (this.isNow) return;
    const left = [...(this.telling ? [this.telling] : []), ...this.#waiting];
    const untold = left.flatMap(({ news }) => news).slice(this.#count);
    // What the board was telling it has been given; it knows nothing of the others.
    const unseen = this.#isBusy ? left.slice(1) : left;
    this.#rest();
    this.dispatchEvent(new Event('skip'));
    this.#keep(left);
    this.shown = onTime(unseen.length ? { ...left.at(-1), news: unseen.flatMap(({ news }) => news) } : left[0]);
    this.#announce(untold, true);
    this.#changed();
  }

  togglePause() {
    const now = performance.now();
    if (this.pace.isPaused) this.#waiting.forEach((position) => (position.waits += now - Math.max(this.#pausedAt, position.waits)));
    this.#pausedAt = now;
    this.pace.isPaused = !this.pace.isPaused && !this.isNow;
    this.#next();
    this.#changed();
  }

  /** Shows once more what happened since I decided last. */
  again() {
    this.skip();
    if (!this.canShowAgain) return;
    const [first, ...then] = this.#kept;
    this.#againUntil = then.at(-1).view.n;
    this.#kept = [];
    this.shown = first;
    this.telling = { ...first, news: [] };
    this.#waiting = then.map((position) => ({ ...position, waits: performance.now() }));
    this.#changed();
  }

  /** I have decided: what happens from here on can be shown again. */
  begin() {
    this.#kept = [this.shown];
  }

  // The same position once more, for what else is said of it: on the board it is no other.
  #renew(position, view) {
    position.view = { ...view, view: position.view.view };
    this.#changed();
  }

  // What lies between is not known: after an undo, in another language, or when somebody comes to the table.
  #restart(position) {
    this.#rest();
    this.#kept = [position];
    this.shown = position;
    this.#changed();
  }

  /** Nothing is told any more, and nothing waits. */
  #rest() {
    this.#watch.abort();
    this.telling = null;
    this.#count = 0;
    this.#isBusy = false;
    this.#againUntil = null;
    this.#waiting = [];
    this.pace.isPaused = false;
  }

  #next() {
    if (this.telling || this.#waiting.length === 0 || this.pace.isPaused) return;
    if (!this.#tells || this.#behind > FARTHEST_BEHIND || this.#waiting.length > MOST) return this.skip();
    this.pace.rate = this.#rate;
    this.telling = this.#waiting.shift();
    this.#watchOver();
    this.#changed();
  }

  /** For how many milliseconds the next position has waited. */
  get #behind() {
    return performance.now() - this.#waiting[0].waits;
  }

  get #rate() {
    const { clocks, seat } = this.newest.view;
    const costsTime = seat !== null && clocks?.[seat]?.running;
    const hurry = this.#behind > 2 * PATIENCE ? 4 : this.#behind > PATIENCE || costsTime ? 2 : 1;
    return settings.rate * hurry;
  }

  async #watchOver() {
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    await this.pace.wait(LONGEST_STORY, signal);
    if (!signal.aborted) this.skip();
  }

  #finish() {
    this.#watch.abort();
    this.#tell(this.telling.news.length);
    this.#keep([this.telling]);
    this.shown = onTime(this.telling);
    if (this.shown.view.n === this.#againUntil) this.#againUntil = null;
    this.telling = null;
    this.#count = 0;
    this.#isBusy = false;
    this.#next();
    this.#changed();
  }

  #tell(upTo) {
    const news = this.telling.news.slice(this.#count, upTo);
    this.#count = Math.max(this.#count, upTo);
    this.#announce(news, false);
  }

  #announce(entries, isSkipped) {
    if (entries.length) this.dispatchEvent(new CustomEvent('told', { detail: { entries, isSkipped } }));
  }

  // Whoever watches decides nothing, so only the last that happened is kept.
  #keep(positions) {
    this.#kept.push(...positions);
    this.#kept = this.#kept.slice(this.shown?.view.seat === null ? -2 : -MOST);
  }

  #changed() {
    const { shown, telling } = this;
    this.journal = telling ? [...shown.journal, ...telling.news.slice(0, this.#count)] : shown.journal;
    this.dispatchEvent(new Event('change'));
  }

  // Somebody wants to see it faster, or at once.
  #follow = () => {
    if (!this.telling) return;
    if (this.#tells) this.pace.rate = settings.rate;
    else this.skip();
  };
}

/** Clocks have run on while the board told what happened. @param {Position} position */
function onTime(position) {
  const { clocks } = position.view;
  if (!clocks) return position;
  const passed = performance.now() - position.came;
  const now = clocks.map((clock) => (clock.running ? { ...clock, leftMs: Math.max(0, clock.leftMs - passed) } : clock));
  return { ...position, view: { ...position.view, clocks: now } };
}

/** @param {ViewMessage} view */
function isWhole({ since }) {
  return since === null || since === undefined;
}
