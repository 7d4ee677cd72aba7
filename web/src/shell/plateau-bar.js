import { LitElement, html, nothing } from 'lit';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings, settings } from './settings.js';
import { waiting } from './waiting.js';
import style from './plateau-bar.css' with { type: 'css' };

const OTHER = /** @type {const} */ ({ en: 'fr', fr: 'en', dark: 'light', light: 'dark' });

/** The thin bar on top of every page: where am I, then what the page puts there, then language and theme. */
class PlateauBar extends LitElement {
  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
  }

  connectedCallback() {
    super.connectedCallback();
    waiting.addEventListener('change', this.#changed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    waiting.removeEventListener('change', this.#changed);
  }

  #changed = () => this.requestUpdate();

  render() {
    const other = OTHER[settings.language];
    return html`<header>
      <a class="home" href="/" aria-label=${say('bar.home')}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle class="planet" cx="16" cy="16" r="8"></circle>
          <ellipse class="ring" cx="16" cy="16" rx="14" ry="4" transform="rotate(-18 16 16)"></ellipse>
        </svg>
        <b>Plateau</b>
      </a>
      <div class="middle"><slot></slot></div>
      <div class="tools">
        <slot name="tools"></slot>
        <button class="quiet" lang=${other} title=${say('bar.language')} aria-label=${say('bar.language')}
            @click=${() => settings.change({ language: other })}>
          ${other.toUpperCase()}
        </button>
        <button class="quiet" title=${say('bar.theme')} aria-label=${say('bar.theme')}
            @click=${() => settings.change({ theme: OTHER[settings.theme] })}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="2"></circle>
            <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor"></path>
          </svg>
        </button>
      </div>
    </header>
    ${waiting.isLong ? html`<p class="waits" role="status">${say('trouble.waits')}</p>` : nothing}`;
  }
}

customElements.define('plateau-bar', PlateauBar);
