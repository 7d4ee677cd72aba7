/**
 * The sentence of a card names it; on the card itself its name stands above.
 *
 * @param {string} sentence
 * @param {string} name
 */
export function withoutName(sentence, name) {
  const rest = sentence.startsWith(name) ? sentence.slice(name.length).replace(/^\s?:\s*/, '') : sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
