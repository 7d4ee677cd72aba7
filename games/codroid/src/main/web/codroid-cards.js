import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Choices } from '../choices.js';
import { smallPrint } from '../foretold.js';
import { askWhy } from '../why.js';
import style from './codroid-cards.css' with { type: 'css' };

/**
 * The measure cards: those that can be played now, those that work, and those that are still out of reach.
 *
 * @extends {Choices<import('./types').Game>}
 */
class CodroidCards extends Choices {
  static styles = [shared, style];

  render() {
    if (!this.moment.view || !this.moment.words || !this.moment.scene) return nothing;
    const playable = new Map(this.moment.moves.map((move) => [move.move.measure, move]));
    const free = this.moment.scene.measures.filter(({ id }) => !this.moment.view.taken.includes(id));
    const now = free.filter(({ id }) => playable.has(id));
    const far = this.moment.view.status === 'in-progress' ? free.filter(({ id }) => !playable.has(id)) : [];
    return html`
      ${now.length
        ? html`<section>
            <h2 class="overline">${say('codroid.affordable')}</h2>
            <ul class="cards">${now.map((card) => html`<li>${this.#playable(card, playable.get(card.id))}</li>`)}</ul>
          </section>`
        : nothing}
      ${this.moment.view.taken.length
        ? html`<section>
            <h2 class="overline">${this.moment.words.say('label.measures')}</h2>
            <ul class="taken">${this.moment.view.taken.map((id) => this.#taken(id))}</ul>
          </section>`
        : nothing}
      ${far.length
        ? html`<details ?open=${now.length === 0 && this.moment.view.taken.length === 0} @toggle=${this.#askWhyFar}>
            <summary class="overline">${say('codroid.out-of-reach', { count: far.length })}</summary>
            <ul class="cards">${far.map((card) => html`<li>${this.#far(card)}</li>`)}</ul>
          </details>`
        : nothing}
    `;
  }

  updated() {
    this.#askWhyFar();
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
    return html`<button
      class="card"
      data-move=${move.text}
    >
      <b>${this.moment.words.say(`measure.${id}`)}</b>
      <span class="cost"><span class="only-heard">${say('codroid.costs')}</span> ${cost}</span>
      <small>${this.moment.words.say(`measure.${id}.about`)}</small>
      ${smallPrint(this.moment.outlook, move)}
    </button>`;
  }

  #far({ id, cost }) {
    const about = this.moment.words.say(`measure.${id}.about`);
    const thing = `outOfReach.${id}`;
    return html`<button class="card far" aria-disabled="true" data-thing=${thing} title=${about}>
      <b>${this.moment.words.say(`measure.${id}`)}</b>
      <span class="cost"><span class="only-heard">${say('codroid.costs')}</span> ${cost}</span>
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

customElements.define('codroid-cards', CodroidCards);
