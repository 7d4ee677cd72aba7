import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Choices } from '../choices.js';
import { foretold, smallPrint } from '../foretold.js';
import { foreknown, grouped } from './orders.js';
import './words.js';
import style from './deadzone-choices.css' with { type: 'css' };

/** Many cubes are a field of short buttons; everything else is a list with its odds. */
const PLACES = new Set(['move', 'sprint', 'free-move', 'throw-grenade', 'place-mine', 'disarm-mine', 'deploy']);

const EYE = 'M-7 0Q0 -6 7 0Q0 6 -7 0ZM0 -2a2 2 0 1 0 .01 0';
const BLADES = 'M-5 -5L5 5M5 -5L-5 5';

const mark = (path, text) => html`<span class="mark number"
    aria-hidden="true"><svg viewBox="-8 -8 16 16" width="14"
    height="14"><path d=${path} fill="none" stroke="currentColor" stroke-width="1.8"></path></svg>${text}</span>`;

/**
 * The legal moves of Deadzone, by what they do.
 *
 * @extends {Choices<import('./types').Game>}
 */
class DeadzoneChoices extends Choices {
  static properties = { _figure: { state: true } };

  static styles = [shared, style];

  constructor() {
    super();
    this._figure = '';
  }

  /** @type {import('./orders.js').Outlook | null} */
  #known = null;

  willUpdate(changed) {
    if (this.isNew(changed, 'outlook')) this.#known = foreknown(this.moment.outlook, this.moment.view);
  }

  render() {
    if (this.moment.moves.length === 0) return nothing;
    return html`<h2 class="overline">${say('choices.title')} <span class="number">${this.moment.moves.length}</span></h2>
      ${grouped(this.moment.moves).map(({ group, moves }) => html`<section>
        <h3>${say(`deadzone.group.${group}`)}</h3>
        ${group === 'deploy' ? this.#renderDeployment(moves) : this.#renderGroup(moves)}
      </section>`)}`;
  }

  #renderGroup(moves) {
    const places = moves.filter(({ move }) => PLACES.has(move.kind));
    const others = moves.filter((move) => !places.includes(move));
    return html`${places.length ? html`<div class="places">${places.map((move) => this.#renderPlace(move))}</div>` : nothing}
      ${others.length ? html`<ul class="list">${others.map((move) => html`<li>${this.#renderMove(move)}</li>`)}</ul>` : nothing}`;
  }

  // Every figure could go to every cube of the zone: first who, then where.
  #renderDeployment(moves) {
    const figures = [...new Set(moves.map(({ move }) => move.figure))];
    const chosen = figures.includes(this._figure) ? this._figure : figures[0];
    const nameOf = (id) => moves.find(({ move }) => move.figure === id).words.replace(/ (in|en|dans) [A-H][1-8](:[12])?$/, '');
    return html`<select aria-label=${say('deadzone.group.deploy')} @change=${(event) => (this._figure = event.target.value)}>
        ${figures.map((id) => html`<option value=${id} ?selected=${id === chosen}>${nameOf(id)}</option>`)}
      </select>
      <div class="places">${moves.filter(({ move }) => move.figure === chosen).map((move) => this.#renderPlace(move))}</div>`;
  }

  #renderPlace(move) {
    const known = this.#known?.moves[move.text];
    const seen = known?.seenBy?.length ?? 0;
    const all = [move.words, ...foretold(known)].join(', ');
    return html`<button data-move=${move.text} aria-label=${all} title=${all}
    ><span>${known?.cube ?? move.text.split(' ').at(-1)}</span>${seen ? mark(EYE, seen) : nothing}${known?.path && known.odds.length
      ? mark(BLADES, known.odds[0].shares[0].percent)
      : nothing}</button>`;
  }

  #renderMove(move) {
    return html`<button data-move=${move.text}><span>${move.words}</span>${smallPrint(this.moment.outlook, move)}</button>`;
  }
}

customElements.define('deadzone-choices', DeadzoneChoices);
