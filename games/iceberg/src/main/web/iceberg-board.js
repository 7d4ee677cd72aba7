import { html, nothing, svg } from 'lit';
import { Follow } from '../../shell/settings.js';
import { isLow } from '../../theme/screens.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import { zoomButtons, zoomStyle } from '../zoom.js';
import { agentsPicture } from './agents.js';
import { aliensPicture, heldValues } from './aliens.js';
import { effectOf, effectPicture, targetMark, wayPicture } from './foresight.js';
import { CELL, FIELD, MARGIN, SIZE, corner, middle } from './geometry.js';
import { eventsPicture } from './events.js';
import { Hand } from './hand.js';
import { handBar, handInWords } from './hand-bar.js';
import { coordinates, icePicture } from './ice.js';
import { inWords } from './in-words.js';
import { LAYERS, flagsPicture, follow, heatOf, heatPicture, layerChoices, waysOf, waysPicture } from './layers.js';
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
/** A piece of Blue has a radius of 14.5 units; on the screen it gets at least these pixels, and with the ring around it so many. Where
 * there is room it fills its cell: it is `least` times as large. */
const SMALLEST_PIECE = { least: 1.15, units: 14.5, pixels: 8.5, ringed: 13.2 };
const CELL_WITH_NUMBERS = 20;
/** So far above what is pointed at stands what it costs, in pixels: a finger hides what is below it. */
const FINGER_LIFT = 58;
const MOUSE_LIFT = 30;
/** A cell that is looked at closely is so large, in pixels: as wide as a finger. */
const CLOSE_CELL = 44;
/** On screens that are not higher, the open sheet of choices leaves little of the ice. */
const LOW_SCREEN = 740;

/**
 * The board of Iceberg. web/README.md tells what all boards are given, and what they say.
 *
 * @extends {Board<import('./types').Game>}
 */
export class IcebergBoard extends Board {
  static properties = {
    _shown: { state: true },
    _width: { state: true },
    _field: { state: true },
    _high: { state: true },
    _layers: { state: true },
    _cell: { state: true },
    _events: { state: true },
  };

  static styles = [shared, zoomStyle, piecesStyle, style];

