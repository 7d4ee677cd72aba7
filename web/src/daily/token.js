/** By this the server knows which try of a day was the first of this browser. It is a token of seats, so it is never shown. */
const KEY = 'plateau.daily';

/** @returns {string | null} */
export function dailyToken() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} token */
export function keepDailyToken(token) {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // where nothing can be kept, every try looks like the first
  }
}
