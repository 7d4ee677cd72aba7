import { html, nothing, svg } from 'lit';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { Drag } from '../drag.js';
import { zoomButtons, zoomStyle } from '../zoom.js';
import { aboutDialog, usesCard } from './about.js';
import { cardButton, counted } from './cards.js';
import { crewList } from './crew.js';
import { diePicture } from './die.js';
import { foresee } from './foresight.js';
import { iconPath } from './icons.js';
import { legendDialog } from './panic-legend.js';
import { Notebook } from './notebook.js';
import { piecesStyle } from './pieces-style.js';
import { revealPanel } from './reveal.js';
import { readCards } from './rooms.js';
import { cardPicture, definitions } from './station.js';
import './station-map.js';
import { stationStyle } from './station-style.js';
import { beatsOf } from './story.js';
import { read } from './targets.js';
import style from './panic-board.css' with { type: 'css' };

/** @import { Move, View } from './types' */

/** @type {Move[]} */
const NO_MOVES = [];
/** Only I hear of them: from now on I am somebody else. */
const TURNING_POINTS = new Set(['became-infected', 'became-host']);

/**
 * The board of Panic Station. web/README.md tells what all boards are given, and what they say.
 *
 * @extends {Board<import('./types').Game>}
 */
class PanicBoard extends Board {
  static properties = {
    _scene: { state: true },
    _note: { state: true },
    _about: { state: true },
    _legend: { state: true },
  };

  static styles = [shared, stationStyle, piecesStyle, zoomStyle, style];

  #cards = new Drag({ take: (card) => this.#map.hands.takeCard(card), ...this.#putting() }, () => this.#map.renderRoot);
  #rooms = new Drag({ take: () => this.#map.hands.takeRoom(), carry: (event) => this.#map.hands.over(event), ...this.#putting() });

  constructor() {
    super();
    /** @type {{view: any, entry: any} | null} */
    this._scene = null;
    /** @type {string | null} */
    this._note = null;
    /** @type {{kind: 'card' | 'room', id: string} | null} */
    this._about = null;
    this._legend = false;
  }

  willUpdate(changed) {
    if (this.isNew(changed, 'scene')) readCards(this.moment.scene);
    if (this.isNew(changed, 'view') && this.moment.view) this.#hear(changed.get('moment')?.view);
  }

  // The map must be there before its zoom can be offered.
  firstUpdated() {
    this.requestUpdate();
  }

  updated(changed) {
    const opens = (changed.has('_about') && this._about) || (changed.has('_legend') && this._legend);
    if (opens) /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'))?.showModal();
  }

