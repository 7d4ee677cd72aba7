/**
 * Which moves a thing stands for, by what the game foretells that they touch: the first is what one takes, the others are what it is put
 * on.
 *
 * @typedef {import('../presentation.js').Move} Move
 */

/** The legal moves of a moment, found by the things that they touch. */
export class Grasp {
  /** @param {Pick<import('../moment.js').Moment, 'moves' | 'outlook'>} moment */
  constructor({ moves, outlook }) {
    /** @type {{move: Move, touches: string[]}[]} */
    this.known = moves
      .map((move) => ({ move, touches: outlook?.moves[move.text]?.touches ?? [] }))
      .filter(({ touches }) => touches.length > 0);
  }

  /**
   * @param {string} things the names of one thing, separated by blanks
   * @returns {Move[]} those that take it; else those that it is put to use in otherwise
   */
  of(things) {
    const names = things.split(' ');
    const taking = this.known.filter(({ touches }) => names.includes(touches[0]));
    const found = taking.length ? taking : this.known.filter(({ touches }) => touches.some((one) => names.includes(one)));
    return found.map(({ move }) => move);
  }

  /**
   * @param {string} things
   * @returns {boolean} whether a move begins with it
   */
  takes(things) {
    const names = things.split(' ');
    return this.known.some(({ touches }) => names.includes(touches[0]));
  }

  /**
   * @param {string} things that is taken
   * @returns {boolean} whether it can be carried somewhere
   */
  canCarry(things) {
    const names = things.split(' ');
    return this.known.some(({ touches }) => names.includes(touches[0]) && touches.some((one) => !names.includes(one)));
  }

  /**
   * @param {string} taken
   * @param {string} onto
   * @returns {Move[]} those that put one thing onto the other
   */
  between(taken, onto) {
    const [from, to] = [taken.split(' '), onto.split(' ')];
    return this.known
      .filter(({ touches: [first, ...others] }) => from.includes(first) && others.some((one) => to.includes(one) && !from.includes(one)))
      .map(({ move }) => move);
  }
}
