import { html } from 'lit';
import { say } from '../../words/words.js';

/**
 * Which storeys are seen.
 *
 * @param {number | null} level null: all
 * @param {(level: number | null) => void} show
 */
export function levelButtons(level, show) {
  const button = (one, text, label) => html`<button aria-pressed=${level === one} aria-label=${label} title=${label}
      @click=${() => show(one)}>${text}</button>`;
  return html`<div class="levels" role="group" aria-label=${say('deadzone.levels')}>
    ${button(
      null,
      html`<svg viewBox="-10 -10 20 20" width="20" height="20"
          aria-hidden="true"><path d="M-8 4L0 8L8 4M-8 0L0 4L8 0M-8 -4L0 0L8 -4L0 -8Z" fill="none" stroke="currentColor"
          stroke-width="1.6"></path></svg>`,
      say('deadzone.all-levels'),
    )}
    ${[0, 1, 2].map((one) => button(one, one, say('deadzone.level', { level: one })))}
  </div>`;
}
