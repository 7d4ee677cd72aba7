import { LitElement, css, html } from 'lit';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { STATES, robot, robotStyle } from './robots.js';

const PITCH = 26;

/** What the companion tells of robots that travel, with each robot as its shape; and the event card, large. */
class CodroidTold extends LitElement {
  static properties = { facts: { attribute: false }, words: { attribute: false } };

  static styles = [
    shared,
    robotStyle,
    css`
      .trip {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--gap-1) var(--gap-3);
      }

      svg {
        height: 26px;
      }

      .event {
        display: grid;
        gap: var(--gap-2);
        padding: var(--gap-4);
        background: var(--raised);
        border: 2px solid var(--accent);
        border-radius: var(--radius);
      }

      .event h2 {
        font-size: clamp(1.25rem, 5vw, 1.6rem);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.facts = null;
    /** @type {import('../../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
  }

  render() {
    return this.facts.event ? this.#event(this.facts.event) : this.#trip(this.facts);
  }

  #trip({ from, to, robots }) {
    const sorted = STATES.flatMap((state) => robots.filter((one) => one === state));
    const label = sorted.map((state) => this.words.say(`pawn.${state}`)).join(', ');
    return html`<span class="trip">
      <span>${this.words.say(`place.${from}`)} → <b>${this.words.say(`place.${to}`)}</b></span>
      <svg viewBox="0 0 ${sorted.length * PITCH} 26" role="img"
          aria-label=${label}>${sorted.map((state, i) => robot(state, i * PITCH + 13, 13, 9))}</svg>
    </span>`;
  }

  #event(event) {
    return html`<div class="event">
      <span class="overline">${this.words.say('step.event').replace(/^\d+\.\s*/, '')}</span>
      <h2>${this.words.say(`event-card.${event}`)}</h2>
      <p>${this.words.say(`event-card.${event}.about`)}</p>
    </div>`;
  }
}

customElements.define('codroid-told', CodroidTold);

/**
 * @param {{key: string, facts: any}} line
 * @param {import('../../words/game-words.js').GameWords} words
 * @returns a drawing, or null where words are enough
 */
export function toldPicture({ key, facts }, words) {
  const isDrawn = key === 'went' || key === 'event-drawn';
  return isDrawn ? html`<codroid-told .facts=${facts} .words=${words}></codroid-told>` : null;
}
