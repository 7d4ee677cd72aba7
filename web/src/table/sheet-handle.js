import { html, nothing } from 'lit';
import { say } from '../words/words.js';
import './plateau-clock.js';
import './words.js';

/**
 * On a phone the choices are a sheet at the bottom, within reach of a thumb; by this it opens.
 *
 * @param {{isOpen: boolean, count: number, clock?: {leftMs: number, running: boolean}, main: {label: string, move: any} | null,
 *   toggle: () => void, choose: (move: any) => void}} sheet
 */
export function sheetHandle({ isOpen, count, clock, main, toggle, choose }) {
  return html`<div class="handle">
    <button aria-expanded=${isOpen} aria-controls="choices" @click=${toggle}>
      <svg viewBox="0 0 20 20" width="18" height="18"
          aria-hidden="true"><path d=${isOpen ? 'M4 7l6 6 6-6' : 'M4 13l6-6 6 6'} fill="none" stroke="currentColor"
          stroke-width="2.4" stroke-linecap="round"></path></svg>
      ${count ? say('choices.open', { count }) : say('choices.more')}
    </button>
    ${clock ? html`<plateau-clock .left=${clock.leftMs} ?running=${clock.running}></plateau-clock>` : nothing}
    ${main ? html`<button class="main" @click=${() => choose(main.move)}>${main.label}</button>` : nothing}
  </div>`;
}
