import { LitElement, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';
import style from './plateau-hand-over.css' with { type: 'css' };

/**
 * Several people share one device. `passing`: whoever has it has decided, sees what came of it, and hides everything (`pass`). Otherwise:
 * nothing is to be seen until the next one says that he looks (`take`).
 */
class PlateauHandOver extends LitElement {
  static properties = { name: {}, game: {}, passing: { type: Boolean } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.name = '';
    this.game = '';
    this.passing = false;
  }

  render() {
    const { name } = this;
    if (this.passing) {
      return html`<div class="passing" role="status">
        <p><b>${say('hand-over.next', { name })}</b> <span class="soft">${say('hand-over.look-first')}</span></p>
        <button class="main" @click=${() => this.dispatchEvent(new Event('pass'))}>${say('hand-over.hide')}</button>
      </div>`;
    }
    return html`<main>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect class="device" x="43" y="8" width="34" height="52" rx="5"></rect><path d="M54 54H66"></path>
        <path d="M6 62C18 52 30 56 42 46M6 76C22 74 34 72 44 62M114 62C102 52 90 56 78 46M114 76C98 74 86 72 76 62"></path>
        <path d="M52 30C56 24 64 24 68 30M50 40L70 22"></path>
      </svg>
      <p class="overline">${this.game}</p>
      <h1>${say('hand-over.give', { name })}</h1>
      <p class="soft">${say('hand-over.look-away', { name })}</p>
      <button class="main" @click=${() => this.dispatchEvent(new Event('take'))}>${say('hand-over.take', { name })}</button>
    </main>`;
  }
}

customElements.define('plateau-hand-over', PlateauHandOver);