  #viewport = new IceViewport(() => this.requestUpdate());
  #ways = { all: [[], []], ended: [true, true] };
  #sizes = new ResizeObserver(([entry]) => this.#measure(entry));
  #hand = new Hand(this, this.#viewport);
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
    /** @type {any[]} entries of the journal that are seen right now */
    this._events = [];
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
    const show = (events) => {
      this._events = events;
      this.#show(view, journal);
    };
    this.story.tell(this._shown ? beatsOf(journal, show) : [], () => show([]));
  }

  updated(changed) {
    this.#hand.goOn();
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

  #asked = '';

  // Where each action of the chosen agent would end is the server's to say.
  #askWhatFollows() {
    const moves = this.#hand.walk ? [] : this.#hand.ofChosen;
    const wanted = `${this.moment.view?.round} ${this.moment.view?.history} ${selection.agent} ${moves.length}`;
    if (moves.length === 0 || wanted === this.#asked) return;
    this.#asked = wanted;
    this.dispatchEvent(new CustomEvent('foresee', { detail: { moves }, bubbles: true, composed: true }));
  }

  /** @param {Event} event */
  #lookAtChosen = (event) => {
    const { isOther } = /** @type {CustomEvent} */ (event).detail;
    const { view, seat } = this.moment;
    if (!isOther || this.#hand.grip.isCarrying || seat === null || view?.player !== seat) return;
    this.lookAt([view.agents[seat][selection.agent]]);
  };

  get #isSmall() {
    return this._field < SMALL;
  }

  // On a small screen the end of a way must not be out of sight.
  #lookAtEffect() {
    const effect = this.moment.preview ? effectOf(this.moment.view, this.moment.outcomes.get(this.moment.preview.text)) : null;
    if (!effect) return;
    this.lookAt([effect.from, effect.to]);
  }

  /**
   * On a small screen cells must not be out of sight, nor too small for a finger.
   *
   * @param {import('./geometry.js').Position[]} cells
   */
  lookAt(cells) {
    if (!this.#isSmall) return;
    this.#bringUp();
    this.#viewport.lookAtCells(cells, this.#closeUp, uncovered(/** @type {Element} */ (this.renderRoot.querySelector('svg.field'))));
  }

  /** @param {PointerEvent} event of a finger under which all stays where it is */
  closeUpAt(event) {
    if (this.#isSmall) this.#viewport.zoomAt(event, this.#closeUp);
  }

  get #closeUp() {
    return (CLOSE_CELL * this.#viewport.wholeWidth) / (CELL * this._field);
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

  /** Pixels for a unit of the ice. */
  get scale() {
    return this._field / this.#viewport.width;
  }

  render() {
    if (!this._shown) return nothing;
    const beside = this.#hasRoomBeside;
    const view = this._shown;
    return html`<div class="board ${beside ? 'beside' : 'below'}">
      ${beside ? nothing : scoreboard(view, this.moment)}
      <div class="ice-frame">
        ${this.#renderField(view)}
        <div class="below-ice ${this.#isBarAbove(view) ? 'above' : ''}">
          ${handBar(this.#hand, this.moment)} ${beside ? nothing : this.#renderZoom()}
        </div>
        <p class="only-heard" role="status">${handInWords(this.#hand, this.moment)}</p>
      </div>
      <div class="panel">
        ${beside ? scoreboard(view, this.moment) : nothing} ${visitorLists(view, (cell) => (this._cell = cell), beside ? this._high : 0)}
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
    const text = Math.max(17, SMALLEST_TEXT / this.scale);
    const grown = Math.max(SMALLEST_PIECE.least, SMALLEST_PIECE.pixels / (SMALLEST_PIECE.units * this.scale));
    const hand = this.#hand;
    const clickable = hand.walk ? [] : hand.targets;
    const effect = this.moment.preview ? effectOf(view, this.moment.outcomes.get(this.moment.preview.text)) : null;
    const chosen = hand.mine.length ? selection.agent : null;
    const how = { text, grown, lift: (hand.isFinger ? FINGER_LIFT : MOUSE_LIFT) / this.scale };
    return html`<svg
      class="field ${this.#viewport.isWhole ? '' : 'near'} ${this.moment.moving ? 'moving' : ''}"
      viewBox=${this.#viewport.box}
      tabindex="0"
      role="application"
      aria-label=${`${positionInShort(view, this.moment.words, inWords)} ${hand.mine.length ? say('iceberg.keys') : ''}`}
      @pointerdown=${(event) => hand.grip.down(event)}
      @pointermove=${hand.moved}
      @pointerup=${(event) => hand.grip.up(event)}
      @pointercancel=${(event) => (hand.grip.cancel(), hand.grip.up(event))}
      @pointerleave=${hand.left}
      @touchmove=${hand.grip.touch}
      @wheel=${(event) => this.#viewport.wheel(event)}
      @click=${hand.clicked}
      @keydown=${hand.pressed}
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
      ${heldValues(view, { text, grown })} ${eventsPicture(this._events, view, { text, grown })}
      ${effectPicture(effect, this.moment.preview, how)}
      ${wayPicture(hand.aim ?? hand.walk?.way, view, this.moment, how)} ${this.#renderHighlights(view)}
    </svg>`;
  }

  // What can be pressed must not lie over the agent that is led.
  #isBarAbove({ agents }) {
    return this.moment.seat !== null && agents[this.moment.seat][selection.agent].row > SIZE / 2;
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
    const cells = [this._cell, this.#hand.cursor, cell, from, to, stands].filter(Boolean);
    return svg`${way}${cells.map(
      (at) => svg`<rect class="pointed" x=${corner(at).x - 3} y=${corner(at).y - 3} width=${CELL + 6} height=${CELL + 6} rx="11"></rect>`,
    )}`;
  }

  #renderZoom() {
    return zoomButtons(this.#viewport, (act) => act());
  }
}

customElements.define('iceberg-board', IcebergBoard);
