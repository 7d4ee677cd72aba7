import { LitElement, html, nothing, svg } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { signOf } from './odds-signs.js';
import { oddsStyle } from './odds-style.js';
import style from './replay-odds.css' with { type: 'css' };

/** Room for half a sign at both ends, in hundredths of the width. */
const EDGE = 1.5;

/**
 * The odds over the match, with the turning points and the step that is shown. A click leads to the step below it; with the keyboard the
 * slider and the list of turning points do the same.
 */
class ReplayOdds extends LitElement {
  static properties = { found: { attribute: false }, step: { type: Number } };

  static styles = [shared, oddsStyle, style];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('./analysis.js').Found | null} */
    this.found = null;
    this.step = 0;
  }

  render() {
    if (!this.found) return nothing;
    const lines = this.#shown;
    return html`<div class="plot" @click=${this.#jump}>
      <svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${say('odds.label')}>
        <line class="half" x1="0" x2="100" y1="50" y2="50"></line>
        ${lines.length === 1 ? svg`<path class="band" d=${this.#band(lines[0])}></path>` : nothing}
        ${lines.map(
          (line, i) => svg`<path class="line line-${i}" d=${this.#path(line.points.map(({ position, odds }) => [position, odds]))}></path>`,
        )}
        <line class="now" x1=${this.#x(this.step)} x2=${this.#x(this.step)} y1="0" y2="100"></line>
      </svg>
      ${this.found.turningPoints.map(
        (turn) => html`<span class="mark"
            .style=${`--x: ${this.#x(turn.step - 1)}; --y: ${100 - 100 * this.#height(turn)}`}>${signOf(turn.cause)}</span>`,
      )}
      ${this.found.sides === 'opposed'
        ? html`<span class="end top">${say('odds.leads', { seat: 0 })}</span><span
            class="end bottom">${say('odds.leads', { seat: 1 })}</span>`
        : nothing}
    </div>`;
  }

  // Of two against each other the second line is the first one upside down.
  get #shown() {
    return this.found.sides === 'opposed' ? this.found.lines.slice(0, 1) : this.found.lines;
  }

  #height({ seat, before }) {
    return this.found.sides === 'opposed' && seat !== this.found.lines[0].seats[0] ? 1 - before : before;
  }

  #x(position) {
    return EDGE + ((100 - 2 * EDGE) * position) / Math.max(1, this.found.steps);
  }

  #path(points) {
    return points.map(([position, odds], i) => `${i ? 'L' : 'M'}${this.#x(position).toFixed(2)} ${(100 - 100 * odds).toFixed(2)}`).join('');
  }

  #band({ points }) {
    const there = points.map(({ position, odds, error }) => [position, Math.min(1, odds + error)]);
    const back = points.map(({ position, odds, error }) => [position, Math.max(0, odds - error)]).reverse();
    return `${this.#path([...there, ...back])}Z`;
  }

  #jump = (event) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = ((100 * (event.clientX - left)) / width - EDGE) / (100 - 2 * EDGE);
    const where = Math.round(Math.max(0, Math.min(1, share)) * this.found.steps);
    this.dispatchEvent(new CustomEvent('go', { detail: { where } }));
  };
}

customElements.define('replay-odds', ReplayOdds);
