import { LitElement, css, html, nothing, svg } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { unbroken } from '../words/unbroken.js';
import { say } from '../words/words.js';

/** Fewer need no ticking off. */
const FEW = 2;

/**
 * What the companion told: what to do stands large and can be ticked off, place by place. Sends `ticked` with the list of what is done.
 */
class ToldLines extends LitElement {
  static properties = { lines: { attribute: false }, done: { attribute: false }, picture: { attribute: false }, still: { type: Boolean } };

  static styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--gap-2);
      }

      h2 {
        margin-top: var(--gap-3);
        font-size: var(--large);
        color: var(--accent);
      }

      h2:first-child {
        margin-top: 0;
      }

      .do {
        display: grid;
        grid-template-columns: 34px 1fr;
        gap: var(--gap-3);
        align-items: center;
        width: 100%;
        min-height: 56px;
        padding: var(--gap-2) var(--gap-3);
        justify-content: stretch;
        text-align: left;
        font-size: clamp(1.1rem, 4.6vw, 1.4rem);
        line-height: 1.28;
        background: var(--panel);
        border: 1px solid var(--line);
        border-left: 6px solid var(--accent);
        border-radius: var(--radius-small);
        overflow-wrap: anywhere;
      }

      p.do {
        grid-template-columns: 1fr;
      }

      .box {
        width: 34px;
        height: 34px;
        fill: none;
        stroke: var(--edge);
        stroke-width: 2.5;
      }

      [aria-pressed='true'] {
        border-left-color: var(--line);
        color: var(--soft);
      }

      [aria-pressed='true'] .box {
        stroke: var(--good);
      }

      .note {
        color: var(--soft);
        padding: 0 var(--gap-2);
      }

      .count {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--gap-2);
        color: var(--soft);
      }
    `,
  ];

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
