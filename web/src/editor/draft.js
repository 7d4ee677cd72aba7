const MOST_KEPT = 200;
/** What is typed without a longer pause is undone at once. */
const PAUSE = 900;

/** A text that somebody is writing: kept in the browser with every change, and every change can be undone. */
export class Draft {
  #before = [];
  #after = [];
  #typedAt = 0;

  /**
   * @param {string} key where it is kept
   * @param {string} beginning the text when nothing is kept
   */
  constructor(key, beginning) {
    this.key = `plateau.draft.${key}`;
    this.text = kept(this.key) ?? beginning;
  }

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /**
   * @param {string} text
   * @param {boolean} [isTyped] letter by letter
   */
  change(text, isTyped = false) {
    if (text === this.text) return;
    const now = Date.now();
    const goesOn = isTyped && now - this.#typedAt < PAUSE;
    if (!goesOn) this.#before = [...this.#before, this.text].slice(-MOST_KEPT);
    this.#typedAt = isTyped ? now : 0;
    this.#after = [];
    this.#set(text);
  }

  undo() {
    if (!this.canUndo) return;
    this.#after.push(this.text);
    this.#set(this.#before.pop());
    this.#typedAt = 0;
  }

  redo() {
    if (!this.canRedo) return;
    this.#before.push(this.text);
    this.#set(this.#after.pop());
    this.#typedAt = 0;
  }

  #set(text) {
    this.text = text;
    try {
      localStorage.setItem(this.key, text);
    } catch {
      // storage may be forbidden or full: then the text lasts as long as the page
    }
  }
}

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
