import { Viewport } from '../viewport.js';
import { HEIGHT, WIDTH, middleOf, middleOfRoom } from './plan.js';
import { ghosts } from './targets.js';

/** Pixels for each unit: nearer is too near, and farther nothing can be read. */
const LARGEST = 1.5;
const COMFORTABLE = 0.7;
const STANDARD = { width: 760, height: 520 };

/** The part of the station that is seen: as large as it may be, and where something happens until somebody looks elsewhere. */
export class Glass {
  size = STANDARD;
  /** Until somebody drags or zooms, the picture follows what happens. */
  #follows = true;
  #zoom = 1;
  #sizes = new ResizeObserver(() => this.#measure());

  /**
   * @param {HTMLElement & {requestUpdate: () => void}} element that is measured
   * @param {() => void} resized
   */
  constructor(element, resized) {
    this.element = element;
    this.resized = resized;
    this.viewport = new Viewport(() => this.#looked());
  }

  watch() {
    this.#sizes.observe(this.element);
  }

  leave() {
    this.#sizes.disconnect();
  }

  #measure() {
    const { width, height } = this.element.getBoundingClientRect();
    if (!width || (width === this.size.width && height === this.size.height)) return;
    this.size = { width, height };
    this.resized();
  }

  #looked() {
    this.element.requestUpdate();
    if (this.#zoom === this.viewport.zoom) return;
    this.#zoom = this.viewport.zoom;
    this.element.dispatchEvent(new Event('zoomed'));
  }

  /** How many pixels a unit has. */
  get scale() {
    return this.size.width / this.viewport.width;
  }

  /**
   * Takes in the whole station and where a room may be laid.
   *
   * @param {import('../moment.js').Moment<import('./types').Game>} moment
   * @param {import('./types').Entry | null} telling
   */
  frame(moment, telling) {
    const { width, height } = this.size;
    const cells = [...moment.view.station, ...ghosts(moment.moves)];
    const [xs, ys] = [cells.map((cell) => middleOf(cell).x), cells.map((cell) => middleOf(cell).y)];
    const wide = Math.max(Math.max(...xs) - Math.min(...xs) + WIDTH * 1.14, width / LARGEST);
    const high = Math.max(Math.max(...ys) - Math.min(...ys) + HEIGHT * 1.12, height / LARGEST);
    const [middleX, middleY] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
    const aspect = width / height;
    this.viewport.nearest = Math.max(1, (Math.max(wide, high * aspect) * LARGEST * 1.6) / width);
    this.viewport.frame({ left: middleX - wide / 2, top: middleY - high / 2, width: wide, height: high }, aspect);
    if (this.#follows) this.#follow(moment, telling);
  }

  /**
   * A station that is too large to be read as a whole is shown where something happens.
   *
   * @param {import('../moment.js').Moment<import('./types').Game>} moment
   * @param {any} telling
   */
  #follow(moment, telling) {
    const whole = this.size.width / this.viewport.wholeWidth;
    if (whole >= COMFORTABLE || moment.view.outcome) this.viewport.whole();
    else this.viewport.lookAt(focus(moment, telling), { room: this.size.width / COMFORTABLE / 1.2, zoom: COMFORTABLE * 1.15 / whole });
  }

  /** Somebody looks where he wants to. @param {() => void} act */
  touch(act) {
    this.#follows = false;
    act();
  }

  /** The picture follows what happens again. */
  release() {
    this.#follows = true;
  }
}

/**
 * @param {import('../moment.js').Moment<import('./types').Game>} moment
 * @param {any} telling
 */
function focus({ view, moves }, telling) {
  const open = ghosts(moves).map(middleOf);
  const happened = telling ? [telling.facts.room].filter((room) => typeof room === 'string') : [];
  const current = view.players.find(({ colour }) => colour === view.current);
  const rooms = happened.length ? happened : [view.decision?.room, current?.trooper.room, current?.android.room];
  const points = [...open, ...rooms.map((room) => middleOfRoom(view, room)).filter(Boolean)];
  return points.length ? points : [{ x: 0, y: 0 }];
}
