import { LitElement, css, html, nothing } from 'lit';
import { askWhy } from '../games/why.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

/** All that cannot be chosen now, and why: for those who do not point at pictures. */
class PlateauWhy extends LitElement {
  static properties = { n: { type: Number }, hindrances: { attribute: false } };

  static styles = [
    shared,
    css`
      :host {
        display: block;
        margin-top: var(--gap-2);
      }

      li {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    this.n = 0;
    /** @type {Map<string, string> | null} null until the answer has come */
    this.hindrances = null;
  }

  updated(changed) {
    if (changed.has('n')) this.#ask();
  }

  // Nobody is asked while nobody reads.
  #ask = () => {
    if (this.renderRoot.querySelector('details').open && !this.hindrances) askWhy(this, []);
  };

  render() {
    return html`<details @toggle=${this.#ask}>
      <summary class="overline">${say('why.title')}</summary>
      <div role="status">${this.hindrances ? this.#renderReasons(this.hindrances) : nothing}</div>
    </details>`;
  }

  #renderReasons(hindrances) {
    const reasons = [...new Set(hindrances.values())];
    return reasons.length
      ? html`<ul>${reasons.map((words) => html`<li>${words}</li>`)}</ul>`
      : html`<p class="soft">${say('why.nothing')}</p>`;
  }
}

customElements.define('plateau-why', PlateauWhy);
