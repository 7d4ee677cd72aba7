import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Choices } from '../choices.js';
import { foretold, smallPrint } from '../foretold.js';
import { foreknown, grouped } from './orders.js';
import './words.js';
import style from './deadzone-choices.css' with { type: 'css' };

/** Many cubes are short buttons, folded; everything else is a list with its odds. */
const PLACES = new Set(['move', 'sprint', 'free-move', 'throw-grenade', 'place-mine', 'disarm-mine', 'deploy']);

const EYE = 'M-7 0Q0 -6 7 0Q0 6 -7 0ZM0 -2a2 2 0 1 0 .01 0';
const BLADES = 'M-5 -5L5 5M5 -5L-5 5';

const mark = (path, text) => html`<span class="mark number"
    aria-hidden="true"><svg viewBox="-8 -8 16 16" width="14"
    height="14"><path d=${path} fill="none" stroke="currentColor" stroke-width="1.8"></path></svg>${text}</span>`;

const withoutCube = (words) => words.replace(/ (in|en|dans) [A-H][1-8](:[12])?$/, '');

/**
 * The legal moves of Deadzone, by what they do.
 *
 * @extends {Choices<import('./types').Game>}
 */
class DeadzoneChoices extends Choices {
  static styles = [shared, style];

  /** @type {import('./orders.js').Outlook | null} */
  #known = null;

  willUpdate(changed) {
    if (this.isNew(changed, 'outlook')) this.#known = foreknown(this.moment.outlook, this.moment.view);
  }

  render() {
    if (this.moment.moves.length === 0) return nothing;
    return html`<h2 class="overline">${say('choices.title')} <span class="number">${this.moment.moves.length}</span></h2>
      ${grouped(this.moment.moves).map(({ group, moves }) => this.#renderGroup(say(`deadzone.group.${group}`), group, moves))}`;
  }

  #renderGroup(name, group, moves) {
    if (group === 'deploy') return this.#renderDeployment(name, moves);
    const places = moves.filter(({ move }) => PLACES.has(move.kind));
    const rolls = moves.filter(({ move }) => move.kind === 'reroll-command' && move.dice?.length);
    const others = moves.filter((move) => !places.includes(move) && !rolls.includes(move));
    return html`<section>
      ${others.length ? html`<h3>${name}</h3>${this.#renderList(others)}` : nothing}
      ${rolls.length ? this.#folded(say('deadzone.other-rolls', { count: rolls.length }), this.#renderList(rolls)) : nothing}
      ${places.length ? this.#renderPlaces(name, places) : nothing}
    </section>`;
  }

  // Every figure could go to every cube of the zone: first who, then where.
  #renderDeployment(name, moves) {
    const own = [...Map.groupBy(moves, ({ move }) => move.figure).values()];
    return html`<section><h3>${name}</h3>${own.map((some) => this.#renderPlaces(withoutCube(some[0].words), some))}</section>`;
  }

  // Coordinates are for those who do not point: folded, so that they are no wall beside the board.
  #renderPlaces(name, moves) {
    const about = html`<span><b>${name}</b> · ${say('deadzone.places', { count: moves.length })}</span>`;
    return this.#folded(about, html`<div class="places">${moves.map((move) => this.#renderPlace(move))}</div>`);
  }

  // Without a table it is a lesson, which asks for one of them and points at it.
  #folded(about, body) {
    return html`<details ?open=${this.moment.table === null}><summary class="soft small">${about}</summary>${body}</details>`;
  }

  #renderList(moves) {
    return html`<ul class="list">${moves.map((move) => html`<li>${this.#renderMove(move)}</li>`)}</ul>`;
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
