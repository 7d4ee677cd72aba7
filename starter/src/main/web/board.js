import { html, nothing, svg } from 'lit';
import { dieFace } from '../../dice/die.js';
import { shared } from '../../theme/shared.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import style from './board.css' with { type: 'css' };

/** The trinkets, each on 40 by 40; a class for its colour, and a shape that tells it apart without. */
const SHAPES = {
  ring: svg`<circle class="line" cx="20" cy="25" r="9"></circle><path d="M20 15l-6-6 3-4h6l3 4z"></path>`,
  key: svg`<circle class="line" cx="13" cy="13" r="6"></circle><path class="line" d="M17 17L32 32M27 27l-4 4M31 31l-4 4"></path>`,
  spoon: svg`<ellipse cx="13" cy="12" rx="7" ry="8" transform="rotate(-38 13 12)"></ellipse><path class="line" d="M18 18L33 34"></path>`,
  bead: svg`<path class="line" d="M5 31C12 35 15 29 20 20S28 6 35 9"></path><circle cx="20" cy="20" r="9"></circle>`,
};

const trinket = (kind) => svg`<g class="trinket ${kind}">${SHAPES[kind]}</g>`;

/** Bushes and nests as cards. What lies there, who knows it and what may be done is all in the view and in the moves. */
class StarterBoard extends Board {
  static properties = { _chosen: { state: true } };

  static styles = [shared, style];

  constructor() {
    super();
    /** The spot where something is to be done, when it is still open what. */
    this._chosen = '';
  }

  willUpdate(changed) {
    if (this.isNew(changed, 'moves')) this._chosen = '';
  }

  render() {
    const { view, words } = this.moment;
    if (!view) return nothing;
    return html`<div class="board" role="group" aria-label=${positionInShort(view, words, inWords)}>
      ${this.#turn()}
      <section class="bushes">
        <h2 class="overline">${words.say('board.bushes')}</h2>${this.#row(spotsOf(view.bushes, 'bush', 'bushes'))}
      </section>
      <div class="nests">${view.nests.map((nest) => this.#nest(nest, nest.seat))}</div>
    </div>`;
  }

  #turn() {
    const { view, words } = this.moment;
    return html`<section class="turn">
      ${view.turn && view.hops.value > 0 ? dieFace(view.hops.value) : nothing}
      ${this._chosen
        ? html`<b>${words.say(`spot.${this._chosen}`)}</b> ${this.#movesAt(this._chosen).map(
            (move) => html`<button @click=${() => this.choose(move)} aria-label=${move.words}>
              ${words.say(`board.${move.move.kind}`)}
            </button>`,
          )}`
        : turnInWords(view, words)}
    </section>`;
  }

  #nest(nest, seat) {
    const { words, seat: mine } = this.moment;
    const name = words.say(seat === mine ? 'board.own-nest' : 'board.nest', { seat });
    const spots = spotsOf(nest.cards, `nest-${seat + 1}`, `nests.${seat}.cards`);
    return html`<section class=${seat === mine ? 'mine' : ''}><h2 class="overline">${name}</h2>${this.#row(spots)}</section>`;
  }

  #row(spots) {
    return html`<ol>${spots.map((spot) => html`<li>${this.#card(spot)}</li>`)}</ol>`;
  }

  #card(spot) {
    const { view, words } = this.moment;
    const state = [
      spot.trinket ? (spot.knownBy ? 'secret' : 'open') : 'hidden',
      this.#isTouched(spot) ? 'touched' : '',
      spot.id === this._chosen ? 'chosen' : '',
      spot.id === view.taken ? 'taken' : '',
    ];
    return html`<button
      class="card ${state.join(' ')}"
      data-thing=${spot.thing}
      aria-label=${inWordsAt(spot, view, words)}
      @click=${(event) => this.#click(event, spot.id)}
    >
      <span class="place">${spot.id.split('-').at(-1)}</span>
      <svg viewBox="0 0 40 40" aria-hidden="true">${spot.trinket ? trinket(spot.trinket) : back(spot)}</svg>
      ${spot.knownBy?.length ? html`<span class="knowers">◉ ${spot.knownBy.map((one) => one + 1).join(' ')}</span>` : nothing}
    </button>`;
  }

  /** What is pointed at elsewhere: a move among the choices, or an entry of the journal. */
  #isTouched({ id, thing }) {
    const { preview, outlook, highlight } = this.moment;
    const touches = (preview && outlook?.moves[preview.text]?.touches) ?? [];
    return touches.includes(thing) || highlight?.facts.spot === id;
  }

  /** One thing that can be done here is done; of several one is chosen above; without any the frame says why. */
  #click(event, id) {
    const moves = this.#movesAt(id);
    if (moves.length === 0) return;
    event.stopPropagation();
    if (moves.length === 1) this.choose(moves[0]);
    else this._chosen = this._chosen === id ? '' : id;
  }

  #movesAt(id) {
    const { view, moves, seat } = this.moment;
    const own = view.taken === id ? 0 : Number(/** @type {string} */ (id).match(`^nest-${seat + 1}-(\\d)$`)?.[1] ?? -1);
    return moves.filter(({ move }) => move.at === id || move.from === id || move.place === own);
  }
}

/** A bush, or something in a nest, of which I know nothing. */
const back = ({ id }) =>
  id.startsWith('bush')
    ? svg`<path class="leaf" d="M5 36q-6-11 3-17 2-13 12-13t12 13q9 6 3 17z"></path>`
    : svg`<ellipse class="egg" cx="20" cy="20" rx="13" ry="17"></ellipse>`;

customElements.define('starter-board', StarterBoard);

/** The cards of a row as spots: where each is in the view, what lies there, and who knows it where it does not lie open. */
const spotsOf = (cards, name, path) =>
  cards.map((card, i) => ({
    id: `${name}-${i + 1}`,
    thing: `${path}.${i}`,
    trinket: card.is === 'card' ? card.id : null,
    knownBy: card.seen?.by,
  }));

/** What lies at a spot and who knows it, in words: for those who hear the page. */
function inWordsAt({ id, trinket, knownBy }, view, words) {
  const facts = {
    spot: words.say(`spot.${id}`),
    trinket: trinket ? words.say(`card.${trinket}`) : '?',
    seats: knownBy?.map((seat) => seat + 1).join(', ') || '–',
  };
  if (view.taken === id) return words.say('board.in-beak', facts);
  if (!knownBy) return words.say('board.face-up', facts);
  return words.say(trinket ? 'board.known' : 'board.unknown', facts);
}

const turnInWords = ({ turn, hops }, words) =>
  turn ? words.say('board.turn', { seat: turn.seat, hops: hops.value }) : words.say('board.over');

/** The whole position as text. */
export function inWords(view, words) {
  const lines = (spots) => spots.map((spot) => inWordsAt(spot, view, words));
  return [
    { heading: words.say('board.round', { round: view.round, rounds: view.rounds }), lines: [turnInWords(view, words)] },
    { heading: words.say('board.bushes'), lines: lines(spotsOf(view.bushes, 'bush', 'bushes')) },
    ...view.nests.map(({ seat, cards }) => ({
      heading: words.say(seat === view.you?.seat ? 'board.own-nest' : 'board.nest', { seat }),
      lines: lines(spotsOf(cards, `nest-${seat + 1}`, `nests.${seat}.cards`)),
    })),
  ];
}
