import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Choices } from '../choices.js';
import { foretold, smallPrint } from '../foretold.js';
import { demandPanel } from './demands.js';
import { icon } from './icons.js';
import { piecesStyle } from './pieces-style.js';
import { readCards } from './rooms.js';
import { definitions } from './station.js';
import { stationStyle } from './station-style.js';
import { placement, read } from './targets.js';
import style from './panic-choices.css' with { type: 'css' };

const HERE = ['search', 'explore', 'terminal', 'heal', 'burn', 'attack', 'grenade'];
const CARDS = ['play', 'first-aid', 'scan', 'give', 'vests'];

/**
 * The legal moves of Panic Station: ways first, then what can be done, then cards.
 *
 * @extends {Choices<import('./types').Game>}
 */
class PanicChoices extends Choices {
  static styles = [shared, stationStyle, piecesStyle, style];

  willUpdate(changed) {
    super.willUpdate(changed);
    // What is given cannot be taken back.
    this.looksFirst = ['offer', 'answer'].includes(this.moment.view?.decision?.kind);
    if (this.isNew(changed, 'scene')) readCards(this.moment.scene);
  }

  render() {
    if (this.moment.moves.length === 0) return nothing;
    return html`<svg class="only-heard" aria-hidden="true">${definitions}</svg>${demandPanel(this.moment) ?? this.#renderList()}`;
  }

  #renderList() {
    const rest = this.moment.moves.filter((move) => read(move).verb !== 'end');
    const group = (wanted) => rest.filter((move) => wanted(read(move)));
    const known = new Set(['move', 'run', 'place', ...HERE, ...CARDS]);
    return html`${this.#renderWays('trooper', rest)} ${this.#renderWays('android', rest)}
      ${this.#renderGroup('panic.group-place', group(({ verb }) => verb === 'place'))}
      ${this.#renderGroup('panic.group-here', group(({ verb }) => HERE.includes(verb)))}
      ${this.#renderGroup('panic.group-other', group(({ verb }) => !known.has(verb)))}
      ${this.#renderGroup('panic.group-cards', group(({ verb }) => CARDS.includes(verb)))}`;
  }

  #renderWays(role, moves) {
    const ways = moves.filter((move) => {
      const { verb, objects } = read(move);
      return (verb === 'move' && objects[0] === role) || (verb === 'run' && this.moment.view.decision?.role === role);
    });
    if (ways.length === 0) return nothing;
    return html`<section>
      <h2 class="overline">${say(`panic.group-${role}`)}</h2>
      <ul class="ways">${ways.map((move) => html`<li>${this.#button(move, this.#way(move), move.words)}</li>`)}</ul>
    </section>`;
  }

  #way(move) {
    const direction = read(move).objects.at(-1);
    const room = this.moment.outlook?.moves[move.text]?.facts?.to;
    return html`<span class=${direction}>${icon('walk', 20)}</span><span
        >${room ? this.moment.words.say(`room.${room}`) : this.moment.words.say(`direction.${direction}`)}</span>`;
  }

  #renderGroup(heading, moves) {
    if (moves.length === 0) return nothing;
    return html`<section>
      <h2 class="overline">${say(heading)}</h2>
      <ul>${moves.map(
        (move) => html`<li>${this.#button(move, html`${this.#picture(move)}<span>${this.#words(move)}</span>`, move.words)}</li>`,
      )}</ul>
    </section>`;
  }

  // A cell has no name: it lies beside a room that has one.
  #words(move) {
    const place = placement(move);
    const around = this.moment.outlook?.moves[move.text]?.facts;
    if (!place || !around) return move.words;
    const where = say('panic.place-beside', {
      room: this.moment.words.say(`room-card.${around.beside}`),
      direction: this.moment.words.say(`direction.${around.side}`),
    });
    return place.rotation === 0 ? where : `${where}, ${say('panic.place-turned', { rotation: place.rotation })}`;
  }

  #picture(move) {
    const { verb, objects } = read(move);
    const pictures = {
      play: objects[0],
      give: objects[0],
      terminal: objects[1],
      'first-aid': 'first-aid-kit',
      scan: 'body-scanner',
      vests: 'bulletproof-vest',
      heal: 'sick-bay',
      place: 'explore',
      attack: 'targeting-scope',
      aim: 'targeting-scope',
    };
    return verb in pictures || HERE.includes(verb) ? icon(pictures[verb] ?? verb, 22) : nothing;
  }

  #button(move, content, label) {
    return html`<button
      data-move=${move.text}
      aria-label=${[label, ...foretold(this.moment.outlook?.moves[move.text])].join('. ')}
    >
      ${content} ${smallPrint(this.moment.outlook, move)}
    </button>`;
  }
}

customElements.define('panic-choices', PanicChoices);
