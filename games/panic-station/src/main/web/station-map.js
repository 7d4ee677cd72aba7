import { html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import { eventMark, infectionMarks, revealedMarks } from './events.js';
import { foresee } from './foresight.js';
import { Glass } from './glass.js';
import { Hands } from './hands.js';
import { inWords } from './in-words.js';
import { chipMark, ghostMark, oddsMark, pathMark, targetMark } from './map-marks.js';
import { characterShape, parasiteShape } from './pieces.js';
import { piecesStyle } from './pieces-style.js';
import { piecesOf } from './plan.js';
import { cardOf } from './rooms.js';
import { cardPicture, definitions, to } from './station.js';
import { stationStyle } from './station-style.js';
import { aims, chipCount, chips, ghosts } from './targets.js';
import { Turning, cellOf } from './turning.js';
import style from './station-map.css' with { type: 'css' };

/** @import { Entry, View } from './types' */

const SMALLEST_TEXT = 12.5;
const FINGER = 22;
const PAN = 60;

/**
 * The station, and everything on it that can be clicked and moved. It shows the position of `view`, or the entry of the journal that is
 * being told (`telling`). Says `look-at` when somebody wants to read about a room, and `zoomed` when the picture has another size.
 *
 * @extends {Board<import('./types').Game>}
 */
class StationMap extends Board {
  static properties = {
    telling: { attribute: false },
  };

  static styles = [shared, stationStyle, piecesStyle, style];

  glass = new Glass(this, () => this.#resized());
  #turning = new Turning(this, (event) => this.#placeOf(event));
  /** What is taken, from here or from beside the station. */
  hands = new Hands(this, {
    pieces: () => this.#pieces,
    placeOf: (event) => this.#placeOf(event),
    shownOn: (ghost) => ghost.moves[this.#turning.indexOf(ghost)].move,
  });

  /** @type {string | null} the move that a finger looks at */
  #looked = null;

  constructor() {
    super();
    /** @type {Entry | null} */
    this.telling = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.glass.watch();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.glass.leave();
  }

  willUpdate(changed) {
    const isAsked = this.isNew(changed, 'moves');
    if (isAsked) this.#forget();
    if (this.moment.view && (isAsked || this.isNew(changed, 'view'))) this.glass.frame(this.moment, this.telling);
  }

  // The next step of an errand is a choice like any other, so it waits until the choices are there.
  updated(changed) {
    if (this.isNew(changed, 'moves') && this.moment.moves.length) this.hands.goOn();
  }

  #resized() {
    if (this.moment.view) this.glass.frame(this.moment, this.telling);
    this.requestUpdate();
  }

  #forget() {
    this.#looked = null;
    this.#turning.forget();
    this.hands.letGo();
  }

  /** Where on the station a pointer is. */
  #placeOf({ clientX, clientY }) {
    const currentTarget = this.renderRoot.querySelector('svg');
    return this.glass.viewport.at(/** @type {any} */ ({ clientX, clientY, currentTarget }));
  }

  // --- The picture ---

  /** @returns {import('./map-marks.js').Marking} */
  get #marking() {
    const { scale } = this.glass;
    return {
      pointAt: (move) => this.pointAt(move),
      press: (event, move) => this.#press(event, move),
      onEnter: (event, act) => this.#onEnter(event, act),
      choose: (move) => this.choose(move),
      scale,
      text: Math.max(13, SMALLEST_TEXT / scale),
    };
  }

  render() {
    if (!this.moment.view) return nothing;
    const { view, moves, outlook, preview, seat } = this.moment;
    const { held } = this.hands;
    const marking = this.#marking;
    const { text } = marking;
    const foresight = foresee(view, outlook, preview);
    const named = namedIn(this.moment.highlight);
    const colour = view.players[seat]?.colour;
    return html`<svg
      class="map ${this.glass.viewport.isWhole ? '' : 'near'} ${this.moment.moving ? 'moving' : ''} ${held ? 'holding' : ''}"
      viewBox=${this.glass.viewport.box}
      tabindex="0"
      role="group"
      aria-label=${`${positionInShort(this.moment.view, this.moment.words, inWords)} ${say('panic.keys')}`}
      @pointerdown=${(event) => this.glass.viewport.down(event)}
      @pointermove=${this.#dragged}
      @pointerup=${(event) => this.glass.viewport.up(event)}
      @pointercancel=${(event) => this.glass.viewport.up(event)}
      @pointerleave=${(event) => this.glass.viewport.up(event)}
      @wheel=${(event) => this.glass.touch(() => this.glass.viewport.wheel(event))}
      @keydown=${this.#pressed}
    >
      ${definitions} ${this.#renderRooms(view, new Set([...foresight.rooms, ...named]), text)}
      ${infectionMarks(view)} ${ghosts(moves).map((ghost) => this.#renderGhost(ghost, marking))}
      ${pathMark(held?.over?.path ?? foresight.path)}
      ${this.#renderPieces(view, new Set([...foresight.things, ...named]), text)}
      ${revealedMarks(view, this.#pieces)} ${eventMark(this.telling, view, this.#pieces)}
      ${foresight.odds.map(({ room, share }) => oddsMark(view, room, share, text))}
      ${held
        ? this.#renderHeld(held, marking)
        : chips(view, moves, outlook, seat).map((chip) => chipMark(chip, colour, preview?.text === chip.move.text, marking))}
    </svg>`;
  }

  /** @param {View} view */
  #renderRooms(view, lit, text) {
    const arrives = this.telling?.key === 'room-laid' ? this.telling.facts.card : null;
    const how = { words: this.moment.words, text, least: SMALLEST_TEXT / this.glass.scale, doorsOpen: view.doorsOpen, lit };
    return repeat(
      view.station,
      ({ card }) => card,
      (laid, i) => svg`<g transform=${to(laid)} class="laid" data-thing="station.${i}"
          @click=${(event) => this.#tapRoom(event, laid.card)}><title>${this.#roomTitle(laid)}</title>
        <g class=${laid.card === arrives ? 'arrives' : ''}
            >${cardPicture(laid, how)}</g></g>`,
    );
  }

  #roomTitle({ card, red }) {
    return `${this.moment.words.say(`room-card.${card}`)}${red ? ` (${say('panic.searched')})` : ''}`;
  }

  get #pieces() {
    const { view, moves, outlook } = this.moment;
    return piecesOf(view, (room) => chipCount(moves, outlook, room));
  }

  /** @param {View} view */
  #renderPieces(view, ringed, text) {
    const pieces = this.#pieces;
    const aimed = aims(this.moment.moves, this.moment.outlook, pieces);
    return repeat(
      pieces,
      ({ id }) => id,
      (piece) => {
        const player = piece.seat === undefined ? null : view.players[piece.seat];
        const move = aimed.get(piece.id);
        const isMine = !move && this.#canGo(piece);
        const isRinged = ringed.has(piece.id) || ringed.has(piece.thing);
        return svg`<g class="piece ${this.#stateOf(piece, view)} ${move ? 'aimed' : ''} ${isMine ? 'mine' : ''}"
            data-piece=${piece.id} data-thing=${piece.thing}
            .style=${`transform: translate(${piece.at.x}px, ${piece.at.y}px) scale(${piece.at.size})`}
          role=${move || isMine ? 'button' : nothing} tabindex=${move || isMine ? 0 : nothing}
          aria-label=${move ? move.words : isMine ? say('panic.take', { member: this.moment.words.say(`member.${piece.id}`) }) : nothing}
          aria-pressed=${isMine ? String(this.hands.held?.what === piece.role) : nothing}
          @click=${(event) => this.#pressPiece(event, piece, move, isMine)}
          @keydown=${(event) => this.#onEnter(event, () => (move ? this.choose(move) : isMine ? this.hands.pick(piece.role) : undefined))}
          @pointerdown=${isMine ? (event) => this.hands.grasp(event, piece.role) : nothing}
          @pointermove=${(event) => this.hands.move(event)}
          @pointerup=${(event) => this.hands.up(event)} @pointercancel=${() => this.hands.letGo()}
          @pointerenter=${move ? () => this.pointAt(move) : nothing} @pointerleave=${move ? () => this.pointAt(null) : nothing}
          @focus=${move ? () => this.pointAt(move) : nothing} @blur=${move ? () => this.pointAt(null) : nothing}>
          <title>${this.#pieceTitle(piece, player)}</title>
          ${move || isMine ? svg`<circle class="reach" r=${FINGER / this.glass.scale / piece.at.size}></circle>` : nothing}
          <g class="piece-picture">${this.#pictureOf(piece, text)}</g>
          ${isRinged ? svg`<circle class="ring" r="21"></circle>` : nothing}
          ${move ? svg`<path class="cross" d="M0 -24V-17M0 17V24M-24 0H-17M17 0H24"></path>` : nothing}
        </g>`;
      },
    );
  }

  /** @param {View} view */
  #stateOf(piece, view) {
    const isHurt = ['wounded', 'died'].includes(this.telling?.key) && this.telling.facts.character === piece.id;
    const isCurrent = view.players[piece.seat]?.colour === view.current;
    const isHeld = this.#isOwn(piece) && this.hands.held?.what === piece.role;
    return `${isCurrent ? 'of-current' : ''} ${isHurt ? 'hurt' : ''} ${isHeld ? 'held' : ''}`;
  }

  /** @param {{id: string, seat?: number, role?: string, black?: boolean}} piece */
  #pictureOf({ id, seat, role, black = false }, text) {
    if (seat === undefined) return parasiteShape(black, !black && id.startsWith('parasite-black'));
    const player = this.moment.view.players[seat];
    return characterShape({ colour: player.colour, seat, role, health: player[role].health, text: Math.min(20, text) });
  }

  #pieceTitle(piece, player) {
    if (!player) return this.moment.words.say(`disc.${piece.id}`);
    const name = this.moment.seats[piece.seat]?.name;
    return `${this.moment.words.say(`member.${piece.id}`)}${name
      ? ` (${name})`
      : ''}${say('colon')} ${say('panic.health', { health: player[piece.role].health })}`;
  }

  /** @param {import('./targets.js').Ghost} ghost @param {import('./map-marks.js').Marking} marking */
  #renderGhost(ghost, marking) {
    const turning = this.#turning;
    const how = {
      card: this.moment.view.decision?.card ?? this.moment.view.topCard,
      turned: turning.indexOf(ghost),
      isPointed: this.hands.held?.over?.key === cellOf(ghost) || turning.isPointed(ghost),
      by: turning.byOf(ghost),
      turn: () => turning.turn(ghost),
      grasp: (event) => turning.grasp(event, ghost),
      drag: turning.drag,
      words: this.moment.words,
    };
    return ghostMark(ghost, how, marking);
  }

  /** @param {import('./hands.js').Held} held @param {import('./map-marks.js').Marking} marking */
  #renderHeld({ what, targets, over, at }, marking) {
    const playing = { isPicked: !at, play: (target) => this.hands.play(target), over: (target) => this.hands.hover(target) };
    const isCarried = at && what !== 'card' && !over?.ghost;
    const marked = targets.filter(({ ghost }) => !ghost);
    return svg`${marked.map((target) => targetMark(target, { ...playing, isOver: over === target }, marking))}
      ${isCarried ? svg`<g class="in-hand" transform="translate(${at.x} ${at.y})">${this.#pictureInHand(what)}</g>` : nothing}`;
  }

  #pictureInHand(what) {
    const { view, seat, words } = this.moment;
    if (what !== 'room') return this.#pictureOf({ seat, role: what, id: '' }, 13);
    return cardPicture({ card: view.decision?.card ?? view.topCard, rotation: 0 }, { words, text: 13 });
  }

  #isOwn({ seat }) {
    return seat !== undefined && seat === this.moment.seat;
  }

  #canGo(piece) {
    return this.#isOwn(piece) && this.hands.reach(piece.role).length > 0;
  }

  // --- Pointing and choosing ---

  #dragged = (event) => {
    this.glass.viewport.move(event);
    if (this.glass.viewport.dragged && event.buttons) this.glass.touch(() => {});
  };

  #pressPiece(event, piece, move, isMine) {
    if (this.hands.endsClick()) return event.stopPropagation();
    if (move) return this.#press(event, move);
    if (!isMine) return this.#tapRoom(event, cardOf(piece.room));
    event.stopPropagation();
    this.hands.pick(piece.role);
  }

  // A mouse has shown what will happen; a finger shows it with a first tap, which gives it the focus too, and does it with a second.
  #press(event, move) {
    event.stopPropagation();
    if (this.glass.viewport.dragged || this.#turning.drag.endsClick()) return;
    if (event.pointerType === 'touch' && this.#looked !== move.text) {
      this.#looked = move.text;
      this.pointAt(move);
    } else this.choose(move);
  }

  #onEnter(event, act) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  #tapRoom(event, card) {
    if (this.hands.held) {
      event.stopPropagation();
      this.hands.letGo();
    } else if (!this.glass.viewport.dragged && !this.telling) {
      this.dispatchEvent(new CustomEvent('look-at', { detail: { card } }));
    }
  }

  #pressed = (event) => {
    const { viewport } = this.glass;
    const [across, down] = { ArrowLeft: [-PAN, 0], ArrowRight: [PAN, 0], ArrowUp: [0, -PAN], ArrowDown: [0, PAN] }[event.key] ?? [0, 0];
    if (event.key === 'Escape' && this.hands.held) this.hands.letGo();
    else if (across || down) this.glass.touch(() => viewport.pan(across, down));
    else if (event.key === '+') this.glass.touch(() => viewport.nearer());
    else if (event.key === '-') this.glass.touch(() => viewport.farther());
    else if (event.key === '0') this.glass.touch(() => viewport.whole());
    else return;
    event.preventDefault();
  };
}

/** The rooms, characters and discs that an entry of the journal speaks of. */
function namedIn(entry) {
  return Object.values(entry?.facts ?? {})
    .flat()
    .filter((fact) => typeof fact === 'string')
    .flatMap((fact) => [fact, cardOf(fact)]);
}

customElements.define('station-map', StationMap);
