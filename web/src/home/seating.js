/**
 * Who sits where when nobody says: I sit on the first seat of a person, other people get the link.
 *
 * @param {string[]} usual `human` or a computer player for each seat
 * @returns {string[]} `me`, `open` or a computer player for each seat
 */
export function usualSeats(usual) {
  const mine = usual.indexOf('human');
  return usual.map((who, seat) => (who !== 'human' ? who : seat === mine ? 'me' : 'open'));
}

/**
 * @param {string} who `me`, `here` (somebody else on this device), `open`, `bot` or a computer player
 * @param {string} name of whoever sits there, or empty
 * @returns {object} a seat as the server wants it
 */
export function seatFor(who, name) {
  if (who === 'me' || who === 'here') return { kind: 'me', ...(name && { name }) };
  if (who === 'open' || who === 'bot') return { kind: who };
  return { kind: 'computer', player: who };
}
