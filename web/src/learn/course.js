import { get } from '../shell/api.js';

/**
 * A tutorial as the server tells it (docs/server.md), and how far the learner has come.
 *
 * @typedef {{id: string, title: string, words: string, otherwise: string | null, look: string[], ask: string | null, position: number,
 *   outcome: {view: any, journal: any[]} | null}} Lesson
 * @typedef {{step: number, toMove: number | null, ask: string, view: any, moves: import('../games/presentation.js').Move[], journal: any[],
 *   result: any, outlook: any}} Position
 */
export class Course {
  /** @type {number} the lesson that is taught now */
  at = 0;
  /** Whether the last step went forward by one lesson: only then something travels on the board. */
  goesOn = false;
  /** @type {Map<Lesson, Map<string, any>>} the same lesson gives the same, or boards would believe that something is new */
  #foreseen = new Map();

  /**
   * @param {{seat: number, seats: number, options: Record<string, string>, scene: any, positions: Position[], lessons: Lesson[]}} told
   */
  constructor(told) {
    this.told = told;
  }

  /**
   * @param {string} game
   * @returns {Promise<Course>} in the language that is chosen now
   */
  static async of(game) {
    return new Course(await get(`/games/${encodeURIComponent(game)}/tutorial`));
  }

  get length() {
    return this.told.lessons.length;
  }

  get lesson() {
    return this.told.lessons[this.at];
  }

  get position() {
    return this.told.positions[this.lesson.position];
  }

  get isLast() {
    return this.at === this.length - 1;
  }

  /** What a board draws of it. @returns {Partial<import('../games/moment.js').Moment>} */
  get moment() {
    const { view, moves, toMove, outlook } = this.position;
    const { seat, options, scene } = this.told;
    return {
      view,
      moves,
      toMove,
      outlook,
      seat,
      options,
      scene,
      outcomes: this.outcomes,
      journal: this.news,
      told: this.journal,
      spotlight: this.lesson.look,
    };
  }

  /** The journal from the beginning to the position that is shown. */
  get journal() {
    return this.told.positions.slice(0, this.lesson.position + 1).flatMap(({ journal }) => journal);
  }

  /** What led from the position before to this one, when that one was shown last. */
  get news() {
    return this.goesOn ? this.position.journal : NO_NEWS;
  }

  /** The move that the lesson asks for. */
  get asked() {
    return this.position.moves.find(({ text }) => text === this.lesson.ask) ?? null;
  }

  /** What the asked move leads to, for boards that show it beforehand. */
  get outcomes() {
    const { ask, outcome } = this.lesson;
    if (!ask || !outcome) return NO_OUTCOMES;
    if (!this.#foreseen.has(this.lesson)) this.#foreseen.set(this.lesson, new Map([[ask, { move: this.asked, ...outcome }]]));
    return this.#foreseen.get(this.lesson);
  }

  /** @param {number} lesson */
  goTo(lesson) {
    const wanted = Math.max(0, Math.min(this.length - 1, lesson));
    this.goesOn = wanted === this.at + 1 && this.told.lessons[wanted].position !== this.lesson.position;
    this.at = wanted;
  }
}

const NO_NEWS = [];
const NO_OUTCOMES = new Map();
