import { LitElement, html, nothing, svg } from 'lit';
import { FollowSettings } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { say } from '../../words/words.js';
import { boardStyle } from './board-style.js';
import { figuresOf, movesByCube } from './figures.js';
import { figureInWords } from './in-words.js';
import { CELL, SIZE, figurePicture, planPicture } from './plan.js';
import { placeOf, terrainOf } from './terrain.js';

/** The board of Deadzone: the plan from above, and both teams. */
class DeadzoneBoard extends LitElement {
  static properties = {
    view: { attribute: false },
    moves: { attribute: false },
    words: { attribute: false },
    options: { attribute: false },
    preview: { attribute: false },
    highlight: { attribute: false },
    _cube: { state: true },
  };

  static styles = [shared, boardStyle];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {any} */
    this.view = null;
    /** @type {import('../presentation.js').Move[]} */
    this.moves = [];
    this.words = NO_WORDS;
    /** @type {Record<string, string>} */
    this.options = {};
    /** @type {import('../presentation.js').Move | null} */
    this.preview = null;
    /** @type {any} */
    this.highlight = null;
    this._cube = '';
  }

  willUpdate(changed) {
    if (changed.has('view')) this._cube = '';
  }

  render() {
    if (!this.view) return nothing;
    const view = this.view.table ?? this.view;
    const map = this.options?.map?.includes('\n') ? this.options.map : view.rules.map;
    const byCube = movesByCube(view, this.moves);
    const title = (figure) => figureInWords(figure, this.words);
    const touched = new Set(movesByCube(view, this.preview ? [this.preview] : []).keys());
    const lit = new Set(Object.values(this.highlight?.facts ?? {}).flat().filter((fact) => typeof fact === 'string'));
    return html`<figure class="map" tabindex="0" aria-label=${this.words.say('option.map')}>
        <svg viewBox="0 0 ${SIZE} ${SIZE}" role="group" aria-label=${this.words.say('game.name')}>
          ${planPicture({ view, terrain: terrainOf(map), touched, lit, title })} ${[...byCube].map(([cube, moves]) => this.#renderTarget(cube, moves))}
        </svg>
      </figure>
      ${this._cube ? this.#renderChoice(byCube.get(this._cube) ?? []) : nothing}
      <div class="teams">${view.sides.map((side) => this.#renderSide(side, view, title))}</div>`;
  }

  #renderTarget(cube, moves) {
    const { column, row, level } = placeOf(cube);
    const [x, y] = [24 + column * CELL, 24 + (7 - row) * CELL];
    return svg`<g class="target ${this._cube === cube ? 'chosen' : ''}" transform="translate(${x} ${y})" @click=${() => this.#pick(cube, moves)}>
      <title>${moves.map(({ words }) => words).join(' · ')}</title>
      <rect class="reach" x=${3 + level * 4} y=${3 + level * 4} width=${CELL - 6 - level * 8} height=${CELL - 6 - level * 8} rx="8"></rect>
    </g>`;
  }

  // One thing to do there is done; several are offered below the plan.
  #pick(cube, moves) {
    if (moves.length === 1) this.#send('choose-move', moves[0]);
    else this._cube = this._cube === cube ? '' : cube;
  }

  #renderChoice(moves) {
    return html`<div class="choice" role="group" aria-label=${this._cube}>
      <b>${this._cube}</b>
      ${moves.map((move) => html`<button @click=${() => this.#send('choose-move', move)}>${move.words}</button>`)}
    </div>`;
  }

  #renderSide({ side, points, dice, team }, view, title) {
    const figures = figuresOf(view).filter((figure) => figure.side === side);
    return html`<section class="team ${view.turn === side ? 'turn' : ''}">
      <h2>
        <svg viewBox="-16 -16 32 32" width="24" height="24" aria-hidden="true"><g class="figure ${side}">${side === 'south' ? svg`<circle class="body" r="13"></circle>` : svg`<rect class="body" x="-12" y="-12" width="24" height="24" rx="4"></rect>`}</g></svg>
        ${this.words.say(`side.${side}`)} <span class="soft">${team.replaceAll('-', ' ')}</span> <b class="points number">${points}</b>
      </h2>
      ${dice.length ? html`<p class="soft small">${dice.map((die) => this.words.say(`command-die.${die}`)).join(', ')}</p>` : nothing}
      <ul>
        ${figures.map(
          (figure) => html`<li class=${figure.dead ? 'dead' : ''} title=${title(figure)}>
            <svg viewBox="-20 -20 40 40" width="30" height="30" aria-hidden="true">${svg`${figurePicture({ ...figure, cube: figure.cube ?? 'A1' }, view, title)}`}</svg>
            <span>${figure.name}</span>
            <span class="soft small">${figure.dead ? say('deadzone.dead') : (figure.cube ?? say('deadzone.waiting'))}</span>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #send(type, move) {
    this.dispatchEvent(new CustomEvent(type, { detail: { move }, bubbles: true, composed: true }));
  }
}

customElements.define('deadzone-board', DeadzoneBoard);
