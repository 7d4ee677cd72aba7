import { html, nothing } from 'lit';
import { say } from '../../words/words.js';
import { isInfection } from './cards.js';
import { icon } from './icons.js';
import { cardOf, typeOf } from './rooms.js';
import { cardPicture } from './station.js';
import { read } from './targets.js';

/** @import { Move, View } from './types' */

/**
 * The text of a card or a room, and what can be done with it now.
 *
 * @param {{kind: 'card' | 'room', id: string}} what
 * @param {object} how
 * @param {View} how.view
 * @param {Map<string, string>} how.reasons why things cannot be chosen
 * @param {Move[]} how.moves
 * @param {any} how.outlook
 * @param {import('../../words/game-words.js').GameWords} how.words
 * @param {() => void} how.close
 * @param {(move: Move) => void} how.choose
 */
export function aboutDialog({ kind, id }, { view, reasons, moves, outlook, words, close, choose }) {
  const isCard = kind === 'card';
  const possible = moves.filter((move) => (isCard ? usesCard(outlook, move, id) : isAtRoom(move, id)));
  const lies = view.station.findIndex(({ card }) => card === id);
  const laid = view.station[lies] ?? { card: id, rotation: 0, red: false };
  const about = isCard ? `card-kind.${isInfection(id) ? 'infection' : id}.about` : `room-type.${typeOf(id)}.about`;
  return html`<dialog class="about" aria-labelledby="about-name" @close=${close}
      @click=${(event) => event.target === event.currentTarget && event.currentTarget.close()}>
    <form method="dialog">
      ${isCard
        ? html`<span class="large-card">${icon(id, 64)}</span>`
        : html`<svg viewBox="-78 -90 156 180" width="104" height="120"
            aria-hidden="true">${cardPicture(laid, { words, text: 13, named: false, doorsOpen: view.doorsOpen })}</svg>`}
      <div>
        <h2 id="about-name">${words.say(`${isCard ? 'card-kind' : 'room-card'}.${id}`)}</h2>
        ${isCard
          ? nothing
          : html`<p class="soft small">${words.say(`room-type.${typeOf(id)}`)}${laid.red ? `, ${say('panic.searched')}` : ''}</p>`}
        <p class="soft" role="status">${reasons.get(isCard ? `own.hand.${id}` : `station.${lies}`) ?? nothing}</p>
        <p>${words.has(about) ? words.say(about) : nothing}</p>
      </div>
      <div class="ways">
        ${possible.map((move) => html`<button class="main" @click=${() => choose(move)}>${move.words}</button>`)}
        <button value="close">${say('panic.close')}</button>
      </div>
    </form>
  </dialog>`;
}

/** Whether a move plays or gives this card: the game tells which cards it touches. */
export const usesCard = (outlook, move, card) => Boolean(outlook?.moves[move.text]?.touches.includes(`own.hand.${card}`));

function isAtRoom(move, card) {
  const { verb, objects } = read(move);
  return ['explore', 'search', 'terminal'].includes(verb) && cardOf(objects[0]) === card;
}
