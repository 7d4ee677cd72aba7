/**
 * What is seen of a journal, in the order in which it happens, and for how long each stays: somebody goes or is shoved, a creature is
 * caught, the next ones land.
 */
const ACTS = [
  { keys: ['moved', 'slid', 'slide-held', 'capture-lost'], length: 240 },
  { keys: ['pushed', 'push-held'], length: 520 },
  { keys: ['captured'], length: 1000 },
  { keys: ['alien-arrived', 'alien-left'], length: 420 },
];

/**
 * The position is shown at once, and with it, one after the other, what happened.
 *
 * @param {any[]} journal
 * @param {(entries: any[]) => void} show the position, and these as events
 * @returns {import('../story.js').Beat[]}
 */
export function beatsOf(journal, show) {
  const acts = ACTS.map(({ keys, length }) => ({ length, seen: journal.filter(({ key }) => keys.includes(key)) }));
  return acts
    .filter(({ seen }) => seen.length > 0)
    .map(({ seen, length }) => ({ upTo: journal.indexOf(seen.at(-1)) + 1, play: (wait) => (show(seen), wait(length)) }))
    .sort((a, b) => a.upTo - b.upTo);
}
