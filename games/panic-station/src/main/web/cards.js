import { html, nothing } from 'lit';
import { icon } from './icons.js';

/** Cards that cannot be used, only carried or given on. */
export const isInfection = (card) => card.startsWith('infection-');

/**
 * Whose it is, of an infection card.
 *
 * @param {string} card
 */
const colourOf = (card) => (isInfection(card) ? card.slice('infection-'.length) : null);

/**
 * A card of a hand or a table as a button. Cards of one kind lie on each other.
 *
 * @param {string} card
 * @param {object} how
 * @param {import('../../words/game-words.js').GameWords} how.words
 * @param {number} [how.count]
 * @param {boolean} [how.usable] whether it can be played or given now
 * @param {boolean} [how.chosen]
 * @param {boolean} [how.small]
 * @param {string} [how.thing] its path in the view
 * @param {() => void} [how.tap]
 * @param {{down: (event: PointerEvent) => void, move: (event: PointerEvent) => void, up: (event: PointerEvent) => void, cancel: () =>
 *   void}} [how.carry] it can be dragged
 * @param {import('./types').Move} [how.move] the move that it stands for among the choices
 */
export function cardButton(card, { words, count = 1, usable = false, chosen = false, small = false, thing, tap, carry, move }) {
  const name = words.say(`card-kind.${card}`);
  return html`<button
    class="card kind-${isInfection(card) ? 'infection' : card} ${usable ? 'usable' : ''} ${chosen ? 'chosen' : ''} ${small
      ? 'small'
      : ''} ${colourOf(card) ? `colour-${colourOf(card)}` : ''}"
    data-card=${card}
    data-thing=${thing ?? nothing}
    data-move=${move?.text ?? nothing}
    aria-pressed=${chosen ? 'true' : nothing}
    aria-label=${move?.words ?? (count > 1 ? `${name} ×${count}` : nothing)}
    title=${name}
    @click=${tap ?? nothing}
    @pointerdown=${carry?.down ?? nothing}
    @pointermove=${carry?.move ?? nothing}
    @pointerup=${carry?.up ?? nothing}
    @pointercancel=${carry?.cancel ?? nothing}
  >
    ${icon(card, small ? 22 : 32)}${small ? nothing : html`<span class="card-name">${name}</span>`}${count > 1
      ? html`<b class="count number">×${count}</b>`
      : nothing}
  </button>`;
}

/**
 * @param {string[]} cards
 * @returns {[string, number][]} each kind once, with how many there are
 */
export function counted(cards) {
  const counts = new Map();
  cards.forEach((card) => counts.set(card, (counts.get(card) ?? 0) + 1));
  return [...counts];
}

/** @param {string} card as a referee sees it (`gas-can-3`), or its kind */
export const kindOf = (card) => card.replace(/-\d+$/, '');

/**
 * @param {string[]} cards
 * @param {import('../../words/game-words.js').GameWords} words
 */
export const cardsInWords = (cards, words) =>
  counted(cards.map(kindOf))
    .map(([card, count]) => `${words.say(`card-kind.${card}`)}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');
