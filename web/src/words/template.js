/**
 * Fills a sentence with blanks: `{name}`, `{seat+1}` for a number that people count from 1, and
 * `{count|one form|# many}` for one of two forms. The same syntax as the server's message files.
 *
 * @param {string} sentence
 * @param {Record<string, unknown>} values
 * @param {string} language
 * @returns {string}
 */
export function fill(sentence, values, language) {
  return sentence.replace(/\{(\w+)(\+1)?(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (blank, name, plusOne, one, many) => {
    const given = values[name];
    if (given === undefined || given === null) return blank;
    const value = plusOne ? Number(given) + 1 : given;
    if (one === undefined) return String(value);
    return (isSingular(Number(value), language) ? one : many).replaceAll('#', String(value));
  });
}

// French counts zero as one.
function isSingular(count, language) {
  return language === 'fr' ? Math.abs(count) < 2 : count === 1;
}
