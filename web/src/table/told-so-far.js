/** @import { Timeline } from './timeline.js' */
/** @import { TableConnection } from './connection.js' */

/** @type {import('../games/presentation.js').Move[]} */
const NO_MOVES = [];
/** So many sentences stand at the board while it tells what happens. */
const SENTENCES = 2;

/**
 * What is to be seen of a table: everything but what the board is given is as far as the board has shown it.
 *
 * @param {Timeline} timeline
 * @param {TableConnection} line
 * @param {boolean} isCertain whether the game leaves nothing to chance
 */
export function toldSoFar(timeline, line, isCertain) {
  const { given, givenPace, newest, journal, isNow } = timeline;
  // What I did myself, where nothing is left to chance, I know before it is shown: nobody has to wait for it.
  const isForeknown = isCertain && timeline.telling === newest && isMine(newest);
  const mayChoose = isNow || isForeknown;
  const message = isForeknown ? newest.view : timeline.shown.view;
  const moves = mayChoose && line.state === 'open' ? message.moves : NO_MOVES;
  const known = mayChoose
    ? { outcomes: line.outcomes, reasons: line.reasons, hindrances: line.hindrances, outlook: moves.length ? message.outlook : null }
    : {};
  const shown = {
    ...known,
    moves,
    seat: message.seat,
    toMove: message.toMove,
    seats: line.table.seats,
    options: line.table.options,
    scene: line.scene,
    notes: timeline.shown.notes,
    table: line.id,
    told: journal,
  };
  return {
    message,
    moves,
    isTelling: !mayChoose,
    table: timeline.tableShown(line.table),
    board: { ...shown, view: given.view.view, journal: given.news, pace: givenPace },
    choices: { ...shown, view: message.view, moves: mayChoose ? moves : message.moves },
    captions: mayChoose ? [] : captions(timeline),
  };
}

function isMine({ view, news }) {
  return view.moves.length > 0 && news.length > 0 && news.every(({ seat }) => seat === view.seat);
}

/** The last entries about what the board is telling. @param {Timeline} timeline */
function captions({ shown, journal }) {
  return journal.slice(shown.journal.length).filter(({ detail }) => !detail).slice(-SENTENCES);
}
