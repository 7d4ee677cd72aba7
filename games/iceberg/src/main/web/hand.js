import { askWhy } from '../why.js';
import { targets } from './foresight.js';
import { CELL, cellAt, directionTo, isSame, middle } from './geometry.js';
import { Grip } from './grip.js';
import { askedText, pointedByKey } from './keys.js';
import { selection } from './selection.js';
import { Walk, wayTo } from './walk.js';

const FINGER = 22;
/** The cells of a picture that is smaller than this are too small for a finger. */
const SMALL_CELL = 32;

/**
 * @import { Move } from './types'
 * @import { Way } from './walk.js'
 * @typedef {import('./geometry.js').Position} Position
 * @typedef {{agent?: number, move?: Move, way?: Way}} Pointed what a place on the ice stands for
 */

/**
 * @typedef {import('../board.js').Board<import('./types').Game> & {closeUpAt: (event: PointerEvent) => void,
 *   lookAt: (cells: any[]) => void, scale: number}} BoardInHand
 */

/** What hands do on the ice: they point, tap, drag and press keys, and all of it comes to the moves that the rules offer. */
export class Hand {
  /** @type {Way | null} a way of several moves that is pointed at */
  aim = null;
  /** @type {Position | null} the cell that the arrow keys have come to */
  cursor = null;
  /** @type {Walk | null} under way */
  walk = null;
  /** @type {{walk: Walk, view: any} | null} done, and nothing since */
  walked = null;
  /** Whether the last pointer was a finger: it cannot point without tapping. */
  isFinger = false;

  /**
   * @param {BoardInHand} board
   * @param {import('./viewport.js').IceViewport} viewport
   */
  constructor(board, viewport) {
    this.board = board;
    this.viewport = viewport;
    this.grip = new Grip(viewport, {
      reach: (event) => this.#agentAt(event),
      take: (event, agent) => this.#take(event, agent),
      over: (event, agent) => this.#point(this.#carriedTo(event, agent)),
      put: (agent, flick) => this.#put(agent, flick),
      drop: () => this.clear(),
    });
  }

  get mine() {
    return this.board.story.isBusy ? [] : this.board.moment.moves;
  }

  get ofChosen() {
    return this.mine.filter(({ move }) => move.agent === selection.agent);
  }

  get targets() {
    return targets(this.board.moment.view, this.ofChosen, this.board.moment.outcomes);
  }

