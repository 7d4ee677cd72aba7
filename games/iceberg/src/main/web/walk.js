import { rules } from './rules.js';
import { isSame } from './geometry.js';

/**
 * Where the rules say that an agent can get to with the points that it has left, and by which moves. Boards know no rules: ways come with
 * the outlook.
 *
 * @import { Game, Move } from './types'
 * @typedef {import('./geometry.js').Position} Position
 * @typedef {{agent: number, cell: Position, texts: string[], stops: Position[], cost: number}} Way `stops`: where it stands after each move
 */

/** @param {Position} cell */
const keyOf = ({ row, column }) => `${row},${column}`;

/**
 * @param {import('../moment.js').Moment<Game>} moment
 * @param {number} agent of mine
 * @param {Position} cell
 * @returns {Way | null}
 */
export function wayTo(moment, agent, cell) {
  const ways = moment.moves.length ? moment.outlook?.facts?.ways[agent] : null;
  const way = ways?.[keyOf(cell)];
  if (!way) return null;
  const stands = new Map(Object.entries(ways).map(([key, one]) => [one, cellOf(key)]));
  const texts = [...way].map((letter) => textOf(agent, letter));
  return { agent, cell, texts, stops: texts.map((_, i) => stands.get(way.slice(0, i + 1))), cost: costOf(texts) };
}

// A step is a capital, a slide a small letter.
const textOf = (agent, letter) => `${letter === letter.toUpperCase() ? 'M' : 'S'}${agent}${letter.toUpperCase()}`;

function cellOf(key) {
  const [row, column] = key.split(',').map(Number);
  return { row, column };
}

/** @param {string[]} texts of moves */
export function costOf(texts) {
  return texts.reduce((sum, text) => sum + Object.entries(rules.costs).find(([kind]) => kind[0].toUpperCase() === text[0])[1], 0);
}

/** The moves of a way, played one after the other for as long as all goes as foreseen. */
export class Walk {
  /** How many moves have been sent, and seen to bring the agent where they should. */
  #sent = 0;
  #done = 0;
  /** The position in which the next one was sent. */
  #at = null;

  /**
   * @param {Way} way
   * @param {number} seat
   */
  constructor(way, seat) {
    this.way = way;
    this.seat = seat;
  }

  get done() {
    return this.#done;
  }

  get isOver() {
    return this.#done === this.way.texts.length;
  }

  /**
   * What to play now: a move, nothing yet, or nothing any more since something else came between.
   *
   * @param {import('../moment.js').Moment<Game>} moment that the board has shown
   * @returns {Move | 'wait' | 'stop'}
   */
  next({ view, moves }) {
    if (view === this.#at) return 'wait';
    if (this.#sent > this.#done) {
      const stands = view.player === this.seat && view.agents[this.seat][this.way.agent];
      if (!stands || !isSame(stands, this.way.stops[this.#done])) return 'stop';
      this.#done++;
    }
    const move = moves.find(({ text }) => text === this.way.texts[this.#sent]);
    if (!move) return 'stop';
    this.#at = view;
    this.#sent++;
    return move;
  }
}
