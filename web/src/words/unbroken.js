const NO_BREAK = '\u00a0';

/**
 * French has a blank before : ; ? ! and inside « »; no line may break there.
 *
 * @param {string} sentence
 */
export function unbroken(sentence) {
  return sentence.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`);
}
