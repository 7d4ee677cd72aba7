import { Drag } from '../drag.js';
import { Errand } from './errand.js';
import { reachOf, reachOfCard, reachOfRoom, targetAt } from './reach.js';

/** @import { Target } from './reach.js' */

/**
 * What is in hand over the station.
 *
 * @typedef {object} Held
 * @property {'trooper' | 'android' | 'card' | 'room'} what
 * @property {Target[]} targets
 * @property {Target | null} over
 * @property {import('./plan.js').Point | null} at where the pointer has it; null: it was only picked, to be put with a second tap
 */

/** Takes figures, cards and the next room, carries them over the station, and plays what they are put on. */
export class Hands {
  /** @type {Held | null} */
  held = null;
  #errand;
  #figures = new Drag({
    take: (role) => this.#hold(role, this.reach(role), null),
    carry: (event) => this.over(event),
    put: () => this.release(),
    drop: () => this.release(),
  });

  /**
   * @param {import('../board.js').Board<import('./types').Game>} map
   * @param {object} how
   * @param {() => any[]} how.pieces with their places
   * @param {(event: {clientX: number, clientY: number}) => import('./plan.js').Point} how.placeOf
   * @param {(ghost: import('./targets.js').Ghost) => import('./types').Move} how.shownOn the move that a cell stands for as it is drawn
   */
  constructor(map, { pieces, placeOf, shownOn }) {
    this.map = map;
    this.pieces = pieces;
    this.placeOf = placeOf;
    this.shownOn = shownOn;
    this.#errand = new Errand((move) => map.choose(move));
  }

  /** Where a figure of mine may go. @param {string} role */
  reach(role) {
    return reachOf(this.map.moment, role, this.pieces());
  }

  // --- Figures: dragged, or picked with a tap and put with another one ---

  grasp(event, role) {
    event.stopPropagation();
    this.#figures.down(event, role);
  }

  move(event) {
    this.#figures.move(event);
  }

  up(event) {
    this.#figures.up(event);
  }

  endsClick() {
    return this.#figures.endsClick();
  }

  pick(role) {
    if (this.held?.what === role) this.letGo();
    else this.#hold(role, this.reach(role), null);
  }

  // --- What comes from beside the station ---

  /** @param {string} card of my hand */
  takeCard(card) {
    this.#hold('card', reachOfCard(this.map.moment, card, this.pieces()), { x: 0, y: 0 });
  }

  takeRoom() {
    this.#hold('room', reachOfRoom(this.map.moment), { x: 0, y: 0 });
  }

  #hold(what, targets, at) {
    this.held = { what, targets, over: null, at };
    this.map.requestUpdate();
  }

  // --- On the way ---

  /** It is above this place. @param {{clientX: number, clientY: number}} event */
  over(event) {
    if (!this.held) return;
    this.held.at = this.placeOf(event);
    const target = targetAt(this.held.targets, this.held.at);
    if (target !== this.held.over) this.hover(target);
    this.map.requestUpdate();
  }

  /** @param {Target | null} target shows what would happen there */
  hover(target) {
    if (!this.held) return;
    this.held.over = target;
    const [text] = target?.steps[0] ?? [];
    this.map.pointAt((target?.ghost ? this.shownOn(target.ghost) : this.map.moment.moves.find((move) => move.text === text)) ?? null);
    this.map.requestUpdate();
  }

  /** What lies below it takes it, or else nothing has happened. */
  release() {
    const target = this.held?.over;
    if (target) this.play(target);
    else this.letGo();
  }

  // A room that can lie in several ways lies there to be turned, and is laid with a tap.
  /** @param {Target} target */
  play(target) {
    this.letGo();
    if (target.ghost?.moves.length > 1) return this.map.pointAt(this.shownOn(target.ghost));
    this.map.pointAt(null);
    this.#errand.begin(target.ghost ? [[this.shownOn(target.ghost).text]] : target.steps, this.map.moment);
  }

  /** It goes back to where it was taken. */
  letGo() {
    this.held = null;
    this.#figures.cancel();
    this.map.requestUpdate();
  }

  /** Choices are there again: an errand takes its next step. */
  goOn() {
    this.#errand.goOn(this.map.moment);
  }
}
