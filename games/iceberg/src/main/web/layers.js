import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { CELL, SIDES, SIZE, corner, middle } from './geometry.js';

/** @import { Game } from './types' */

/**
 * What can be laid over the ice.
 *
 * @typedef {{soon: boolean, ways: boolean, heat: string, flags: string}} Layers `heat` and `flags`: `none`, `both`, `blue` or `red`
 * @type {Layers}
 */
export const LAYERS = { soon: true, ways: true, heat: 'none', flags: 'both' };

/**
 * Ways that the agents of both sides went in their latest turn.
 *
 * @typedef {{player: number, pushed: boolean, from: import('./geometry.js').Position, to: import('./geometry.js').Position}} Way
 * @param {Way[][]} ways for each player
 */
export function waysPicture(ways) {
  return ways.flatMap((all, player) =>
    all.map(({ from, to, pushed }) => {
      const [a, b] = [middle(from), middle(to)];
      return svg`<path class="gone ${SIDES[player]} ${pushed ? 'by-push' : ''}" d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>
        <circle class="gone-from ${SIDES[player]}" cx=${a.x} cy=${a.y} r="4"></circle>`;
    }),
  );
}

/**
 * Adds what a journal tells; a side's first action after the end of its turn begins a new list.
 *
 * @param {{all: Way[][], ended: boolean[]}} ways
 * @param {any[]} journal
 * @param {any} before the view before it
 */
export function follow(ways, journal, before) {
  // What was taken back has not been.
  if (before && journal.length === 0) ways.all = [[], []];
  for (const { key, facts } of journal) {
    if (key === 'turn-ended') ways.ended[SIDES.indexOf(facts.side)] = true;
    if (!facts.to) continue;
    const player = SIDES.indexOf(facts.side);
    if (ways.ended[player]) ways.all = ways.all.map((all, side) => (side === player ? [] : all));
    ways.ended[player] = false;
    const from = facts.from ?? before?.agents[player][facts.agent];
    if (from) {
      ways.all = ways.all.map((all, side) => (side === player ? [...all, { player, pushed: key === 'pushed', from, to: facts.to }] : all));
    }
  }
}

/** The latest turns lie within so many steps: a turn has at most 32 moves and its end. */
const LATEST = 100;

/**
 * @param {any[]} past the frames of a replay up to now
 * @returns {Way[][]}
 */
export function waysOf(past) {
  const ways = { all: [[], []], ended: [true, true] };
  const latest = past.slice(-LATEST);
  latest.forEach(({ journal }, i) => follow(ways, journal, latest[i - 1]?.view));
  return ways.all;
}

/**
 * How often agents stood on each cell when a turn ended.
 *
 * @param {import('../moment.js').Moment<Game>['past']} past the frames of a replay up to now
 * @returns {number[][]} for each player a number for each cell
 */
export function heatOf(past) {
  const heat = [Array(SIZE * SIZE).fill(0), Array(SIZE * SIZE).fill(0)];
  for (const { view, journal } of past) {
    if (!journal.some(({ key }) => key === 'turn-ended')) continue;
    view.agents.forEach((team, player) => team.forEach(({ row, column }) => heat[player][row * SIZE + column]++));
  }
  return heat;
}

/**
 * @param {number[][]} heat
 * @param {string} whose
 */
export function heatPicture(heat, whose) {
  const counts = heat[0].map((blue, cell) => (whose === 'both' ? blue + heat[1][cell] : heat[SIDES.indexOf(whose)][cell]));
  const most = Math.max(1, ...counts);
  return counts.map((count, cell) => {
    if (count === 0) return nothing;
    const { x, y } = corner({ row: Math.floor(cell / SIZE), column: cell % SIZE });
    return svg`<rect class="heat" x=${x + 1} y=${y + 1} width=${CELL - 2} height=${CELL - 2} rx="5"
        opacity=${0.18 + 0.75 * Math.sqrt(count / most)}><title>${say('iceberg.heat-of', { count })}</title></rect>`;
  });
}

const FLAGS = ['', 'blue', 'green', 'red'];

/**
 * Flags that programs put on cells for whoever watches (§9): for each side the last one of each cell.
 *
 * @param {{seat: number, note: any}[]} notes of the replay up to now
 * @param {string} whose
 */
export function flagsPicture(notes, whose) {
  const last = new Map();
  for (const { seat, note } of notes) {
    for (const [row, column, flag] of note.flags ?? []) last.set(`${seat}/${row}/${column}`, { seat, row, column, flag });
  }
  return [...last.values()]
    .filter(
      ({ seat, flag, row, column }) =>
        FLAGS[flag] && (whose === 'both' || SIDES[seat] === whose) && row >= 0 && column >= 0 && row < SIZE && column < SIZE,
    )
    .map(({ seat, row, column, flag }) => {
      const { x, y } = corner({ row, column });
      return svg`<path class="flag ${FLAGS[flag]}" transform="translate(${x + (seat ? 27 : 5)} ${y + 5})"
          d=${seat ? 'M0 14V0H8V8H0' : 'M0 14V0L9 4L0 8'}><title>${FLAGS[flag]}</title></path>`;
    });
}

/**
 * @param {Layers} layers
 * @param {{past: any[] | null, notes: any[], words: import('../../words/game-words.js').GameWords, change: (changes: Partial<Layers>) =>
 *   void}} what
 */
export function layerChoices(layers, { past, notes, words, change }) {
  const check = (name) => html`<label
      ><input type="checkbox" .checked=${layers[name]}
      @change=${(event) => change({ [name]: event.target.checked })}>${say(`iceberg.layer.${name}`)}</label>`;
  const choice = (name) => html`<label class="wide">${say(`iceberg.layer.${name}`)}
    <select name=${name} .value=${layers[name]} @change=${(event) => change({ [name]: event.target.value })}>
      ${['none', 'both', ...SIDES].map(
        (whose) => html`<option value=${whose}
            >${whose === 'none' || whose === 'both' ? say(`iceberg.layer.${whose}`) : words.say(`side.${whose}`)}</option>`,
      )}
    </select></label>`;
  return html`<section class="layers"><h2 class="overline">${say('iceberg.layers')}</h2>
    ${check('soon')} ${check('ways')} ${past ? choice('heat') : nothing}
    ${notes.some(({ note }) => note.flags) ? choice('flags') : nothing}</section>`;
}

