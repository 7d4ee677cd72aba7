import { html, nothing } from 'lit';
import { Follow } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Choices } from '../choices.js';
import { foretold } from '../foretold.js';
import { agentInWords, agentShape, pointsMarks } from './agents.js';
import { DIRECTIONS } from './geometry.js';
import { askedText } from './keys.js';
import { piecesStyle } from './pieces-style.js';
import { readRules, rules } from './rules.js';
import { selection } from './selection.js';
import style from './iceberg-actions.css' with { type: 'css' };

const KINDS = ['move', 'slide', 'push'];
const HANDS = ['iceberg.hands.walk', 'iceberg.hands.slide', 'iceberg.hands.push', 'iceberg.hands.back', 'iceberg.keys'];

/**
 * The agents that I lead and what the chosen one can do, in each direction; and in words what hands and keys do on the ice.
 *
 * @extends {Choices<import('./types').Game>}
 */
class IcebergActions extends Choices {
  static styles = [shared, piecesStyle, style];

  constructor() {
    super();
    new Follow(this, selection);
  }

  willUpdate(changed) {
    if (this.isNew(changed, 'scene')) readRules(this.moment.scene);
  }

  render() {
    if (this.moment.moves.length === 0 || this.moment.seat === null) return nothing;
    return html`<h2 class="overline">${say('iceberg.your-agents')}</h2>
      <div class="agents" role="radiogroup" aria-label=${say('iceberg.your-agents')} @keydown=${this.#stepAgent}>
        ${this.moment.view.agents[this.moment.seat].map((_, agent) => this.#renderAgent(agent))}
      </div>
      ${this.#isLesson ? KINDS.map((kind) => this.#renderRow(kind)) : html`${this.#renderKinds()} ${this.#renderRow(this.#kind)}`}
      <details class="small soft"><summary>${say('iceberg.hands')}</summary>
        <ul>${HANDS.map((one) => html`<li>${say(one)}</li>`)}</ul></details>`;
  }

  // Lessons point at one action, whatever kind was chosen before.
  get #isLesson() {
    return this.moment.table === null;
  }

  get #kind() {
    return KINDS.includes(selection.kind) ? selection.kind : KINDS[0];
  }

  #renderAgent(agent) {
    const isChosen = agent === selection.agent;
    return html`<button
      role="radio"
      aria-checked=${isChosen}
      tabindex=${isChosen ? 0 : -1}
      aria-label=${agentInWords(this.moment.view, this.moment.seat, agent, this.moment.words)}
      data-thing="agents.${this.moment.seat}.${agent}"
      @click=${() => selection.choose(agent)}
    >
      <svg viewBox="-17 -17 34 34" width="30" height="30" aria-hidden="true">${agentShape(this.moment.seat, agent, 18)}</svg>
      ${pointsMarks(this.moment.view.points[agent])}
    </button>`;
  }

  #renderKinds() {
    return html`<div class="kinds" role="radiogroup" aria-label=${say('iceberg.what')} @keydown=${this.#stepKind}>
      ${KINDS.map((kind) => {
        const isChosen = kind === this.#kind;
        return html`<button role="radio" aria-checked=${isChosen} tabindex=${isChosen ? 0 : -1} data-kind=${kind}
            @click=${() => selection.choose(selection.agent, kind)}>${this.#renderName(kind)}</button>`;
      })}
    </div>`;
  }

  #renderName(kind) {
    return html`<b>${say(`iceberg.kind.${kind}`)}</b><small>${say('iceberg.cost', { points: rules.costs[kind] })}</small>`;
  }

  #renderRow(kind) {
    return html`<div class="row ${this.#isLesson ? 'named' : ''}" role="group" aria-label=${this.moment.words.say(`action-type.${kind}`)}>
      ${this.#isLesson ? html`<span class="kind">${this.#renderName(kind)}</span>` : nothing}
      ${DIRECTIONS.map((direction, turn) => this.#renderAction(kind, direction, turn))}
    </div>`;
  }

  #renderAction(kind, direction, turn) {
    const move = this.moment.moves.find(
      (one) => one.move.kind === kind && one.move.agent === selection.agent && one.move.direction === direction,
    );
    const label = move
      ? [move.words, ...foretold(this.moment.outlook?.moves[move.text])].join('. ')
      : `${this.moment.words.say(`action-type.${kind}`)} ${this.moment.words.say(`direction.${direction}`)}`;
    return html`<button
      data-move=${move?.text ?? nothing}
      data-thing=${move ? nothing : askedText(kind, selection.agent, direction)}
      aria-disabled=${move ? nothing : 'true'}
      title=${label}
      aria-label=${label}
    >
      <svg viewBox="-10 -10 20 20" width="22" height="22"
          aria-hidden="true"><path transform="rotate(${turn * 90})" d=${SIGNS[kind]} fill="none" stroke="currentColor" stroke-width="2.200"
          stroke-linecap="round" stroke-linejoin="round"></path></svg>
    </button>`;
  }

  #stepAgent = (event) => this.#step(event, '.agents', (step) => selection.choose((selection.agent + step + 4) % 4));

  #stepKind = (event) =>
    this.#step(event, '.kinds', (step) => selection.choose(selection.agent, KINDS[(KINDS.indexOf(this.#kind) + step + 3) % 3]));

  #step(event, group, choose) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step);
    this.updateComplete.then(() => /** @type {HTMLElement} */ (this.renderRoot.querySelector(`${group} [tabindex="0"]`)).focus());
  }
}

/** To the north: one step, a way up to an obstacle, a shove against a piece. */
const SIGNS = {
  move: 'M0 5V-5M-4 -1L0 -5L4 -1',
  slide: 'M0 8V-5M-4 -1L0 -5L4 -1M-6 -8.500H6',
  push: 'M0 8V1M-4 4L0 0L4 4M-4 -8H4V-3H-4Z',
};

customElements.define('iceberg-actions', IcebergActions);
