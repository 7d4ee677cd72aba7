import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { figureNamed } from './figures.js';

const ROLLED = new Set(['tested', 'dice-fell']);

/** The rolls of what happened last. */
export function rollsOf(journal) {
  return journal.filter(({ key }) => ROLLED.has(key));
}

/**
 * Dice with eight sides: a success is full, a failure hollow; an eight, which brings another die, has a second line.
 *
 * @param {any[]} rolls entries of the journal
 * @param {{words: any, figures: import('./figures.js').Figure[], tumbling: any}} how
 */
export function dicePicture(rolls, { words, figures, tumbling }) {
  if (rolls.length === 0) return nothing;
  return html`<section class="dice" aria-label=${say('deadzone.dice')}>
    ${rolls.slice(-4).map(({ facts, n, i }) => {
      const isTumbling = tumbling && tumbling.n === n && tumbling.i === i;
      const name = facts.figure ? (figureNamed(figures, facts.figure, undefined)?.name ?? '') : '';
      return html`<div class="roll ${isTumbling ? 'tumbling' : ''}">
        <span class="small"><b>${name}</b> ${words.say(`roll.${facts.roll}`)} ${facts.stat}+</span>
        <span class="thrown" role="img"
            aria-label=${`${facts.dice.join(', ')}${say('colon')} ${say('deadzone.successes', { count: facts.successes })}`}>
          ${facts.dice.map((die) => eightSided(die, facts.stat))}
        </span>
        <b class="number successes">${facts.successes}</b>
      </div>`;
    })}
  </section>`;
}

function eightSided(die, stat) {
  const kind = die >= stat ? 'success' : 'failure';
  return html`<svg class="die ${kind} ${die === 8 ? 'eight' : ''}" viewBox="-16 -16 32 32" width="30" height="30" aria-hidden="true">
    ${svg`<path class="outline"
        d="M0 -15L14 -5L14 5L0 15L-14 5L-14 -5Z"
        ></path>${die === 8 ? svg`<path class="second" d="M0 -11.5L10.8 -4L10.8 4L0 11.5L-10.8 4L-10.8 -4Z"></path>` : nothing}<text
        y="5">${die}</text>`}
  </svg>`;
}

const SIGNS = {
  'extra-activation': 'M-6 -6l5 6-5 6M1 -6l5 6-5 6',
  'extra-die': 'M-7 0H7M0 -7V7',
  'free-move': 'M-7 0H6M1 -5l6 5-6 5',
  'free-shot': 'M0 -8V8M-8 0H8M0 -4.5a4.5 4.5 0 1 0 .01 0',
  'free-fight': 'M-6 -6L6 6M6 -6L-6 6',
  'special-order': 'M0 -7.5L2.2 -2.2L7.5 -2L3.3 1.5L4.8 7L0 4L-4.8 7L-3.3 1.5L-7.5 -2L-2.2 -2.2Z',
};

/** One command die, with the sign of its face. */
export function commandDie(die) {
  return html`<svg class="command-die" viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
    ${svg`<rect x="-12" y="-12" width="24" height="24" rx="6"></rect><path d=${SIGNS[die]}></path>`}
  </svg>`;
}

/**
 * Command dice. Those that may be spent are buttons.
 *
 * @param {string[]} dice
 * @param {{words: any, spendable: Set<string>, die: string | null, take: (die: string) => void}} how
 */
export function commandDice(dice, { words, spendable, die: taken, take }) {
  return html`<span class="command-dice">
    ${dice.map((die) => {
      const name = words.say(`command-die.${die}`);
      return spendable.has(die)
        ? html`<button class="die-button" title=${name} aria-label=${name} aria-pressed=${die === taken}
            @click=${() => take(die)}>${commandDie(die)}</button>`
        : html`<span role="img" title=${name} aria-label=${name}>${commandDie(die)}</span>`;
    })}
  </span>`;
}
