import { NO_WORDS } from '../words/game-words.js';

/**
 * What the frame gives a board and a list of moves: one position as one seat sees it, and what is said of it and pointed at in it.
 * Every change makes a new moment; what has not changed is the same in both. `G` are the types of the game, from its `types.d.ts`.
 *
 * @template {import('./presentation.js').AnyGame} [G=import('./presentation.js').AnyGame]
 * @typedef {object} Moment
 * @property {G['view']} view the game's view of this seat, whole
 * @property {G['entry'][]} journal the entries that led from the previous `view` to this one: animate these. Empty
 *   after a reconnect, an undo, or a change of language
 * @property {G['move'][]} moves my legal moves; empty when I may not choose
 * @property {number | null} seat my seat, or null for a spectator
 * @property {number | null} toMove the seat that decides, or null
 * @property {string | null} table the id of the live table; null in a replay
 * @property {import('../shell/types').Seat[]} seats who sits where, as in the table of docs/server.md
 * @property {Record<string, string>} options the options of the match, by id
 * @property {import('../words/game-words.js').GameWords} words
 * @property {G['move'] | null} preview the move that is pointed at: draw what it would do
 * @property {Map<string, {move: string, view: G['view'], journal: G['entry'][]}>} outcomes in games that leave nothing to chance: what
 *   moves would lead to, by their text, as far as the answers to `preview-move` and `foresee` have come
 * @property {G['scene']} scene what stays the same all through the match, a map say, in games that have such a thing
 * @property {G['outlook'] | null} outlook what is known about my moves before I choose, in games that have such a thing (docs/server.md)
 * @property {Map<string, string>} reasons why things cannot be chosen that were pointed at in this position, by their paths
 * @property {Map<string, string> | null} hindrances why things cannot be chosen, all of them, once somebody has asked for all
 * @property {G['entry'][]} told the whole journal up to now; a replay has it in `past`
 * @property {G['entry'] | null} highlight the journal entry that is pointed at: show its place
 * @property {string[]} spotlight in a tutorial what the lesson points at, as paths into the view. The page draws rings; a board that shows
 *   only a part of itself may bring these into sight
 * @property {{step: number, seat: number | null, move: G['move'] | null, journal: G['entry'][], view: G['view']}[] | null} past in a
 *   replay the frames up to the one that is shown
 * @property {{step: number, seat: number, note: Record<string, any>}[]} notes what programs noted up to now, as far as we may know it
 * @property {import('./pace.js').Pace | null} pace in which `journal` is told; null: show the new view at once
 * @property {boolean} moving whether pieces may travel; otherwise what is told is shown step by step, without motion
 */

/** @type {Moment} */
const NOTHING = {
  view: null,
  journal: [],
  moves: [],
  seat: null,
  toMove: null,
  table: null,
  seats: [],
  options: {},
  words: NO_WORDS,
  preview: null,
  outcomes: new Map(),
  scene: null,
  outlook: null,
  reasons: new Map(),
  hindrances: null,
  told: [],
  highlight: null,
  spotlight: [],
  past: null,
  notes: [],
  pace: null,
  moving: false,
};

/**
 * @template {import('./presentation.js').AnyGame} G
 * @param {Partial<Moment<G>>} known the rest is as where nothing is known
 * @returns {Moment<G>}
 */
export function momentOf(known) {
  return { ...NOTHING, ...known };
}

/**
 * Whether two moments differ in a part, or in any: Lit draws again only then.
 *
 * @param {Moment} now
 * @param {Moment | undefined} before
 */
export function differ(now, before, parts = Object.keys(NOTHING)) {
  return parts.some((part) => now[part] !== before?.[part]);
}
