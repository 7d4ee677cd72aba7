/** How long a position stays before the next one. */
const LENGTH = 240;

/** Entries that something is seen of. */
const SEEN = new Set(['moved', 'slid', 'pushed', 'slide-held', 'push-held', 'captured', 'alien-arrived']);

/**
 * A position is shown at once, and stays for as long as it takes to see what happened.
 *
 * @param {any[]} journal
 * @param {() => void} show
 * @returns {import('../story.js').Beat[]}
 */
export function beatsOf(journal, show) {
  if (!journal.some(({ key }) => SEEN.has(key))) return [];
  return [{ upTo: journal.length, play: (wait) => (show(), wait(LENGTH)) }];
}
