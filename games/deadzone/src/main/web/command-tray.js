import { html } from 'lit';
import { say } from '../../words/words.js';
import { commandDie } from './dice.js';

/**
 * Command dice that may be rolled again: one taps those, and rolls.
 *
 * @param {import('./types').Move[]} moves all are `reroll-command`
 * @param {{dice: string[], again: number[], words: any, turn: (index: number) => void, choose: (move: any) => void}}
 *   how `again`: the places of the dice that were tapped
 */
export function commandTray(moves, { dice, again, words, turn, choose }) {
  const keep = moves.find(({ move }) => move.dice?.length === 0);
  const roll = moves.find(({ move }) => isSame(move.dice ?? [], again.map((i) => dice[i])));
  return html`<div class="tray">
    <p class="soft small">${say('deadzone.tap-dice')}</p>
    <div class="tray-dice">
      ${dice.map(
        (die, i) => html`<button class="tray-die" aria-pressed=${again.includes(i)} aria-label=${words.say(`command-die.${die}`)}
          title=${words.say(`command-die.${die}`)} @click=${() => turn(i)}>${commandDie(die)}</button>`,
      )}
    </div>
    <div class="tray-ends">
      ${again.length && roll
        ? ending(roll, say('deadzone.roll-again', { count: again.length }), choose)
        : ending(keep, say('deadzone.keep-dice'), choose)}
    </div>
  </div>`;
}

function ending(move, words, choose) {
  return html`<button class="main" data-move=${move?.text ?? ''} @click=${() => choose(move)}>${words}</button>`;
}

function isSame(some, others) {
  return [...some].sort().join() === [...others].sort().join();
}
