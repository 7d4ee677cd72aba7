import { LitElement, html, nothing, svg } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { unbroken } from '../words/unbroken.js';
import { say } from '../words/words.js';
import style from './told-lines.css' with { type: 'css' };

/** Fewer need no ticking off. */
const FEW = 2;

/**
 * What the companion told: what to do stands large and can be ticked off, place by place. Sends `ticked` with the list of what is done.
 */
class ToldLines extends LitElement {
  static properties = { lines: { attribute: false }, done: { attribute: false }, picture: { attribute: false }, still: { type: Boolean } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {{kind: string, key: string, words: string, facts: any}[]} */
    this.lines = [];
    /** @type {string[]} */
    this.done = [];
    /** @type {((line: any) => unknown) | null} a drawing of a line, from the game */
    this.picture = null;
    this.still = false;
  }

  render() {
    const todo = this.lines.map((line, i) => (line.kind === 'do' ? String(i) : '')).filter(Boolean);
    const ticks = !this.still && todo.length > FEW;
    const left = todo.filter((i) => !this.done.includes(i)).length;
    return html`${ticks
      ? html`<div class="count"><span role="status">${say('companion.left', { count: left })}</span>
          <button class="quiet" ?disabled=${left === 0} @click=${() => this.#send(todo)}>${say('companion.all-done')}</button></div>`
      : nothing}
    ${this.lines.map((line, i) => this.#line(line, String(i), ticks))}`;
  }

  #line(line, i, ticks) {
    const picture = this.still ? null : this.picture?.(line);
    if (line.kind === 'heading') return html`<h2>${unbroken(line.words)}</h2>`;
    if (line.kind === 'note') return picture ?? html`<p class="note">${unbroken(line.words)}</p>`;
    const text = html`<span>${picture ?? unbroken(line.words)}</span>`;
    if (!ticks) return html`<p class="do">${text}</p>`;
    const isDone = this.done.includes(i);
    return html`<button class="do" aria-pressed=${isDone} @click=${() => this.#turn(i, isDone)}>
      <svg class="box" viewBox="0 0 34 34"
          aria-hidden="true"><rect x="4" y="4" width="26" height="26"
          rx="6"></rect>${isDone ? svg`<path d="M10 17l5 6 10-13"></path>` : nothing}</svg>${text}
    </button>`;
  }

  #turn(i, isDone) {
    this.#send(isDone ? this.done.filter((one) => one !== i) : [...this.done, i]);
  }

  #send(done) {
    this.dispatchEvent(new CustomEvent('ticked', { detail: done }));
  }
}

customElements.define('told-lines', ToldLines);
