/**
 * The moment of a match that mattered most to somebody, and what is known of it.
 *
 * @typedef {{step: number, kind: 'mine' | 'theirs' | 'luck' | 'course', seat: number, played: string, before: number, after: number,
 *   better: string | null}} Turning `before` and `after` are chances of this seat to win; with `better` those of the better move and of the
 *   one that was played
 */

/**
 * A decision of one's own that would have been clearly better comes first: that is what one can learn from. Else the largest swing.
 *
 * @param {import('../replay/analysis.js').Found} found
 * @param {number} seat
 * @returns {Turning | null} null when no step changed much
 */
export function turningFor(found, seat) {
  return worstDecision(found, seat) ?? largestSwing(found, seat);
}

function worstDecision({ decisions }, seat) {
  const clear = decisions.filter((one) => one.seat === seat && one.better?.isClear);
  if (clear.length === 0) return null;
  const { step, played, better } = clear.reduce((worst, one) => (one.better.gain > worst.better.gain ? one : worst));
  const kind = /** @type {const} */ ('mine');
  return { step, kind, seat, played: played.words, before: better.odds, after: played.odds, better: better.words };
}

// The odds of a turning point are those of the seat that played. Where each seat is a side of its own, they say nothing about others.
function largestSwing({ turningPoints, lines, sides }, seat) {
  const isMine = (other) => sides === 'together' || sideOf(lines, other) === sideOf(lines, seat);
  const told = turningPoints.filter((turn) => sides !== 'each' || turn.seat === seat);
  if (told.length === 0) return null;
  const { step, seat: who, cause, played, before, after } = told.reduce((most, one) => (swing(one) > swing(most) ? one : most));
  const mine = (odds) => (isMine(who) ? odds : 1 - odds);
  const kind = cause === 'decision' ? (who === seat ? 'course' : 'theirs') : cause;
  return { step, kind, seat: who, played, before: mine(before), after: mine(after), better: null };
}

const swing = ({ before, after }) => Math.abs(after - before);

const sideOf = (lines, seat) => lines.findIndex(({ seats }) => seats.includes(seat));
