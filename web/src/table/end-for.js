/**
 * How it ended for whoever looks on from this seat, or from none.
 *
 * @param {number | null} seat
 * @param {import('../shell/types').Result} result
 * @returns {{headline: string, outcome: string}}
 */
export function endFor(seat, result) {
  return seat === null ? { headline: result.headline, outcome: 'neutral' } : result.told[seat];
}
