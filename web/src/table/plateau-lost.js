import { LitElement, css, html } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';

/** The line is dead: what that means for a move that was on its way, and what can be done. */
class PlateauLost extends LitElement {
  static properties = { unsent: { type: Boolean } };

  static styles = [
    shared,
    css`
      :host {
        position: sticky;
        top: 0;
        z-index: 5;
      }

      p {
        display: flex;
        align-items: center;
        gap: var(--gap-2);
        padding: var(--gap-2) var(--gap-4);
        background: var(--warning);
        color: var(--on-colour);
        font-weight: 600;
      }

      span:nth-child(2) {
        flex: 1;
      }

      .dot {
        flex: none;
        width: 10px;
        height: 10px;
        border-radius: 50%;
        border: 2px solid currentColor;
        animation: blink 1s infinite alternate;
      }

      @keyframes blink {
        to {
          opacity: 0.2;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** whether a move waits to be sent again */
    this.unsent = false;
    new FollowSettings(this);
  }

  render() {
    return html`<p class="lost" role="status">
      <span class="dot" aria-hidden="true"></span>
      <span>${say(this.unsent ? 'line.not-sent' : 'line.lost')}</span>
      <button @click=${() => this.dispatchEvent(new Event('retry'))}>${say('line.retry')}</button>
    </p>`;
  }
}

customElements.define('plateau-lost', PlateauLost);
