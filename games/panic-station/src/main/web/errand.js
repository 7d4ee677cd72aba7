/** What one's own steps tell: after anything else that happens an errand ends. */
const EXPECTED = new Set(['moved', 'attacked', 'stayed-in-run']);

/** Several moves that one gesture stands for: each is played once it is offered, and none after something unexpected. */
export class Errand {
  /** @type {string[][]} for each step its move, in the order in which they are wished for */
  #steps = [];
  #turn = 0;

  /** @param {(move: import('./types').Move) => void} choose */
  constructor(choose) {
    this.choose = choose;
  }

  /**
   * @param {string[][]} steps
   * @param {import('../moment.js').Moment<import('./types').Game>} moment
   */
  begin(steps, moment) {
    this.#steps = steps;
    this.#turn = moment.view.turn;
    this.#play(moment.moves);
  }

  /** @param {import('../moment.js').Moment<import('./types').Game>} moment in which one may choose again */
  goOn({ view, moves, journal }) {
    if (view.turn !== this.#turn || journal.some(({ key }) => !EXPECTED.has(key))) this.#steps = [];
    this.#play(moves);
  }

  #play(moves) {
    const [wished = [], ...rest] = this.#steps;
    const move = wished.map((text) => moves.find((one) => one.text === text)).find(Boolean);
    this.#steps = move ? rest : [];
    if (move) this.choose(move);
  }
}
