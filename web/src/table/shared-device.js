import { say } from '../words/words.js';
import { sharedSeats } from './tokens.js';
import './words.js';

/** A device that several people hand on: web/README.md. Says who looks at it, and who should. */
export class SharedDevice {
  /** @type {import('./tokens.js').SharedSeat[]} */
  #people;

  /** @param {string} table */
  constructor(table) {
    this.#people = sharedSeats(table);
  }

  get isShared() {
    return this.#people.length > 1;
  }

  /** Who takes it first: whoever has to decide, if that is one of them. */
  first(toMove, seats) {
    return named(this.#people.find(({ seat }) => seat === toMove) ?? this.#people[0], seats);
  }

  /**
   * Who shares it with whoever looks at it, and has to decide now.
   *
   * @param {import('../shell/types').ViewMessage | undefined} view as far as it has been shown
   * @param {import('../shell/types').Table | null} table
   */
  next(view, table) {
    if (!view || !table || view.result) return null;
    const next = this.#people.find(({ seat }) => seat === view.toMove && seat !== view.seat);
    return next ? named(next, table.seats) : null;
  }

  /** Who of several looks at it now. @param {import('./connection.js').TableConnection} line */
  holder({ view, table }) {
    const holder = this.isShared && table ? this.#people.find(({ seat }) => seat === view?.seat) : null;
    return holder ? named(holder, table.seats) : null;
  }
}

/** With the name that is called. */
function named(one, seats) {
  return { ...one, name: seats[one.seat].name ?? say('seat.number', { seat: one.seat }) };
}
