import { LitElement, html, nothing } from 'lit';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { FollowSettings, settings } from './settings.js';
import { waiting } from './waiting.js';
import style from './plateau-bar.css' with { type: 'css' };

const OTHER = /** @type {const} */ ({ en: 'fr', fr: 'en' });

/** The thin bar on top of every page: where am I, then what the page puts there, then the language, and what else one may prefer. */
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

  // It is read when somebody wants it.
  #prefer = async () => {
    await import('./plateau-preferences.js');
    if (!this.isConnected) return; // the page has become another one
    /** @type {import('./plateau-preferences.js').PlateauPreferences} */ (this.renderRoot.querySelector('plateau-preferences')).open();
  };

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
        <button class="quiet preferences" title=${say('preferences.title')} aria-label=${say('preferences.title')} aria-haspopup="dialog"
            @click=${this.#prefer}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M2 6H10M16 6H18M2 14H4M10 14H18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"></path>
            <circle cx="13" cy="6" r="2.6" fill="none" stroke="currentColor" stroke-width="2"></circle>
            <circle cx="7" cy="14" r="2.6" fill="currentColor" stroke="currentColor" stroke-width="2"></circle>
          </svg>
        </button>
      </div>
    </header>
    <plateau-preferences></plateau-preferences>
    ${waiting.isLong ? html`<p class="waits" role="status">${say('trouble.waits')}</p>` : nothing}`;
  }
}

customElements.define('plateau-bar', PlateauBar);