  get #agents() {
    const { view, seat } = this.board.moment;
    return this.mine.length && seat !== null ? view.agents[seat].map((cell, agent) => ({ cell, agent })) : [];
  }

  /** Nothing is pointed at any more. */
  clear() {
    this.cursor = null;
    this.#point({});
  }

  /** The board has shown a position: a walk goes on, or ends there. */
  goOn() {
    if (!this.walk || this.board.story.isBusy) return;
    const { moment } = this.board;
    const next = this.walk.next(moment);
    if (next === 'wait') return;
    if (next !== 'stop') return this.board.choose(next);
    this.walked = this.walk.done > 1 ? { walk: this.walk, view: moment.view } : null;
    this.walk = null;
    this.board.requestUpdate();
  }

  /** No further: what has been walked stays. */
  stop() {
    this.walk = null;
    this.board.requestUpdate();
  }

  /** Plays what is pointed at: one move, or those of a way in turn. */
  go() {
    const { aim, board } = this;
    const move = board.moment.preview;
    this.clear();
    if (aim) {
      this.walk = new Walk(aim, board.moment.seat);
      this.goOn();
    } else if (move) board.choose(move);
  }

  /** All moves of the walk at once, as it was one gesture. */
  takeBack() {
    const moves = this.walked.walk.done;
    this.walked = null;
    this.board.dispatchEvent(new CustomEvent('take-back', { detail: { moves }, bubbles: true, composed: true }));
  }

  moved = (event) => {
    this.isFinger = event.pointerType === 'touch';
    this.grip.move(event);
    if (this.isFinger || event.buttons) return;
    const found = this.#at(event);
    event.currentTarget.classList.toggle('clickable', Boolean(found));
    this.cursor = null;
    this.#point(found ?? {});
  };

  left = (event) => {
    if (event.pointerType !== 'touch' && !this.grip.isCarrying) this.clear();
  };

  // A mouse has shown what will happen; a finger shows it with a first tap and does it with a second.
  clicked = (event) => {
    if (this.grip.endsClick()) return;
    if (this.board.story.isBusy) return this.board.askToSkip();
    const found = this.#at(event);
    if (!found) return this.#wonder(event);
    const isAgent = found.agent !== undefined;
    const isShown = !isAgent && this.#isShown(found);
    if (!isShown) this.#point(found);
    if (isAgent) this.#choose(found.agent);
    else if (isShown || !this.isFinger) this.#do(found);
    else if (found.way) this.board.lookAt([this.board.moment.view.agents[this.board.moment.seat][found.way.agent], found.way.cell]);
  };

  /** @param {Pointed} pointed */
  #isShown({ move, way }) {
    return way ? isSame(way.cell, this.aim?.cell) : move.text === this.board.moment.preview?.text;
  }

  #choose(agent) {
    selection.choose(agent);
    const { view, seat } = this.board.moment;
    if (this.isFinger) this.board.lookAt([view.agents[seat][agent]]);
  }

  // What is pointed at is known to the frame only in a moment.
  /** @param {Pointed} pointed */
  #do({ move, way }) {
    if (way) return this.go();
    this.clear();
    this.board.choose(move);
  }

  pressed = (event) => {
    if (event.key === 'Escape' && this.walk) return this.stop();
    if (event.key === 'Escape' && (this.aim || this.cursor || this.grip.isCarrying)) {
      this.grip.cancel();
      this.clear();
      return event.stopPropagation();
    }
    if (event.key === 'Enter') return this.go();
    const pressed = pointedByKey(event.key, { moves: this.mine, agent: selection.agent, kind: selection.kind });
    if (!pressed) return;
    event.preventDefault();
    if (pressed.agent !== selection.agent || pressed.kind !== selection.kind) this.clear();
    selection.choose(pressed.agent, pressed.kind);
    if (pressed.step) this.#walkBy(pressed.step);
    else if (pressed.move !== undefined) this.#point({ move: pressed.move });
    if (pressed.refused) askWhy(this.board, [pressed.refused]);
  };

  #walkBy({ row, column }) {
    const { view, seat } = this.board.moment;
    const from = this.cursor ?? view.agents[seat][selection.agent];
    const cell = { row: from.row + row, column: from.column + column };
    if (!view.walls[cell.row]?.[cell.column]) return;
    this.#point(this.#wayTo(selection.agent, cell) ?? {});
    this.cursor = cell;
    this.board.lookAt([cell]);
  }

  /** @param {Pointed} pointed */
  #point({ move = null, way = null }) {
    if (this.aim?.cell !== way?.cell || this.aim?.agent !== way?.agent) this.aim = way;
    this.board.pointAt(move);
    this.board.requestUpdate();
  }

  /** @returns {Pointed | null} */
  #wayTo(agent, cell) {
    const way = this.board.moment.table && !this.board.story.isBusy ? wayTo(this.board.moment, agent, cell) : null;
    if (!way) return null;
    return way.texts.length > 1 ? { way } : { move: this.mine.find(({ text }) => text === way.texts[0]) };
  }

  /** @returns {Pointed | null} */
  #at(event) {
    const point = this.viewport.at(event);
    return this.#nearest([...this.targets, ...this.#agents], point) ?? this.#wayTo(selection.agent, cellAt(point));
  }

  // A mouse is exact; a finger is wide, and wider than cells where all of the ice is small.
  #nearest(things, { x, y }) {
    const { scale } = this.board;
    const reach = this.isFinger && CELL * scale < SMALL_CELL ? Math.max(CELL * 0.7, FINGER / scale) : CELL * 0.55;
    return things
      .map((thing) => ({ ...thing, distance: Math.hypot(middle(thing.cell).x - x, middle(thing.cell).y - y) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance)[0];
  }

  #agentAt(event) {
    this.isFinger = event.pointerType === 'touch';
    return this.#nearest(this.#agents, this.viewport.at(event))?.agent ?? null;
  }

  #take(event, agent) {
    this.stop();
    if (this.isFinger && this.viewport.isWhole) this.board.closeUpAt(event);
    selection.choose(agent);
  }

  // Onto a neighbour pushes it; behind all that can be reached slides towards there.
  /** @returns {Pointed} */
  #carriedTo(event, agent) {
    const point = this.viewport.at(event);
    const cell = cellAt(point);
    const from = this.board.moment.view.agents[this.board.moment.seat][agent];
    if (isSame(cell, from)) return {};
    const pushed = this.targets.find((target) => target.move.move.kind === 'push' && isSame(target.cell, cell));
    return pushed ?? this.#wayTo(agent, cell) ?? { move: this.#slide(agent, directionTo(middle(from), point)) };
  }

  #slide(agent, direction) {
    return this.mine.find(({ move }) => move.kind === 'slide' && move.agent === agent && move.direction === direction);
  }

  #put(agent, flick) {
    const slide = flick && this.#slide(agent, directionTo({ x: 0, y: 0 }, flick));
    if (slide) this.#do({ move: slide });
    else this.go();
  }

  // A cell is reached by a step or a slide, whichever is the way there.
  #wonder(event) {
    this.clear();
    const { view, seat } = this.board.moment;
    if (this.mine.length === 0 || seat === null || event.target.closest('[data-thing]')) return;
    const from = middle(view.agents[seat][selection.agent]);
    const to = this.viewport.at(event);
    const kind = Math.hypot(to.x - from.x, to.y - from.y) < CELL * 1.5 ? 'move' : 'slide';
    const direction = directionTo(from, to, 1);
    askWhy(this.board, [askedText(kind, selection.agent, direction)]);
  }
}
