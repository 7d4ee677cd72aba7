import { html, svg } from 'lit';

/** What turned a match: never a colour alone. */
const SIGNS = {
  decision: svg`<path d="M8 1.5L14.5 8L8 14.5L1.5 8Z"></path>`,
  luck: svg`<rect x="2.5" y="2.5" width="11" height="11" rx="2"></rect>`,
  course: svg`<circle cx="8" cy="8" r="6"></circle>`,
};

/** @param {'decision' | 'luck' | 'course'} cause */
export function signOf(cause) {
  return html`<svg class="sign ${cause}" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">${SIGNS[cause]}</svg>`;
}
