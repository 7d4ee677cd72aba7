/** Titles and headings end without a full stop, but are heard with a pause. @param {string} words */
export const asSentence = (words) => (/[.…!?]$/.test(words) ? words : `${words}.`);
