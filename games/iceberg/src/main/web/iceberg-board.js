import { html, nothing, svg } from 'lit';
import { Follow } from '../../shell/settings.js';
import { isLow } from '../../theme/screens.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { askWhy } from '../why.js';
import { positionInShort } from '../position-in-short.js';
import { zoomButtons, zoomStyle } from '../zoom.js';
import { agentsPicture } from './agents.js';
import { aliensPicture, heldValues } from './aliens.js';
import { effectOf, effectPicture, targetMark, targets } from './foresight.js';
import { CELL, FIELD, MARGIN, corner, middle } from './geometry.js';
import { coordinates, icePicture } from './ice.js';
import { inWords } from './in-words.js';
import { LAYERS, flagsPicture, follow, heatOf, heatPicture, layerChoices, waysOf, waysPicture } from './layers.js';
import { askedText, pointedByKey } from './keys.js';
import { piecesStyle } from './pieces-style.js';
import { scoreboard, visitorLists } from './panel.js';
import { readRules } from './rules.js';
import { selection } from './selection.js';
import { beatsOf } from './telling.js';
import { uncovered } from './uncovered.js';
import { IceViewport } from './viewport.js';
import style from './iceberg-board.css' with { type: 'css' };

/** @import { View } from './types' */

const BESIDE_FROM = 900;
/** As wide as the panel beside the ice is in board.css, with the gap. */
const PANEL = { least: 196, share: 0.3, most: 276, gap: 16 };
/** What the scores take above the ice. */
const SCORES = 68;
const SMALL = 600;
const SMALLEST_TEXT = 12.5;
/** A piece of Blue has a radius of 14.5 units; on the screen it gets at least these pixels, and with the ring around it so many. */
const SMALLEST_PIECE = { units: 14.5, pixels: 8.5, ringed: 12.5 };
const CELL_WITH_NUMBERS = 20;
const FINGER = 22;
const CLOSE_UP = 2.3;
/** On screens that are not higher, the open sheet of choices leaves little of the ice. */
const LOW_SCREEN = 740;

/**
 * The board of Iceberg. web/README.md tells what all boards are given, and what they say.
 *
 * @extends {Board<import('./types').Game>}
 */
class IcebergBoard extends Board {
  static properties = {
    _shown: { state: true },
    _width: { state: true },
    _field: { state: true },
    _high: { state: true },
    _layers: { state: true },
    _cell: { state: true },
  };

  static styles = [shared, zoomStyle, piecesStyle, style];

  #viewport = new IceViewport(() => this.requestUpdate());
  #ways = { all: [[], []], ended: [true, true] };
  #sizes = new ResizeObserver(([entry]) => this.#measure(entry));
  #kind = 'move';
  #heat = { length: -1, counts: [[], []] };

  constructor() {
    super();
    new Follow(this, selection);
    this._shown = null;
    this._width = 1000;
    this._field = 700;
    /** how high the ice may be, so that all of it is on the screen */
    this._high = Infinity;
    this._layers = LAYERS;
    this._cell = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#sizes.observe(this);
    selection.addEventListener('change', this.#lookAtChosen);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    selection.removeEventListener('change', this.#lookAtChosen);
  }

  willUpdate(changed) {
    if (this.isNew(changed, 'scene')) readRules(this.moment.scene);
    if (!this.isNew(changed, 'view')) return;
    const { view, journal } = this.moment;
    if (!view) return;
    const show = () => this.#show(view, journal);
    this.story.tell(this._shown ? beatsOf(journal, show) : [], show);
  }

  updated(changed) {
    this.#askWhatFollows();
    if (this.#isSmall && this.moment.preview && (this.isNew(changed, 'preview') || this.isNew(changed, 'outcomes'))) this.#lookAtEffect();
  }

  // Pieces travel to where the new view has them.
  #show(view, journal) {
    if (this._shown === view) return;
    follow(this.#ways, journal, this._shown);
    this._shown = view;
  }

  #measure(entry) {
    this._width = entry.contentRect.width;
    const field = this.renderRoot.querySelector('svg.field');
    if (!field) return;
    this._high = Number.parseFloat(getComputedStyle(field.parentElement).maxWidth) || Infinity;
    this._field = field.getBoundingClientRect().width;
    const hasNumbers = (this._field / FIELD) * CELL >= CELL_WITH_NUMBERS;
    this.#viewport.frameIce(hasNumbers ? MARGIN : 0, this._field, SMALLEST_PIECE.ringed);
  }

  get #mine() {
    return this.story.isBusy ? [] : this.moment.moves;
  }

