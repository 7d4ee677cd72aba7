/** @import { Entry } from '../shell/types' */

const KEY = 'plateau.seen';
const MOST_TABLES = 100;

/** @returns {[string, number][]} by table and seat the number of the last view that was seen, the newest first */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return []; // storage may be forbidden: then whoever comes back is told nothing
  }
}

/** What the others did while nobody looked from this seat. Only a number is kept, never what was seen. */
export class Away {
  /** @type {Entry[]} */
  missed = [];
  #place;
  #seen = -1;

  /** @param {string} place the table, and the seat where seats do not see the same */
  constructor(place) {
    this.#place = place;
  }

  /** @param {{view: import('../shell/types').ViewMessage, journal: Entry[]}} position to which somebody comes */
  comeTo({ view, journal }) {
    const seen = kept().find(([place]) => place === this.#place)?.[1];
    if (seen !== undefined) this.miss(journal.filter(({ n }) => n > seen), view.seat);
  }

  /** @param {Entry[]} entries @param {number | null} me */
  miss(entries, me) {
    this.missed = [...this.missed, ...entries.filter(({ detail, heading, seat }) => !detail && !heading && seat !== me)];
  }

  forget() {
    this.missed = [];
  }

  /** @param {number} n of the view that is seen */
  see(n) {
    if (n === this.#seen) return;
    this.#seen = n;
    const others = kept().filter(([place]) => place !== this.#place);
    try {
      localStorage.setItem(KEY, JSON.stringify([[this.#place, n], ...others].slice(0, MOST_TABLES)));
    } catch {
      // see above
    }
  }
}
