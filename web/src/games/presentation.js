import { aboutGame } from './known.js';

/**
 * @typedef {{text: string, words: string, move: Record<string, any> & {kind: string}}} Move a legal move, as the server sends it
 * @typedef {{n: number, i: number, step: number, seat: number | null, key: string, words: string, facts: Record<string, any>, detail:
 *   boolean, heading: boolean}} Entry
 * @typedef {import('../words/game-words.js').GameWords} GameWords
 * @typedef {{heading: string, lines: string[], short?: string[]}} Section `short` is what matters of it most, for the label of the board
 * @typedef {{name: string, value: number}} Limit
 *
 * @typedef {{view: any, scene: any, move: Move, entry: Entry, outlook: import('./types').Outlook & {facts: any}}} AnyGame
 */

/**
 * What the pages need to know about a game to show it. Everything but `board` and `inWords` may be left out. `G` are the types of the
 * game, from its `types.d.ts`.
 *
 * @template {AnyGame} [G=AnyGame]
 * @typedef {object} Presentation
 * @property {string} board the tag of the board's element; web/README.md has its contract
 * @property {(view: G['view'], words: GameWords, scene: G['scene']) => Section[]} inWords the whole position as text, for those who
 *   hear the page
 * @property {string} [choices] the tag of an element that shows the legal moves better than a list does
 * @property {boolean} [choicesStayOpen] a turn has many moves: on a phone the sheet of choices stays open after one
 * @property {string} [legend] the tag of an element that explains the marks of the board; the rules page gives it `words`
 * @property {(view: G['view'], words: GameWords, scene: G['scene']) => {label: string, value: string}[]} [facts] two or three
 *   numbers for the bar
 * @property {(view: G['view'], moves: G['move'][], words: GameWords, scene: G['scene']) => {title: string, detail?: string} | null} [ask]
 *   what is expected of whoever may choose among these moves; otherwise the server's sentence is shown
 * @property {(view: G['view'], words: GameWords) => Limit[]} [limits] what a number in the curve of how it goes had better not cross
 * @property {(moves: G['move'][], words: GameWords) => {move: G['move'], label: string} | null} [main] the move behind the main button
 * @property {boolean} [noSecrets] everybody may see everything: people who share a device need not look away
 * @property {boolean} [drawsNotes] the board draws what programs noted beside their moves
 * @property {(view: any) => G['view']} [referee] makes a view that the board draws out of the one of a referee, who sees everything;
 *   without it a replay is shown through the eyes of seats and spectators
 * @property {(line: {kind: string, key: string, facts: any}, words: GameWords) => unknown} [told] a drawing of something that the game's
 *   companion told, or null for its words
 * @property {RegExp} [citation] how a sentence of the journal cites a section of the rules, its first group: the journal makes a link of it
 * @property {(entry: G['entry']) => import('../sound/sound.js').Sound | null} [sound] what is heard of an entry when the board shows it
 * @property {(move: G['move']) => boolean} [endsTurn] the move ends my turn and does nothing else, neither throws dice nor shows anything:
 *   where it is the only one left, it may be played for those who prefer that
 * @property {(entry: G['entry']) => string} [icon] the tone of an entry: `plain`, `good`, `warning`, `bad` or `info`
 */

/**
 * @param {string} game
 * @returns {Promise<Presentation>} the game's own, which the server names, or the generic one
 */
export async function presentationOf(game) {
  const { web } = await aboutGame(game);
  return (await (web?.presentation ? import(web.presentation) : import('./generic/presentation.js'))).presentation;
}
