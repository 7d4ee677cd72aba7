import { LitElement, html, nothing } from 'lit';
import { cited, ruleLink } from '../rules/citation.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { signOf } from './odds-signs.js';
import { oddsStyle } from './odds-style.js';
import style from './replay-journal.css' with { type: 'css' };

/** What happened in the whole match, part by part; the part that is shown is open. An entry leads to its step. */
class ReplayJournal extends LitElement {
  static properties = {
    frames: { attribute: false },
    turns: { attribute: false },
    loaded: { type: Number },
    step: { type: Number },
    game: {},
    citation: { attribute: false },
  };

  static styles = [shared, oddsStyle, style];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {(import('./frames.js').Frame | undefined)[]} */
    this.frames = [];
    this.loaded = 0;
    this.step = 0;
    this.game = '';
    /** @type {RegExp | undefined} how a sentence cites the rules */
    this.citation = undefined;
    /** @type {import('./analysis.js').TurningPoint[]} */
    this.turns = [];
  }

  updated(changed) {
    if (!changed.has('step') && !changed.has('loaded')) return;
    const list = this.renderRoot.querySelector('.list');
    const now = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('li li [aria-current]') ??
      this.renderRoot.querySelector('[aria-current]'));
    if (now && (now.offsetTop < list.scrollTop || now.offsetTop > list.scrollTop + list.clientHeight - 60)) {
      list.scrollTop = now.offsetTop - list.clientHeight / 3;
    }
  }

  render() {
    const parts = partsOf(this.frames);
    const open = parts.findLast(({ step }) => step <= this.step);
    return html`<h2 class="overline">${say('replay.journal')}</h2>
      <ol class="list" @pointerleave=${() => this.#point(null)}>
        ${parts.map(
          (part) => html`<li class="part">
            ${this.#renderHeading(part, part === open)}
            ${part === open
              ? html`<ol>${part.entries.map((entry) => this.#renderEntry(entry, part.entries.find(({ step }) => step === entry.step)))}</ol
                  >`
              : nothing}
          </li>`,
        )}
      </ol>`;
  }

  #renderHeading({ step, words }, isOpen) {
    const { told, section } = cited(words, this.citation);
    return html`<div class="heading">
      <button aria-current=${isOpen && step === this.step ? 'step' : nothing} aria-expanded=${isOpen}
          @click=${() => this.#go(step)}>${told}</button>
      ${section ? ruleLink(this.game, section) : nothing}
    </div>`;
  }

  // With the first entry of a step at which the match turned.
  #renderTurn(step) {
    const turn = this.turns.find((one) => one.step === step);
    if (!turn) return nothing;
    const cause = say(/** @type {any} */ (`analysis.${turn.cause}`));
    return html`<span class="turn" role="img" title="${say('analysis.turn')} ${cause}"
        aria-label="${say('analysis.turn')} ${cause}">${signOf(turn.cause)}</span>`;
  }

  #renderEntry(entry, first) {
    const { told, section } = cited(entry.words, this.citation);
    return html`<li>
      <button
        class=${entry.step > this.step ? 'later' : ''}
        aria-current=${entry.step === this.step ? 'step' : nothing}
        @click=${() => this.#go(entry.step)}
        @pointerenter=${() => this.#point(entry)}
        @focus=${() => this.#point(entry)}
        @blur=${() => this.#point(null)}
      >
        ${entry === first ? this.#renderTurn(entry.step) : nothing} ${told}
      </button>
      ${section ? ruleLink(this.game, section) : nothing}
    </li>`;
  }

  #go(step) {
    this.dispatchEvent(new CustomEvent('go', { detail: { where: step } }));
  }

  #point(entry) {
    this.dispatchEvent(new CustomEvent('highlight', { detail: { entry }, bubbles: true, composed: true }));
  }
}

/** Each heading opens a part; what stands before the first one is the beginning. */
function partsOf(frames) {
  const parts = [];
  for (const frame of frames) {
    for (const entry of frame?.journal ?? []) {
      if (entry.heading || parts.length === 0) {
        parts.push({ step: entry.step, words: entry.heading ? entry.words : say('replay.setup'), entries: [] });
      }
      if (!entry.heading && !entry.detail) parts.at(-1).entries.push(entry);
    }
  }
  return parts;
}

customElements.define('replay-journal', ReplayJournal);
