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
      <section class="bushes"><h2 class="overline">${words.say('board.bushes')}</h2>${this.#row(view.bushes, 'bushes')}</section>
      <div class="nests">${view.nests.map((nest, seat) => this.#nest(nest, seat))}</div>
    </div>`;
  }

  #turn() {
    const { view, words } = this.moment;
    return html`<section class="turn">
      ${view.turn >= 0 && view.hops > 0 ? dieFace(view.hops) : nothing}
      ${this._chosen
        ? html`<b>${words.say(`spot.${this._chosen}`)}</b> ${this.#movesAt(this._chosen).map(
            (move) => html`<button @click=${() => this.choose(move)} aria-label=${move.words}>${words.say(`board.${move.move.kind}`)}</button>`,
          )}`
        : view.turn < 0 ? words.say('board.over') : words.say('board.turn', { seat: view.turn, hops: view.hops })}
    </section>`;
  }

  #nest(nest, seat) {
    const { words, seat: mine } = this.moment;
    const name = words.say(seat === mine ? 'board.own-nest' : 'board.nest', { seat });
    return html`<section class=${seat === mine ? 'mine' : ''}><h2 class="overline">${name}</h2>${this.#row(nest, `nests.${seat}`)}</section>`;
  }

  #row(all, path) {
    return html`<ol>${all.map((lying) => html`<li>${this.#card(lying, `${path}.${lying.id}`)}</li>`)}</ol>`;
  }

  #card(lying, thing) {
    const { view, words } = this.moment;
    const isOpen = lying.knownBy.length === view.nests.length;
    const state = [
      lying.trinket ? (isOpen ? 'open' : 'secret') : 'hidden',
      this.#isTouched(lying, thing) ? 'touched' : '',
      lying.id === this._chosen ? 'chosen' : '',
      lying.id === view.taken ? 'taken' : '',
    ];
    return html`<button
      class="card ${state.join(' ')}"
      data-thing=${thing}
      aria-label=${lyingInWords(lying, view, words)}
      @click=${(event) => this.#click(event, lying.id)}
    >
      <span class="place">${lying.id.split('-').at(-1)}</span>
      <svg viewBox="0 0 40 40" aria-hidden="true">${lying.trinket ? trinket(lying.trinket) : back(lying)}</svg>
      ${isOpen || lying.knownBy.length === 0 ? nothing : html`<span class="knowers">◉ ${lying.knownBy.map((one) => one + 1).join(' ')}</span>`}
    </button>`;
  }

  /** What is pointed at elsewhere: a move among the choices, or an entry of the journal. */
  #isTouched(lying, thing) {
    const { preview, outlook, highlight } = this.moment;
    const touches = (preview && outlook?.moves[preview.text]?.touches) ?? [];
    return touches.includes(thing) || highlight?.facts.spot === lying.id;
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

/** What lies at a spot and who knows it, in words: for those who hear the page. */
function lyingInWords({ id, trinket, knownBy }, view, words) {
  const spot = words.say(`spot.${id}`);
  if (view.taken === id) return words.say('board.in-beak', { spot, trinket: trinket ? words.say(`trinket.${trinket}`) : '?' });
  if (knownBy.length === view.nests.length) return words.say('board.face-up', { spot, trinket: words.say(`trinket.${trinket}`) });
  const seats = knownBy.map((seat) => seat + 1).join(', ') || '–';
  return trinket
    ? words.say('board.known', { spot, trinket: words.say(`trinket.${trinket}`), seats })
    : words.say('board.unknown', { spot, seats });
}

/** The whole position as text. */
export function inWords(view, words) {
  const lines = (all) => all.map((lying) => lyingInWords(lying, view, words));
  const turn = view.turn < 0 ? words.say('board.over') : words.say('board.turn', { seat: view.turn, hops: view.hops });
  return [
    { heading: words.say('board.round', { round: view.round, rounds: view.rounds }), lines: [turn] },
    { heading: words.say('label.bushes'), lines: lines(view.bushes) },
    ...view.nests.map((nest, seat) => ({
      heading: words.say(seat === view.seat ? 'board.own-nest' : 'board.nest', { seat }),
      lines: lines(nest),
    })),
  ];
}
