import { html, svg } from 'lit';
import { emblem } from './emblems.js';

/**
 * The event card, large, when it is drawn.
 *
 * @param {string} event
 * @param {import('../../words/game-words.js').GameWords} words
 */
export function eventCard(event, words) {
  return html`<div class="event-card">
    <svg viewBox="0 0 40 40" aria-hidden="true">${svg`${emblem(event)}`}</svg>
    <span class="overline">${words.say('step.event').replace(/^\d+\.\s*/, '')}</span>
    <h2>${words.say(`event-card.${event}`)}</h2>
    <p>${words.say(`event-card.${event}.about`)}</p>
  </div>`;
}
