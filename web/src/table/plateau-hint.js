import { html, nothing } from 'lit';
import { Choices } from '../games/choices.js';
import { foretold, smallPrint } from '../games/foretold.js';
import { settings } from '../shell/settings.js';
import { isNarrow } from '../theme/screens.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import './words.js';
import style from './plateau-hint.css' with { type: 'css' };

/** Of fewer tries nobody is told: where nothing is left to chance, one says all that there is to say. */
const FEW = 10;

/**
 * What a good player would do in my place, for those who ask: the best moves with their odds, and on how many tries these rest. A row
 * plays its move, and shows it on the board while it is pointed at; a finger shows it with a first tap and plays it with a second.
 */
class PlateauHint extends Choices {
  static properties = { hint: { attribute: false } };

  static styles = [shared, style];

  constructor() {
    super();
    /** @type {import('./connection.js').Hint | null} */
    this.hint = null;
    this.looksFirst = true;
  }

  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('hint')) this.held = null;
  }

  // What was asked for comes into sight. On a phone, where nothing hovers, the board shows the best move at once.
  updated(changed) {
    if (!changed.has('hint') || !this.hint?.moves) return;
    const [best] = this.#known(this.hint);
    if (best && isNarrow()) this.hold(this.moment.moves.find(({ text }) => text === best.move.text));
    else this.scrollIntoView({ block: 'nearest' });
  }

  // A live region has to be there before something is said in it.
  render() {
    return html`<div role="status"
        >${this.hint === null
          ? nothing
          : this.hint.moves ? this.#renderMoves(this.hint) : html`<p class="thinking soft">${say('hint.thinking')}</p>`}</div>`;
  }

  /** @param {import('./connection.js').Hint} hint */
  #known({ moves }) {
    return moves.filter(({ move }) => this.moment.moves.some(({ text }) => text === move.text));
  }

  #renderMoves(hint) {
    const known = this.#known(hint);
    if (known.length === 0) return html`<p class="about soft">${say('hint.none')}</p>`;
    return html`<h2 class="overline">${say('hint.title')}</h2>
      ${this.#renderWhy(hint, known)}
      <p class="about soft small">${say('hint.about', { level: hint.level })}</p>
      ${this.#renderAlike(hint.alike, known.length)}
      <ol>
        ${known.map((one) => this.#renderMove(one))}
      </ol>`;
  }

  // The best move and its reason, unless others are worth the same.
  #renderWhy({ alike }, known) {
    if (alike > 1) return nothing;
    const [best, next] = known;
    const odds = percent(best.odds);
    const lead = Math.round(100 * (best.odds - (next?.odds ?? best.odds)));
    const told = foretold(this.moment.outlook?.moves[best.move.text]);
    return html`<p class="why">${lead > 0
        ? say('hint.why', { move: best.move.words, odds, lead, next: next.move.words })
        : say('hint.why-alone', { move: best.move.words, odds })}</p>
      ${told.map((sentence) => html`<p class="why">${sentence}</p>`)}`;
  }

  #renderAlike(alike, count) {
    if (alike < 2) return nothing;
    return html`<p class="alike">${alike >= count ? say('hint.all-alike') : say('hint.alike', { count: alike })}</p>`;
  }

  #renderMove({ move, odds, samples }) {
    const isShown = this.held === move.text;
    return html`<li>
      <button data-move=${move.text} aria-pressed=${isShown ? 'true' : nothing}>
        <span class="odds">${percent(odds)}</span>
        <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none"
            aria-hidden="true"><rect class="track" width="100" height="8"></rect>
              <rect class="fill" width=${100 * odds} height="8"></rect></svg>
        <span class="move">${move.words} ${smallPrint(this.moment.outlook, move)}</span>
        ${samples < FEW ? nothing : html`<span class="tries soft small">${say('hint.tries', { count: samples })}</span>`}
        ${isShown ? html`<span class="again small">${say('hint.again')}</span>` : nothing}
      </button>
    </li>`;
  }
}

function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}

customElements.define('plateau-hint', PlateauHint);
