import { LitElement, html, nothing } from 'lit';
import { FollowSettings, settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { NO_WORDS } from '../words/game-words.js';
import { say } from '../words/words.js';
import { endFor } from './end-for.js';
import './plateau-again.js';
import style from './plateau-finale.css' with { type: 'css' };

/** The game is over: why, who won, and where to go from here. */
class PlateauFinale extends LitElement {
  static properties = { table: { attribute: false }, view: { attribute: false }, words: { attribute: false } };

  static styles = [shared, style];

  constructor() {
    super();
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {import('../shell/types').ViewMessage | null} */
    this.view = null;
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
    new FollowSettings(this);
  }

  // What there is to learn of a match is read when it is over: nobody waits for it at the start.
  firstUpdated() {
    import('../ending/plateau-ending.js');
    this.#comeIntoSight();
  }

  // Whoever looks at the journal or at the end of the board learns that it is over; whoever writes may finish the sentence.
  #comeIntoSight = () => {
    const { top, bottom } = this.getBoundingClientRect();
    if (!this.isConnected || (top >= 0 && bottom <= innerHeight)) return;
    if (isWriting()) addEventListener('focusout', this.#comeIntoSight, { once: true });
    else this.scrollIntoView({ block: 'nearest', behavior: settings.moves ? 'smooth' : 'instant' });
  };

  render() {
    const { result, seats, id, seed } = this.table;
    const me = this.view.seat;
    const { headline, outcome } = endFor(me, result);
    // A duel has its score in the headline already.
    const scores = seats.length > 2 && result.scored
      ? seats.map(({ seat, name }) => `${name ?? say('seat.number', { seat })}${say('colon')} ${result.scores[seat]}`).join(' · ')
      : '';
    return html`<div class="finale ${outcome}">
      <div class="text">
        <span class="overline">${this.#over()}</span>
        <h1>${headline}</h1>
        ${result.why ? html`<p>${result.why}</p>` : nothing}
        ${scores ? html`<p class="soft number">${scores}</p>` : nothing}
        ${seed ? html`<p class="soft small seed">${say('finale.seed', { seed })}</p>` : nothing}
      </div>
      <div class="ways">
        <plateau-again .table=${this.table}></plateau-again>
        <a class="button" href="/replay/${id}">${say('finale.replay')}</a>
        <a class="button" href="/">${say('finale.home')}</a>
      </div>
      <plateau-ending .table=${this.table} .view=${this.view} .words=${this.words}></plateau-ending>
    </div>`;
  }

  // In the game's own time, where it has one: in round 7.
  #over() {
    const { time } = this.view;
    if (time === null || !this.words.has('time.name')) return say('finale.over');
    return say('finale.over-in', { time: this.words.say('time.name'), number: time });
  }
}

/** Whether somebody writes, in whatever element of ours. */
function isWriting() {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at !== null && at.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea');
}

customElements.define('plateau-finale', PlateauFinale);
