/**
 * What I think of the others: kept in this browser for each table and each seat, and never sent anywhere.
 *
 * @typedef {'unknown' | 'trusted' | 'doubted' | 'infected'} Suspicion
 * @typedef {{suspicion: Suspicion, text: string}} Note
 */

const KEY = 'plateau.panic-station.notebook';
/** Notes of older tables are forgotten. */
const MOST_TABLES = 20;

/** @type {Suspicion[]} */
export const SUSPICIONS = ['unknown', 'trusted', 'doubted', 'infected'];

/** @type {Note} */
const BLANK = { suspicion: 'unknown', text: '' };

/** @returns {Record<string, Record<string, Note>>} by table and seat, then by colour */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {}; // storage may be forbidden: then there is no notebook
  }
}

/** The notebook of one seat at one table. */
export class Notebook {
  /**
   * @param {string} table
   * @param {number} seat
   */
  constructor(table, seat) {
    this.page = `${table}/${seat}`;
  }

  /**
   * @param {string} colour
   * @returns {Note}
   */
  about(colour) {
    return { ...BLANK, ...kept()[this.page]?.[colour] };
  }

  /**
   * @param {string} colour
   * @param {Partial<Note>} changes
   */
  write(colour, changes) {
    const { [this.page]: page = {}, ...others } = kept();
    const recent = Object.entries(others).slice(1 - MOST_TABLES);
    const notes = { ...Object.fromEntries(recent), [this.page]: { ...page, [colour]: { ...this.about(colour), ...changes } } };
    try {
      localStorage.setItem(KEY, JSON.stringify(notes));
    } catch {
      // see kept()
    }
  }
}