  get #ofChosen() {
    return this.#mine.filter(({ move }) => move.agent === selection.agent);
  }

  #asked = '';

  // Where each action of the chosen agent would end is the server's to say.
  #askWhatFollows() {
    const moves = this.#ofChosen;
    const wanted = `${this.moment.view?.round} ${this.moment.view?.history} ${selection.agent} ${moves.length}`;
    if (moves.length === 0 || wanted === this.#asked) return;
    this.#asked = wanted;
    this.dispatchEvent(new CustomEvent('foresee', { detail: { moves }, bubbles: true, composed: true }));
  }

  #lookAtChosen = () => {
    if (!this.#isSmall || this.moment.seat === null || this.moment.view?.player !== this.moment.seat) return;
    this.#lookAt([this.moment.view.agents[this.moment.seat][selection.agent]]);
  };

  get #isSmall() {
    return this._field < SMALL;
  }

  // On a small screen the end of a way must not be out of sight.
  #lookAtEffect() {
    const effect = this.moment.preview ? effectOf(this.moment.view, this.moment.outcomes.get(this.moment.preview.text)) : null;
    if (!effect) return;
    this.#lookAt([effect.from, effect.to]);
  }

  #lookAt(cells) {
    this.#bringUp();
    this.#viewport.lookAtCells(cells, CLOSE_UP, uncovered(/** @type {Element} */ (this.renderRoot.querySelector('svg.field'))));
  }

  #bringUp() {
    const frame = this.renderRoot.querySelector('.ice-frame');
    if (!isLow() && innerHeight <= LOW_SCREEN && frame.getBoundingClientRect().top > innerHeight / 4) frame.scrollIntoView();
  }

  // Scores and lists go where they leave most to the ice.
  get #hasRoomBeside() {
    const panel = Math.max(PANEL.least, Math.min(PANEL.most, PANEL.share * this._width));
    const beside = Math.min(this._high, this._width - panel - PANEL.gap);
    return this._width >= BESIDE_FROM || beside >= Math.min(this._high - SCORES, this._width);
  }

  get #scale() {
    return this._field / this.#viewport.width;
  }

  render() {
    if (!this._shown) return nothing;
    const beside = this.#hasRoomBeside;
    const view = this._shown;
    return html`<div class="board ${beside ? 'beside' : 'below'}">
      ${beside ? nothing : scoreboard(view, this.moment)}
      <div class="ice-frame">${this.#renderField(view)} ${beside ? nothing : this.#renderZoom()}</div>
      <div class="panel">
        ${beside ? scoreboard(view, this.moment) : nothing} ${visitorLists(view, (cell) => (this._cell = cell))}
        ${layerChoices(this._layers, {
          past: this.moment.past,
          notes: this.moment.notes,
          words: this.moment.words,
          change: (changes) => (this._layers = { ...this._layers, ...changes }),
        })}
        ${beside ? this.#renderZoom() : nothing}
      </div>
    </div>`;
  }

  /** @param {View} view */
  #renderField(view) {
    const text = Math.max(17, SMALLEST_TEXT / this.#scale);
    const grown = Math.max(1, SMALLEST_PIECE.pixels / (SMALLEST_PIECE.units * this.#scale));
    const clickable = targets(view, this.#ofChosen, this.moment.outcomes);
    const effect = this.moment.preview ? effectOf(view, this.moment.outcomes.get(this.moment.preview.text)) : null;
    const chosen = this.#mine.length ? selection.agent : null;
    return html`<svg
      class="field ${this.#viewport.isWhole ? '' : 'near'} ${this.moment.moving ? 'moving' : ''}"
      viewBox=${this.#viewport.box}
      tabindex="0"
      role="application"
      aria-label=${`${positionInShort(view, this.moment.words, inWords)} ${this.#mine.length ? say('iceberg.keys') : ''}`}
      @pointerdown=${(event) => this.#viewport.down(event)}
      @pointermove=${this.#moved}
      @pointerup=${(event) => this.#viewport.up(event)}
      @pointercancel=${(event) => this.#viewport.up(event)}
      @pointerleave=${this.#left}
      @wheel=${(event) => this.#viewport.wheel(event)}
      @click=${this.#clicked}
      @keydown=${this.#pressed}
    >
      <defs>
        <radialGradient id="ice" cx="0.35" cy="0.25"
            r="1"><stop class="ice-light" offset="0"></stop><stop class="ice-dark" offset="1"></stop></radialGradient>
      </defs>
      ${this.#viewport.margin ? coordinates(text) : nothing} ${icePicture(view.walls)}
      ${this._layers.heat !== 'none' && this.moment.past ? heatPicture(this.#heatNow(), this._layers.heat) : nothing}
      ${this._layers.ways ? waysPicture(this.moment.past ? waysOf(this.moment.past) : this.#ways.all) : nothing}
      ${aliensPicture(view, { text, grown, soon: this._layers.soon })}
      ${this._layers.flags !== 'none' ? flagsPicture(this.moment.notes, this._layers.flags) : nothing}
      ${clickable.filter(({ move }) => move.move.kind !== 'push').map(targetMark)}
      ${agentsPicture(view, { text, grown, words: this.moment.words, chosen })}
      ${clickable.filter(({ move }) => move.move.kind === 'push').map(targetMark)}
      ${heldValues(view, { text, grown })} ${effectPicture(effect, { text, grown })} ${this.#renderHighlights(view)}
    </svg>`;
  }

  #heatNow() {
    if (this.#heat.length !== this.moment.past.length) this.#heat = { length: this.moment.past.length, counts: heatOf(this.moment.past) };
    return this.#heat.counts;
  }

  /** @param {View} view */
  #renderHighlights(view) {
    const { cell, from, to, agent, side } = this.moment.highlight?.facts ?? {};
    const stands = side !== undefined && agent !== undefined && !to ? view.agents[side === 'red' ? 1 : 0][agent] : null;
    const way = from && to
      ? svg`<path class="pointed-way" d="M${middle(from).x} ${middle(from).y}L${middle(to).x} ${middle(to).y}"></path>`
      : nothing;
    const cells = [this._cell, cell, from, to, stands].filter(Boolean);
    return svg`${way}${cells.map(
      (at) => svg`<rect class="pointed" x=${corner(at).x - 3} y=${corner(at).y - 3} width=${CELL + 6} height=${CELL + 6} rx="11"></rect>`,
    )}`;
  }

  #renderZoom() {
    return zoomButtons(this.#viewport, (act) => act());
  }

  // The nearest thing that can be clicked, as far as a finger is wide.
  #nearest({ x, y }) {
    const reach = Math.max(CELL * 0.7, FINGER / this.#scale);
    const agents = this.#mine.length && this.moment.seat !== null
      ? this._shown.agents[this.moment.seat].map((cell, agent) => ({ cell, agent }))
      : [];
    const things = [...targets(this._shown, this.#ofChosen, this.moment.outcomes), ...agents].map((thing) => {
      const at = middle(thing.cell);
      return { ...thing, distance: Math.hypot(at.x - x, at.y - y) };
    });
    return things.filter(({ distance }) => distance <= reach).sort((a, b) => a.distance - b.distance)[0];
  }

  #moved = (event) => {
    this.#viewport.move(event);
    if (event.pointerType === 'touch' || event.buttons) return;
    const found = this.#nearest(this.#viewport.at(event));
    event.currentTarget.classList.toggle('clickable', Boolean(found));
    this.pointAt(found?.move ?? null);
  };

  #left = () => {
    this.pointAt(null);
  };

  // A mouse has shown what will happen; a finger shows it with a first tap and does it with a second.
  #clicked = (event) => {
    if (this.#viewport.dragged) return;
    if (this.story.isBusy) return this.askToSkip();
    const found = this.#nearest(this.#viewport.at(event));
    if (found?.agent !== undefined && !found.move) selection.choose(found.agent);
    else if (found?.move && event.pointerType === 'touch' && this.moment.preview?.text !== found.move.text) this.pointAt(found.move);
    else if (found?.move) this.choose(found.move);
    else if (!event.target.closest('[data-thing]')) this.#wonder(this.#viewport.at(event));
  };

  // A cell is reached by a step or a slide, whichever is the way there.
  #wonder({ x, y }) {
    this.#left();
    if (this.#mine.length === 0 || this.moment.seat === null) return;
    const from = middle(this._shown.agents[this.moment.seat][selection.agent]);
    const [east, south] = [x - from.x, y - from.y];
    const direction = Math.abs(east) > Math.abs(south) ? (east > 0 ? 'east' : 'west') : south > 0 ? 'south' : 'north';
    const kind = Math.hypot(east, south) < CELL * 1.5 ? 'move' : 'slide';
    askWhy(this, [askedText(kind, selection.agent, direction)]);
  }

  #pressed = (event) => {
    const pressed = pointedByKey(event.key, { moves: this.#mine, agent: selection.agent, kind: this.#kind });
    if (!pressed) {
      if (event.key === 'Enter' && this.moment.preview) this.choose(this.moment.preview);
      return;
    }
    event.preventDefault();
    this.#kind = pressed.kind;
    selection.choose(pressed.agent);
    if (pressed.move !== undefined) this.pointAt(pressed.move);
    if (pressed.refused) askWhy(this, [pressed.refused]);
  };
}

customElements.define('iceberg-board', IcebergBoard);
