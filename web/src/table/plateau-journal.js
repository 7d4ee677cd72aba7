import { LitElement, html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { withRule } from '../rules/citation.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings } from '../shell/settings.js';
import style from './plateau-journal.css' with { type: 'css' };

const SHOWN_AT_FIRST = 40;

/** A tone is a shape and a colour, the same as on the boards. */
const SHAPES = {
  plain: svg`<circle class="plain" r="3.5"></circle>`,
  good: svg`<circle class="good" r="6"></circle>`,
  warning: svg`<path class="warning" d="M0 -7L7 0L0 7L-7 0Z"></path>`,
  bad: svg`<path class="bad" d="M0 -7L7 6L-7 6Z"></path>`,
  info: svg`<rect class="info" x="-5.5" y="-5.5" width="11" height="11" rx="2"></rect>`,
};

/** What happened, the newest part first. Pointing at an entry shows its place on the board. */
class PlateauJournal extends LitElement {
  static properties = {
    entries: { attribute: false },
    icon: { attribute: false },
    game: {},
    citation: { attribute: false },
    _all: { state: true },
    _details: { state: true },
  };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.entries = [];
    /** @type {(entry: any) => string} the tone of an entry */
    this.icon = () => 'plain';
    this.game = '';
    /** @type {RegExp | undefined} how a sentence cites the rules */
    this.citation = undefined;
    this._all = false;
    this._details = false;
  }

  render() {
    const wanted = this._details ? this.entries : this.entries.filter(({ detail }) => !detail);
    const parts = newestPartFirst(wanted);
    const shown = this._all ? parts : parts.slice(0, SHOWN_AT_FIRST);
    return html`<div class="top">
        <h2 class="overline">${say('journal.title')}</h2>
        <label><input type="checkbox" .checked=${this._details}
            @change=${(event) => (this._details = event.target.checked)}>${say('journal.details')}</label>
      </div>
      ${parts.length === 0 ? html`<p class="soft">${say('journal.empty')}</p>` : nothing}
      <ol>
        ${repeat(
          shown,
          ({ n, i }) => `${n}/${i}`,
          (entry) => html`<li
            class="${entry.heading ? 'heading' : ''} ${entry.detail ? 'detail' : ''}"
            @pointerenter=${() => this.#point(entry)}
            @pointerleave=${() => this.#point(null)}
            @click=${() => this.#point(entry)}
          >
            ${entry.heading ? nothing : html`<svg viewBox="-8 -8 16 16" aria-hidden="true">${SHAPES[this.icon(entry)]}</svg>`}
            <span>${withRule(entry.words, this.game, this.citation)}</span>
          </li>`,
        )}
      </ol>
      ${shown.length < parts.length
        ? html`<button class="quiet"
            @click=${() => (this._all = true)}>${say('journal.more', { count: parts.length - shown.length })}</button>`
        : nothing}`;
  }

  #point(entry) {
    this.dispatchEvent(new CustomEvent('highlight', { detail: { entry }, bubbles: true, composed: true }));
  }
}

// A part (a round, say) is told from its beginning; the newest part stands on top.
function newestPartFirst(entries) {
  const parts = [];
  for (const entry of entries) {
    if (entry.heading || parts.length === 0) parts.unshift([]);
    parts[0].push(entry);
  }
  return parts.flat();
}

customElements.define('plateau-journal', PlateauJournal);
