import { html } from 'lit';

/**
 * The event card, large, when it is drawn.
 *
 * @param {string} event
 * @param {import('../../words/game-words.js').GameWords} words
 */
export function eventCard(event, words) {
  return html`<div class="event-card">
    <span class="overline">${words.say('step.event').replace(/^\d+\.\s*/, '')}</span>
    <h2>${words.say(`event-card.${event}`)}</h2>
    <p>${words.say(`event-card.${event}.about`)}</p>
  </div>`;
}
