import { LitElement, html, nothing } from 'lit';
import { FollowSettings, settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { signOf } from './odds-signs.js';
import { oddsStyle } from './odds-style.js';
import style from './replay-analysis.css' with { type: 'css' };

/**
 * The analysis of the match in words: how to get one, how far it is, what it thinks of the step that is shown, and where the match
 * turned. Sends `begin` and `go`.
 */
class ReplayAnalysis extends LitElement {
  static properties = {
    analysis: { attribute: false },
    progress: {},
    done: { type: Number },
    step: { type: Number },
    seats: { attribute: false },
  };

  static styles = [shared, oddsStyle, style];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('./analysis.js').Analysis | null} */
    this.analysis = null;
    this.progress = 'unknown';
    this.done = 0;
    this.step = 0;
    /** @type {import('../shell/types').Table['seats']} */
    this.seats = [];
  }

  render() {
    if (!this.analysis || this.progress === 'unknown') return nothing;
    return html`<section aria-label=${say('analysis.title')}>
      <h2 class="overline">${say('analysis.title')}</h2>
      ${this.#renderState()}
    </section>`;
  }

  #renderState() {
    switch (this.progress) {
      case 'done':
        return this.#renderFound();
      case 'none':
        return html`<p class="soft">${say('analysis.about')}</p>
          <button @click=${this.#begin}>${say('analysis.begin')}</button>`;
      case 'failed':
        return html`<p class="alert" role="alert">${this.analysis.trouble?.words ?? say('analysis.failed')}</p>
          <button @click=${this.#begin}>${say('analysis.again')}</button>`;
      default:
        return this.#renderProgress();
    }
  }

  #renderProgress() {
    const { done, total } = this.analysis;
    return html`<p role="status" class="soft">${this.progress === 'waiting' ? say('analysis.waiting') : say('analysis.running')}</p>
      <progress max=${Math.max(1, total)} .value=${done} aria-label=${say('analysis.running')}></progress>
      ${total ? html`<p class="soft number">${say('analysis.of', { done, total })}</p>` : nothing}`;
  }

  #begin() {
    this.dispatchEvent(new Event('begin'));
  }

  #renderFound() {
    const { found } = this.analysis;
    return html`${this.#renderDecision(this.analysis.decision(this.step))}
      ${found.turningPoints.length
        ? html`<ol class="turns" aria-label=${say('analysis.turns')}>${found.turningPoints.map((turn) => this.#renderTurn(turn))}</ol>
            <p class="keys"
                >${['decision', 'luck', 'course'].map(
                  (cause) => html`<span>${signOf(/** @type {any} */ (cause))} ${say(/** @type {any} */ (`analysis.${cause}`))}</span>`,
                )}</p>`
        : html`<p class="soft">${say('analysis.no-turns')}</p>`}
      ${found.sides === 'each' ? this.#renderLines(found) : nothing}
      <p class="soft small">${say('analysis.how', { matches: found.matches })}</p>`;
  }

  #renderLines({ lines }) {
    return html`<p class="keys">${lines.map(
      ({ seats }, i) => html`<span
          ><svg viewBox="0 0 30 8" width="30" height="8"
          aria-hidden="true"><path class="line line-${i}" d="M1 4L29 4"></path></svg> ${this.#name(seats[0])}</span>`,
    )}</p>`;
  }

  #renderDecision(decision) {
    if (!decision) return html`<p class="soft">${say('analysis.no-decision')}</p>`;
    const { played, better } = decision;
    const mistake = better?.isClear;
    return html`<div class="judged ${mistake ? 'mistake' : ''}">
      <dl>
        <div><dt>${say('analysis.played', { name: this.#name(decision.seat) })}</dt><dd>${played.words} ${this.#odds(played)}</dd></div>
        ${mistake
          ? html`<div><dt>${say('analysis.better', { gain: points(better.gain), error: points(better.gainError) })}</dt><dd
              >${better.words} ${this.#odds(better)}</dd></div>`
          : nothing}
      </dl>
      ${mistake ? nothing : html`<p class="soft small">${decision.choices > 1 ? say('analysis.fine') : say('analysis.forced')}</p>`}
    </div>`;
  }

  #odds({ odds, error, samples }) {
    return html`<span class="soft number">(${say('analysis.odds', { odds: percent(odds), error: points(error), count: samples })})</span>`;
  }

  #renderTurn(turn) {
    return html`<li>
      <button data-step=${turn.step} aria-current=${turn.step === this.step ? 'step' : nothing} @click=${() => this.#go(turn.step)}>
        ${signOf(turn.cause)}
        <span>${say('analysis.at', { step: turn.step })}</span>
        <span class="way"
            aria-label=${say('analysis.way', { before: percent(turn.before), decided: percent(turn.decided), after: percent(turn.after) })}
            >${percent(turn.before)} →
            ${turn.decided === turn.before ? nothing : html`${percent(turn.decided)} → `}${percent(turn.after)}</span>
        <span class="more">${say('analysis.who', { name: this.#name(turn.seat), played: turn.played })}</span>
      </button>
    </li>`;
  }

  #name(seat) {
    return this.seats[seat]?.name ?? say('seat.number', { seat });
  }

  #go(where) {
    this.dispatchEvent(new CustomEvent('go', { detail: { where } }));
  }
}

function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);
}

function points(difference) {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0 }).format(100 * difference);
}

customElements.define('replay-analysis', ReplayAnalysis);
