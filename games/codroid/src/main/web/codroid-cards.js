import { html, nothing, svg } from 'lit';
import { shared } from '../../theme/shared.js';
import { isNarrow } from '../../theme/screens.js';
import { say } from '../../words/words.js';
import { Choices } from '../choices.js';
import { Drag } from '../drag.js';
import { smallPrint } from '../foretold.js';
import { askWhy } from '../why.js';
import style from './codroid-cards.css' with { type: 'css' };
import { emblem } from './emblems.js';

/**
 * The measure cards: those that can be played now, those that work, and those that are still out of reach. A card is played by a click, by
 * two taps, or by dragging it onto the board.
 *
 * @extends {Choices<import('./types').Game>}
 */
class CodroidCards extends Choices {
  static properties = { _carried: { state: true } };

  static styles = [shared, style];

  #drag = new Drag(
    {
      take: (text) => (this._carried = { text, x: 0, y: 0, isOver: false }),
      carry: ({ clientX: x, clientY: y }, below) => (this._carried = { ...this._carried, x, y, isOver: below.some(isBoard) }),
      put: (below) => this.#putOn(below),
      drop: () => this.#putOn([]),
    },
    () => this.getRootNode(),
  );

  constructor() {
    super();
    this.looksFirst = true;
    /** @type {{text: string, x: number, y: number, isOver: boolean} | null} the card that is dragged, and where the pointer is */
    this._carried = null;
  }

  // What a drag ends with is no click on the card.
  choose(move) {
    if (!this.#drag.endsClick()) super.choose(move);
  }

  #putOn(below) {
    const move = this.moment.moves.find(({ text }) => text === this._carried?.text);
    this.#letGo();
    if (move && below.some(isBoard)) this.play(move);
    else this.hold(null);
  }

  #letGo = () => {
    this.#drag.cancel();
    this._carried = null;
  };

  render() {
    if (!this.moment.view || !this.moment.words || !this.moment.scene) return nothing;
    const playable = new Map(this.moment.moves.map((move) => [move.move.measure, move]));
    const free = this.moment.scene.measures.filter(({ id }) => !this.moment.view.taken.includes(id));
    const held = free.find(({ id }) => this.held !== null && playable.get(id)?.text === this.held);
    return html`${held && isNarrow()
        ? this.#inHand(held, playable.get(held.id))
        : this.#allCards(free.filter(({ id }) => playable.has(id)), free.filter(({ id }) => !playable.has(id)), playable)}
      ${this.#ghost(free, playable)}`;
  }

  #allCards(now, far, playable) {
    const { view, words } = this.moment;
    return html`
      ${now.length
        ? html`<section>
            <h2 class="overline">${say('codroid.affordable')}</h2>
            <ul class="cards">${now.map((card) => html`<li>${this.#playable(card, playable.get(card.id))}</li>`)}</ul>
          </section>`
        : nothing}
      ${view.taken.length
        ? html`<section>
            <h2 class="overline">${words.say('label.measures')}</h2>
            <ul class="taken">${view.taken.map((id) => this.#taken(id))}</ul>
          </section>`
        : nothing}
      ${far.length && view.status === 'in-progress'
        ? html`<details ?open=${now.length === 0 && view.taken.length === 0} @toggle=${this.#askWhyFar}>
            <summary class="overline">${say('codroid.out-of-reach', { count: far.length })}</summary>
            <ul class="cards">${far.map((card) => html`<li>${this.#far(card)}</li>`)}</ul>
          </details>`
        : nothing}
    `;
  }

  /** On a phone the sheet gives way to the board: it keeps the card alone that was taken up. */
  #inHand(card, move) {
    return html`<section class="in-hand">
      ${this.#playable(card, move)}
      <div class="ways">
        <button class="main" data-move=${move.text}>${say('codroid.play-it')}</button>
        <button @click=${() => this.hold(null)}>${say('codroid.put-back')}</button>
      </div>
    </section>`;
  }

  updated() {
    this.#askWhyFar();
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.ghost:not(:popover-open)'))?.showPopover();
  }

  /** @type {any} the position in which it was asked */
  #askedIn = null;

  // The reasons stand on the cards, once somebody looks at these.
  #askWhyFar = () => {
    if (!this.renderRoot.querySelector('details')?.open || this.moment.hindrances || this.#askedIn === this.moment.view) return;
    this.#askedIn = this.moment.view;
    askWhy(this, []);
  };

  #playable({ id, cost }, move) {
    const isHeld = this.held === move.text;
    return html`<button
      class="card ${isHeld ? 'held' : ''}"
      data-move=${move.text}
      aria-pressed=${isHeld ? 'true' : nothing}
      title=${say('codroid.how-to-play')}
      @pointerdown=${(event) => this.#drag.down(event, move.text)}
      @pointermove=${(event) => this.#drag.move(event)}
      @pointerup=${(event) => this.#drag.up(event)}
      @pointercancel=${this.#letGo}
    >
      ${face(id)}
      <b>${this.moment.words.say(`measure.${id}`)}</b>
      ${price(cost)}
      <small>${this.moment.words.say(`measure.${id}.about`)} ${smallPrint(this.moment.outlook, move)}
        ${isHeld ? html`<span class="again">${say('codroid.tap-again')}</span>` : nothing}</small>
    </button>`;
  }

  // Above everything, wherever the card came from.
  #ghost(free, playable) {
    const carried = this._carried;
    const card = carried?.x && free.find(({ id }) => playable.get(id)?.text === carried.text);
    if (!card) return nothing;
    return html`<div class="ghost ${carried.isOver ? 'ready' : ''}" popover="manual" aria-hidden="true"
        .style=${`--x: ${carried.x}px; --y: ${carried.y}px`}>
      ${face(card.id)}<b>${this.moment.words.say(`measure.${card.id}`)}</b>${price(card.cost)}
      <small>${say(carried.isOver ? 'codroid.let-go' : 'codroid.onto-the-board')}</small>
    </div>`;
  }

  #far({ id, cost }) {
    const about = this.moment.words.say(`measure.${id}.about`);
    const thing = `outOfReach.${id}`;
    return html`<button class="card far" aria-disabled="true" data-thing=${thing} title=${about}>
      ${face(id)}
      <b>${this.moment.words.say(`measure.${id}`)}</b>
      ${price(cost)}
      <small>${this.moment.hindrances?.get(thing) ?? about}</small>
    </button>`;
  }

  #taken(id) {
    const works = this.moment.view.inForce.includes(id);
    return html`<li class=${works ? '' : 'waits'} data-thing="taken.${id}" title=${this.moment.words.say(`measure.${id}.about`)}>
      <span>${this.moment.words.say(`measure.${id}`)}</span>
      <span class="soft">${this.moment.words.say(works ? 'label.in-force' : 'label.from-next-turn')}</span>
    </li>`;
  }
}

const isBoard = (element) => element.classList.contains('board');

const face = (id) => html`<svg class="emblem" viewBox="0 0 40 40" aria-hidden="true">${svg`${emblem(id)}`}</svg>`;

const price = (cost) => html`<span class="cost"><span class="only-heard">${say('codroid.costs')}</span> ${cost}</span>`;

customElements.define('codroid-cards', CodroidCards);
