import { html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import { Viewport } from '../viewport.js';
import { foresee } from './foresight.js';
import { iconPath } from './icons.js';
import { inWords } from './in-words.js';
import { characterShape, parasiteShape } from './pieces.js';
import { piecesStyle } from './pieces-style.js';
import { HALF_X, HALF_Y, HEIGHT, WIDTH, middleOf, middleOfRoom, piecesOf } from './plan.js';
import { cardOf } from './rooms.js';
import { cardPicture, definitions, to } from './station.js';
import { stationStyle } from './station-style.js';
import { aims, chipCount, chips, ghosts, placement } from './targets.js';
import style from './station-map.css' with { type: 'css' };

/** @import { Entry, View } from './types' */

/** Pixels for each unit: nearer is too near, and farther nothing can be read. */
const LARGEST = 1.5;
const COMFORTABLE = 0.7;
const SMALLEST_TEXT = 12.5;
const FINGER = 22;
const PAN = 60;
/** Odds stand above the pieces of a room. */
const ABOVE_PIECES = 26;

/**
 * The station, and everything on it that can be clicked. It shows the position of `view`, or the entry of the journal that is being
 * told (`telling`). Says `look-at` when somebody wants to read about a room, and `zoomed` when the picture has another size.
 *
 * @extends {Board<import('./types').Game>}
 */
class StationMap extends Board {
  static properties = {
    telling: { attribute: false },
    _glass: { state: true },
    _turned: { state: true },
  };

  static styles = [shared, stationStyle, piecesStyle, style];

  viewport = new Viewport(() => this.#looked());
  #sizes = new ResizeObserver(() => this.#measure());
  /** Until somebody drags or zooms, the picture follows what happens. */
  #follows = true;
  #zoom = 1;

  constructor() {
    super();
    /** @type {Entry | null} */
    this.telling = null;
    this._glass = { width: 760, height: 520 };
    /** @type {Record<string, number>} which rotation a ghost shows, by cell */
    this._turned = {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.#sizes.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  willUpdate(changed) {
    const isAsked = this.isNew(changed, 'moves');
    if (isAsked) this._turned = {};
    if (this.moment.view && (isAsked || this.isNew(changed, 'view') || changed.has('_glass'))) this.#frame();
  }

  // --- The part that is seen ---

  #measure() {
    const { width, height } = this.getBoundingClientRect();
    if (width && (width !== this._glass.width || height !== this._glass.height)) this._glass = { width, height };
  }

  #looked() {
    this.requestUpdate();
    if (this.#zoom === this.viewport.zoom) return;
    this.#zoom = this.viewport.zoom;
    this.dispatchEvent(new Event('zoomed'));
  }

  get #scale() {
    return this._glass.width / this.viewport.width;
  }

  #frame() {
    const { width, height } = this._glass;
    const cells = [...this.moment.view.station, ...ghosts(this.moment.moves)];
    const [xs, ys] = [cells.map((cell) => middleOf(cell).x), cells.map((cell) => middleOf(cell).y)];
    const wide = Math.max(Math.max(...xs) - Math.min(...xs) + WIDTH * 1.14, width / LARGEST);
    const high = Math.max(Math.max(...ys) - Math.min(...ys) + HEIGHT * 1.12, height / LARGEST);
    const [middleX, middleY] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
    const aspect = width / height;
    this.viewport.nearest = Math.max(1, (Math.max(wide, high * aspect) * LARGEST * 1.6) / width);
    this.viewport.frame({ left: middleX - wide / 2, top: middleY - high / 2, width: wide, height: high }, aspect);
    if (this.#follows) this.#follow();
  }

  // A station that is too large to be read as a whole is shown where something happens.
  #follow() {
    const whole = this._glass.width / this.viewport.wholeWidth;
    if (whole >= COMFORTABLE || this.moment.view.outcome) this.viewport.whole();
    else this.viewport.lookAt(this.#focus(), { room: this._glass.width / COMFORTABLE / 1.2, zoom: COMFORTABLE * 1.15 / whole });
  }

  #focus() {
    const view = this.moment.view;
    const open = ghosts(this.moment.moves).map(middleOf);
    const happened = this.telling ? [this.telling.facts.room].filter((room) => typeof room === 'string') : [];
    const current = view.players.find(({ colour }) => colour === view.current);
    const rooms = happened.length ? happened : [view.decision?.room, current?.trooper.room, current?.android.room];
    const points = [...open, ...rooms.map((room) => middleOfRoom(view, room)).filter(Boolean)];
    return points.length ? points : [{ x: 0, y: 0 }];
  }

  /** Somebody looks where he wants to. @param {() => void} act */
  touch(act) {
    this.#follows = false;
    act();
  }

  /** The picture follows what happens again. */
  release() {
    this.#follows = true;
  }

  // --- The picture ---

  render() {
    if (!this.moment.view) return nothing;
    const { view, moves } = this.moment;
    const scale = this.#scale;
    const text = Math.max(13, SMALLEST_TEXT / scale);
    const foresight = foresee(view, this.moment.outlook, this.moment.preview);
    const lit = new Set([...foresight.rooms, ...namedIn(this.moment.highlight)]);
    const arrives = this.telling?.key === 'room-laid' ? this.telling.facts.card : null;
    return html`<svg
      class="map ${this.viewport.isWhole ? '' : 'near'} ${this.moment.moving ? 'moving' : ''}"
      viewBox=${this.viewport.box}
      tabindex="0"
      role="group"
      aria-label=${`${positionInShort(this.moment.view, this.moment.words, inWords)} ${say('panic.keys')}`}
      @pointerdown=${(event) => this.viewport.down(event)}
      @pointermove=${this.#dragged}
      @pointerup=${(event) => this.viewport.up(event)}
      @pointercancel=${(event) => this.viewport.up(event)}
      @pointerleave=${(event) => this.viewport.up(event)}
      @wheel=${(event) => this.touch(() => this.viewport.wheel(event))}
      @keydown=${this.#pressed}
    >
      ${definitions}
      ${repeat(
        view.station,
        ({ card }) => card,
        (laid, i) => svg`<g transform=${to(laid)} class="laid" data-thing="station.${i}"
            @click=${() => this.#tapRoom(laid.card)}><title>${this.#roomTitle(laid)}</title>
          <g class=${laid.card === arrives ? 'arrives' : ''}
              >${cardPicture(laid, { words: this.moment.words, text, doorsOpen: view.doorsOpen, lit })}</g></g>`,
      )}
      ${ghosts(moves).map((ghost) => this.#renderGhost(ghost, text))}
      ${foresight.path.length ? svg`<path class="path" d="M${foresight.path.map(({ x, y }) => `${x} ${y}`).join('L')}"></path>` : nothing}
      ${this.#renderPieces(view, moves, new Set([...foresight.things, ...namedIn(this.moment.highlight)]), text)}
      ${foresight.odds.map(({ room, share }) => this.#renderOdds(view, room, share, text))}
      ${chips(view, moves, this.moment.outlook, this.moment.seat).map((chip) => this.#renderChip(chip, scale))}
    </svg>`;
  }

  #roomTitle({ card, red }) {
    return `${this.moment.words.say(`room-card.${card}`)}${red ? ` (${say('panic.searched')})` : ''}`;
  }

  /** @param {View} view */
  #renderPieces(view, moves, ringed, text) {
    const aimed = aims(moves);
    const hurt = ['wounded', 'died'].includes(this.telling?.key) ? this.telling.facts.character : null;
    return repeat(
      piecesOf(view, (room) => chipCount(moves, this.moment.outlook, room)),
      ({ id }) => id,
      (piece) => {
        const move = aimed.get(piece.id);
        const player = piece.seat === undefined ? null : view.players[piece.seat];
        const isCurrent = player?.colour === view.current;
        const picture = player
          ? characterShape({
            colour: player.colour,
            seat: piece.seat,
            role: piece.role,
            health: player[piece.role].health,
            text: Math.min(20, text),
          })
          : parasiteShape(piece.black, !piece.black && piece.id.startsWith('parasite-black'));
        return svg`<g class="piece ${isCurrent ? 'of-current' : ''} ${piece.id === hurt ? 'hurt' : ''} ${move ? 'aimed' : ''}"
            data-piece=${piece.id} data-thing=${piece.thing}
            .style=${`transform: translate(${piece.at.x}px, ${piece.at.y}px) scale(${piece.at.size})`}
          role=${move ? 'button' : nothing} tabindex=${move ? 0 : nothing} aria-label=${move ? move.words : nothing}
          @click=${(event) => (move ? this.#press(event, move) : this.#tapRoom(cardOf(piece.room)))}
          @keydown=${move ? (event) => this.#pressTarget(event, move) : nothing}
          @pointerenter=${move ? () => this.pointAt(move) : nothing} @pointerleave=${move ? () => this.pointAt(null) : nothing}
          @focus=${move ? () => this.pointAt(move) : nothing} @blur=${move ? () => this.pointAt(null) : nothing}>
          <title>${this.#pieceTitle(piece, player)}</title>
          ${move ? svg`<circle class="reach" r=${FINGER / this.#scale}></circle>` : nothing}
          <g class="piece-picture">${picture}</g>
          ${ringed.has(piece.id) || ringed.has(piece.thing) ? svg`<circle class="ring" r="21"></circle>` : nothing}
          ${move ? svg`<path class="cross" d="M0 -24V-17M0 17V24M-24 0H-17M17 0H24"></path>` : nothing}
        </g>`;
      },
    );
  }

  #pieceTitle(piece, player) {
    if (!player) return this.moment.words.say(`disc.${piece.id}`);
    const name = this.moment.seats[piece.seat]?.name;
    return `${this.moment.words.say(`member.${piece.id}`)}${name
      ? ` (${name})`
      : ''}${say('colon')} ${say('panic.health', { health: player[piece.role].health })}`;
  }

  /** @param {import('./targets.js').Ghost} ghost */
  #renderGhost(ghost, text) {
    const cell = `${ghost.x},${ghost.y}`;
    const pointed = placement(this.moment.preview);
    const isPointed = pointed && pointed.x === ghost.x && pointed.y === ghost.y;
    const turned = isPointed
      ? ghost.moves.findIndex(({ rotation }) => rotation === pointed.rotation)
      : (this._turned[cell] ?? 0) % ghost.moves.length;
    const { move, rotation } = ghost.moves[turned];
    const turn = () => this.#turn(ghost, turned);
    return svg`<g class="ghost ${isPointed ? 'pointed' : ''}" transform=${to(ghost)} role="button" tabindex="0"
        aria-label="${move.words}. ${ghost.moves.length > 1 ? say('panic.turn-key') : ''}" data-target=${move.text}
        @click=${(event) => this.#press(event, move)}
        @keydown=${(event) => (event.key.toLowerCase() === 'r' ? turn() : this.#pressTarget(event, move))}
        @pointerenter=${() => this.pointAt(move)} @pointerleave=${() => this.pointAt(null)} @focus=${() => this.pointAt(move)}
        @blur=${() => this.pointAt(null)}>
        <title>${move.words}</title>
        <g class="ghost-card"
            >${cardPicture(
              { card: this.moment.view.decision?.card ?? this.moment.view.topCard, rotation },
              { words: this.moment.words, text },
            )}</g>
        <rect class="ghost-frame" x=${-HALF_X} y=${-HALF_Y} width=${HALF_X * 2} height=${HALF_Y * 2} rx="6"></rect>
      </g>
      ${ghost.moves.length > 1
        ? svg`<g class="turn" transform="translate(${middleOf(ghost).x + HALF_X - 24} ${middleOf(ghost).y + HALF_Y - 24})" role="button"
            tabindex="0" aria-label=${say('panic.turn-card')} @click=${(event) => { event.stopPropagation(); turn(); }}
            @keydown=${(event) => this.#onEnter(event, turn)}>
            <title>${say('panic.turn-card')}</title><circle class="reach" r=${FINGER / this.#scale}></circle>
            <circle class="chip-face" r="17"></circle>
            <path class="icon" transform="scale(0.600)" d="M12 -8A14 14 0 1 0 14 2M13 -16V-7H4"></path></g>`
        : nothing}`;
  }

  #turn(ghost, turned) {
    const next = (turned + 1) % ghost.moves.length;
    this._turned = { ...this._turned, [`${ghost.x},${ghost.y}`]: next };
    this.pointAt(ghost.moves[next].move);
  }

  #renderOdds(view, room, share, text) {
    const at = middleOfRoom(view, room);
    const wide = share.length * text * 0.62 + 12;
    return svg`<g class="odds"
        transform="translate(${at.x} ${at.y - ABOVE_PIECES})"
        ><rect x=${-wide / 2} y=${-text * 0.8} width=${wide} height=${text * 1.6} rx=${text * 0.8}></rect>
        <text dy="0.36em" font-size=${text}>${share}</text></g>`;
  }

  /** @param {import('./targets.js').Chip} chip */
  #renderChip({ move, at, picture, role, direction }, scale) {
    const isPointed = this.moment.preview?.text === move.text;
    const turn = { north: 0, east: 90, south: 180, west: 270 }[direction] ?? 0;
    return svg`<g class="chip ${picture} ${isPointed ? 'pointed' : ''} colour-${this.moment.view.players[this.moment.seat]?.colour}"
        transform="translate(${at.x} ${at.y})" role="button" tabindex="0" aria-label=${move.words} data-target=${move.text}
      @click=${(event) => this.#press(event, move)} @keydown=${(event) => this.#pressTarget(event, move)}
      @pointerenter=${() => this.pointAt(move)} @pointerleave=${() => this.pointAt(null)} @focus=${() => this.pointAt(move)}
      @blur=${() => this.pointAt(null)}>
      <title>${move.words}</title>
      <circle class="reach" r=${Math.min(23, FINGER / scale)}></circle>
      ${role === 'android'
        ? svg`<rect class="chip-face" x="-15" y="-15" width="30" height="30" rx="7"></rect>`
        : svg`<circle class="chip-face" r="17"></circle>`}
      <g transform="rotate(${picture === 'walk' ? turn : 0}) scale(0.600)">${iconPath(picture)}</g>
    </g>`;
  }

  // --- Pointing and choosing ---

  #dragged = (event) => {
    this.viewport.move(event);
    if (this.viewport.dragged && event.buttons) this.#follows = false;
  };

  // A mouse has shown what will happen; a finger shows it with a first tap and does it with a second.
  #press(event, move) {
    event.stopPropagation();
    if (this.viewport.dragged) return;
    if (event.pointerType === 'touch' && this.moment.preview?.text !== move.text) this.pointAt(move);
    else this.choose(move);
  }

  #pressTarget(event, move) {
    this.#onEnter(event, () => this.choose(move));
  }

  #onEnter(event, act) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  #tapRoom(card) {
    if (!this.viewport.dragged && !this.telling) this.dispatchEvent(new CustomEvent('look-at', { detail: { card } }));
  }

  #pressed = (event) => {
    const [across, down] = { ArrowLeft: [-PAN, 0], ArrowRight: [PAN, 0], ArrowUp: [0, -PAN], ArrowDown: [0, PAN] }[event.key] ?? [0, 0];
    if (across || down) this.touch(() => this.viewport.pan(across, down));
    else if (event.key === '+') this.touch(() => this.viewport.nearer());
    else if (event.key === '-') this.touch(() => this.viewport.farther());
    else if (event.key === '0') this.touch(() => this.viewport.whole());
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
