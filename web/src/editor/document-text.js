import { LitElement, css, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';

/** The text of a document with the numbers of its lines; the line of a fault is marked. */
class DocumentText extends LitElement {
  static properties = { text: {}, line: { type: Number } };

  static styles = [
    shared,
    css`
      .frame {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        border: 1px solid var(--edge, var(--line));
        border-radius: var(--radius-small);
        background: var(--panel);
        overflow: hidden;
        height: min(70vh, 640px);
      }

      .frame:focus-within {
        outline: 3px solid var(--info);
        outline-offset: 2px;
      }

      ol,
      textarea {
        margin: 0;
        padding: var(--gap-2) 0;
        font: 14px/22px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace;
      }

      ol {
        overflow: hidden;
        color: var(--soft);
        text-align: right;
        user-select: none;
        border-right: 1px solid var(--line);
      }

      li {
        padding: 0 var(--gap-2);
        min-width: 3em;
      }

      li.fault {
        background: var(--bad);
        color: var(--on-colour);
        font-weight: 700;
      }

      li.fault::before {
        content: '▸ ';
      }

      textarea {
        border: 0;
        border-radius: 0;
        resize: none;
        width: 100%;
        height: 100%;
        padding-left: var(--gap-2);
        white-space: pre;
        overflow: auto;
        background: transparent;
        color: var(--ink);
      }

      textarea:focus-visible {
        outline: none;
      }
    `,
  ];

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
