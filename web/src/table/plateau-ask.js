import { LitElement, html, nothing } from 'lit';
import { sendMove } from '../games/move-events.js';
import { cited } from '../rules/citation.js';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { NO_WORDS } from '../words/game-words.js';
import { asSentence } from '../words/sentence.js';
import { say } from '../words/words.js';
import './plateau-clock.js';
import './words.js';
import style from './plateau-ask.css' with { type: 'css' };

const MINUTE = 60_000;

/**
 * What is expected, in a sentence.
 *
 * @param {{table: any, message: any, presentation: import('../games/presentation.js').Presentation | null, words: any, moves: any[], scene:
 *   any}} of
 * @returns {{title: string, detail?: string}}
 */
export function expected({ table, message, presentation, words, moves, scene }) {
  if (table.status === 'waiting') return { title: say('table.waiting'), detail: say('table.waiting-how') };
  const own = moves.length ? presentation?.ask?.(message.view, moves, words, scene) : null;
  return own ?? { title: message.ask, detail: message.seat === null ? say('table.watching') : '' };
}

/** One sentence that says what is expected of me now, with the main button. Those who hear the page are told by the page itself. */
class PlateauAsk extends LitElement {
  static properties = {
    table: { attribute: false },
    message: { attribute: false },
    presentation: { attribute: false },
    words: { attribute: false },
    moves: { attribute: false },
    main: { attribute: false },
    scene: { attribute: false },
    telling: { type: Boolean },
    paused: { type: Boolean },
    captions: { attribute: false },
    sending: { attribute: false },
    hints: { type: Boolean },
  };

  static styles = [shared, style];

  #arrived = Date.now();
  #timer = 0;

  constructor() {
    super();
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {import('../shell/types').ViewMessage | null} */
    this.message = null;
    /** @type {import('../games/presentation.js').Presentation | null} */
    this.presentation = null;
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
    new FollowSettings(this);
    this.moves = [];
    this.main = null;
    /** @type {any} */
    this.scene = null;
    /** whether the board tells what happened: before it has, nothing is asked */
    this.telling = false;
    this.paused = false;
    /** @type {import('../shell/types').Entry[]} what the board is telling, the newest last */
    this.captions = [];
    /** what is said of a move that takes long to be sent; else nothing */
    this.sending = '';
    /** whether a hint may be asked for now */
    this.hints = false;
  }

  render() {
    const { title, detail } = this.#sentence();
    return html`<div class="ask ${this.moves.length ? 'mine' : ''} ${this.telling ? 'tells' : ''}">
      <div class="text" aria-busy=${Boolean(this.sending)}>
        <strong>${title}</strong>
        ${detail ? html`<span>${detail}</span>` : nothing}
      </div>
      ${this.#renderClock()}
      ${this.telling ? this.#renderStory() : nothing}
      ${this.hints ? this.#renderHint() : nothing}
      ${this.main
        ? html`<button class="main" data-move=${this.main.move.text} @click=${this.#playMain}>${this.main.label}</button>`
        : nothing}
    </div>`;
  }

  // On a phone the seats with their clocks are far below. Upright, my own clock stands at the bottom, beside my choices.
  #renderClock() {
    const running = this.message.clocks?.find((clock) => clock.running);
    return running ? html`<plateau-clock .left=${running.leftMs} running></plateau-clock>` : nothing;
  }

  #renderStory() {
    const words = say(this.paused ? 'story.go-on' : 'story.pause');
    return html`<button class="pause" title=${words} aria-label=${words} aria-keyshortcuts="P"
        @click=${() => this.dispatchEvent(new Event('pause'))}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d=${this.paused ? 'M6 4L16 10L6 16Z' : 'M7 4V16M13 4V16'}
          fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"></path></svg>
    </button>
    <button class="skip" aria-keyshortcuts="Escape"
        @click=${() => this.dispatchEvent(new Event('skip'))}>${say('table.skip-story')}</button>`;
  }

  #renderHint() {
    return html`<button class="hint" @click=${() => this.dispatchEvent(new Event('ask-hint'))}>
      <svg viewBox="0 0 20 20" width="20" height="20"
          aria-hidden="true"><path d="M7.2 14.5a5.6 5.6 0 1 1 5.6 0v1.2H7.2zM8.2 18.4h3.6" fill="none" stroke="currentColor"
          stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"></path></svg>
      ${say('hint.ask')}
    </button>`;
  }

  #sentence() {
    if (this.telling) return this.#told();
    if (this.sending) return { title: this.sending };
    const { title, detail } = expected(this);
    return { title, detail: [this.#gone() || this.#since(), detail].filter(Boolean).join(' ') };
  }

  #told() {
    const [newest = say('table.showing'), before] = this.captions
      .map(({ words }) => asSentence(cited(words, this.presentation?.citation).told)).reverse();
    return { title: newest, detail: before };
  }

  // Somebody who is awaited has left the table.
  #gone() {
    const seat = this.table.status === 'playing' && this.table.seats[this.message.toMove ?? -1];
    return seat && seat.kind === 'person' && !seat.present && !seat.standIn && seat.seat !== this.message.seat
      ? say('seat.gone', { name: seat.name ?? say('seat.number', { seat: seat.seat }) })
      : '';
  }

  // How long somebody has let the others wait, from the first whole minute on.
  #since() {
    const minutes = Math.floor((Date.now() - this.#arrived) / MINUTE);
    return this.table.status === 'playing' && this.moves.length === 0 && minutes > 0 ? say('table.since', { minutes }) : '';
  }

  willUpdate(changed) {
    if (changed.has('message')) this.#arrived = Date.now();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#timer = setInterval(() => this.requestUpdate(), MINUTE / 4);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  #playMain() {
    sendMove(this, 'choose-move', this.main.move);
  }
}

customElements.define('plateau-ask', PlateauAsk);
