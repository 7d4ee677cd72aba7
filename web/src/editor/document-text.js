import { LitElement, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import style from './document-text.css' with { type: 'css' };

/** The text of a document with the numbers of its lines; the line of a fault is marked. */
class DocumentText extends LitElement {
  static properties = { text: {}, line: { type: Number } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.text = '';
    /** @type {number | null} */
    this.line = null;
  }

  get #area() {
    return /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector('textarea'));
  }

  /** @param {number} line from 1 */
  goTo(line) {
    const lines = this.text.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.#area.focus();
    this.#area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    this.#area.scrollTop = (line - 4) * 22;
  }

  render() {
    return html`<div class="frame">
      <ol aria-hidden="true">${this.text.split('\n')
        .map((_, i) => html`<li class=${i + 1 === this.line ? 'fault' : ''}>${i + 1}</li>`)}</ol>
      <textarea spellcheck="false" autocapitalize="off" autocomplete="off" aria-label=${say('editor.text')}
          aria-invalid=${this.line ? 'true' : 'false'} .value=${this.text} @input=${this.#typed} @scroll=${this.#scrolled}></textarea>
    </div>`;
  }

  #typed = (event) => this.dispatchEvent(
    new CustomEvent('change-text', { detail: { text: event.target.value, isTyped: true }, bubbles: true }),
  );

  #scrolled = (event) => (this.renderRoot.querySelector('ol').scrollTop = event.target.scrollTop);
}

customElements.define('document-text', DocumentText);