  #hear(before) {
    const beats = before ? beatsOf(before, this.moment.journal, (scene) => (this._scene = scene)) : [];
    // Before the first of them nothing has happened yet.
    this._scene = beats.length && this.moment.pace ? { view: before, entry: null } : null;
    this.story.tell(beats, () => (this._scene = null));
  }

  /** @returns {View} */
  get #shown() {
    return this._scene?.view ?? this.moment.view;
  }

  get #mine() {
    return this._scene ? NO_MOVES : this.moment.moves;
  }

  render() {
    if (!this.moment.view || !this.moment.scene) return nothing;
    const view = this.#shown;
    const { seats, words, seat, toMove } = this.moment;
    const about = (card) => (this._about = { kind: 'card', id: card });
    const notebook = this.moment.table && seat !== null ? new Notebook(this.moment.table, seat) : null;
    return html`<div class="board ${view.outcome ? 'over' : ''}">
      <svg class="only-heard" aria-hidden="true">${definitions}</svg>
      <div class="beside">
        ${this.#renderStacks(view)}
        ${crewList(view, {
          seats,
          seat,
          toMove,
          words,
          notebook,
          about,
          openNote: this._note,
          toggleNote: (colour) => (this._note = this._note === colour ? null : colour),
          changed: () => this.requestUpdate(),
        })}
      </div>
      <div class="middle">
        <div class="station-frame ${TURNING_POINTS.has(this._scene?.entry?.key) ? 'turning-point' : ''}">
          <station-map
            .moment=${{ ...this.moment, view, moves: this.#mine }}
            .telling=${this._scene?.entry ?? null}
            @click=${() => this.askToSkip()}
            @look-at=${(event) => (this._about = { kind: 'room', id: event.detail.card })}
            @zoomed=${() => this.requestUpdate()}
          ></station-map>
          ${this.#renderCaption(view)}
          ${this._scene?.entry?.facts.die
            ? html`<div class="die" aria-hidden="true">${diePicture(this._scene.entry.facts.die)}</div>`
            : nothing}
        </div>
        ${view.outcome ? revealPanel(view, { seats, words, about }) : view.own ? this.#renderOwn(view) : nothing}
      </div>
      ${this._legend ? legendDialog(words, () => (this._legend = false)) : nothing}
      ${this._about
        ? aboutDialog(this._about, {
          view,
          reasons: this.moment.reasons,
          moves: this.#mine,
          outlook: this.moment.outlook,
          words,
          close: () => (this._about = null),
          choose: (move) => this.choose(move),
        })
        : nothing}
    </div>`;
  }

  #putting() {
    const release = () => this.#map.hands.release();
    return { put: release, drop: release };
  }

  /** What a card or the next room hears while it is carried. @param {Drag} drag @param {string} thing */
  #carrying(drag, thing) {
    return {
      down: (event) => drag.down(event, thing),
      move: (event) => {
        drag.move(event);
        if (drag === this.#cards) this.#map.hands.over(event);
      },
      up: (event) => drag.up(event),
      cancel: () => {
        drag.cancel();
        this.#map.hands.letGo();
      },
    };
  }

  /** @returns {any} */
  get #map() {
    return this.renderRoot.querySelector('station-map');
  }

  /** @param {View} view */
  #renderStacks(view) {
    const { words } = this.moment;
    const canLay = this.#mine.some((move) => ['place', 'explore'].includes(read(move).verb));
    const carrying = this.#carrying(this.#rooms, 'room');
    return html`<ul class="stacks">
      ${view.topCard
        ? html`<li><button class="next-room ${canLay ? 'usable' : ''}" data-thing="topCard"
              title=${canLay ? say('panic.drag-room') : nothing}
              @click=${() => this.#rooms.endsClick() || (this._about = { kind: 'room', id: view.topCard })}
              @pointerdown=${canLay ? carrying.down : nothing} @pointermove=${carrying.move} @pointerup=${carrying.up}
              @pointercancel=${carrying.cancel}>
            <svg viewBox="-78 -90 156 180" width="52" height="60"
                aria-hidden="true">${cardPicture({ card: view.topCard, rotation: 0 }, { words, text: 13, named: false })}</svg>
            <span><span class="soft small">${say('panic.next-room')}</span><br><b>${words.say(`room-card.${view.topCard}`)}</b><br><span
                class="soft small">${say('panic.rooms-in-stack', { count: view.stackSize })}</span></span>
          </button></li>`
        : html`<li class="soft">${say('panic.all-laid')}</li>`}
      <li class="fact-lines">
        <span>${say('panic.deck')} <b class="number">${view.deckSize}</b></span>
        <span>${say('panic.doors')} <b>${say(view.doorsOpen ? 'panic.doors-open' : 'panic.doors-closed')}</b></span>
        ${view.heatScans.length
          ? html`<span>${say('panic.last-scan')} <b class="number">${say('panic.scan-result', view.heatScans.at(-1))}</b></span>`
          : nothing}
      </li>
      <li class="look">
        <button class="marks" title=${say('panic.marks')} aria-label=${say('panic.marks')} @click=${() => (this._legend = true)}>?</button>
        ${this.#map ? zoomButtons(this.#map.glass.viewport, (act) => this.#map.glass.touch(act), () => this.#map.glass.release()) : nothing}
      </li>
    </ul>`;
  }

  #renderCaption(view) {
    const { notes } = foresee(view, this.moment.outlook, this.moment.preview);
    return notes.length ? html`<p class="caption" role="status">${notes.join(' · ')}</p>` : nothing;
  }

  /** @param {View} view */
  #renderOwn(view) {
    const { own } = view;
    const pointed = read(this.moment.preview).objects[0];
    const { words } = this.moment;
    return html`<section class="own status-${own.status}" aria-label=${say('panic.hand')}>
      <div class="role">
        <svg class="role-sign" viewBox="-22 -22 44 44" width="44" height="44"
            aria-hidden="true"><circle class="plate"
            r="20"></circle>${own.status === 'human'
              ? svg`<path class="icon" d="M-8 0L-2 7L9 -7"></path>`
              : iconPath(own.status === 'host' ? 'host' : 'infection')}</svg>
        <p><b>${roleInWords(view, words)}</b><br> <span
            class="small soft"
            >${say(own.status === 'human' ? 'panic.goal-human' : 'panic.goal-infected', { cans: view.rules.gasCansToBurn })}</span></p>
      </div>
      <div class="hand" data-thing="own.hand" role="group" aria-label=${say('panic.hand')}>
        ${counted(own.hand).map(
          ([card, count]) => {
            const usable = this.#mine.some((move) => usesCard(this.moment.outlook, move, card));
            return cardButton(card, {
              words,
              count,
              thing: `own.hand.${card}`,
              usable,
              chosen: card === pointed || card === own.offered,
              tap: () => this.#cards.endsClick() || (this._about = { kind: 'card', id: card }),
              carry: usable ? this.#carrying(this.#cards, card) : undefined,
            });
          },
        )}
      </div>
    </section>`;
  }
}

/**
 * What I am; a referee looks at somebody else.
 *
 * @param {import('./crew.js').Seen} view
 */
function roleInWords({ own, secrets }, words) {
  if (secrets) return `${words.say(`colour.${own.colour}`)}${say('colon')} ${words.say(`status.${own.status}`)}`;
  return own.status === 'host' ? say('panic.you-are-host') : say('panic.you-are', { status: words.say(`status.${own.status}`) });
}

customElements.define('panic-board', PanicBoard);
