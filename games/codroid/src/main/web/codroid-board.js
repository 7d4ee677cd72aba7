import { html, nothing } from 'lit';
import { shared } from '../../theme/shared.js';
import { Board } from '../board.js';
import { positionInShort } from '../position-in-short.js';
import { boardStyle } from './board-style.js';
import { dieFace } from '../../dice/die.js';
import { eventCard } from './event-card.js';
import { Flights } from './flights.js';
import { touchedBy } from './touched.js';
import { heavens, skyBox } from './heavens.js';
import { WIDE, layoutFor, textFor } from './places.js';
import { pulsesOf } from './pulses.js';
import { placesOf, scenes, show } from './story.js';
import { systemPicture } from './system.js';
import { tracksHeight, tracksPicture } from './tracks.js';
import { inWords, placeInWords } from './in-words.js';

/** Below, the wide system would have text under 12 px. */
const NARROW_BELOW = 660;
/** Of the board, at both sides of the system together. */
const PADDING = 16;
/** What the die that lies there has done. */
const OUTINGS = ['went', 'arrived', 'moved-to-tills'];
/** For how long one sees what happened to robots, in milliseconds: longer what may be the end. */
const LOOK = { travel: 520, change: 620, alarm: 1400 };

/**
 * The board of Codroid. web/README.md tells what all boards are given, and what they say.
 *
 * @extends {Board<import('./types').Game>}
 */
class CodroidBoard extends Board {
  static properties = {
    _shown: { state: true },
    _width: { state: true },
    _high: { state: true },
    _die: { state: true },
    _event: { state: true },
    _lit: { state: true },
    _pulses: { state: true },
  };

  static styles = [shared, boardStyle];

  #size = new ResizeObserver(([entry]) => this.#measure(entry));

  constructor() {
    super();
    /** @type {import('./types').View | null} */
    this._shown = null;
    this._width = WIDE.width;
    this._high = WIDE.height;
    this._die = null;
    this._event = null;
    this._lit = [];
    /** @type {Map<string, import('./pulses.js').Pulse>} */
    this._pulses = new Map();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  firstUpdated() {
    this.#measure({ contentRect: this.getBoundingClientRect() });
  }

  // The style knows how high the system may be, so that all of it is on the screen.
  #measure({ contentRect: { width } }) {
    const system = this.renderRoot.querySelector('svg.system');
    if (!width || !system) return;
    this._width = width;
    this._high = Number.parseFloat(getComputedStyle(system).maxHeight) || WIDE.height;
  }

  willUpdate(changed) {
    if (this.isNew(changed, 'view') && this.moment.view) this.#tell(changed.get('moment')?.view);
  }

  /** Tells the new journal as scenes on the old position, then shows the new one. */
  #tell(before) {
    const told = before ? scenes(this.moment.journal) : [];
    // What is at risk while robots travel nobody has told.
    if (told.length && this.moment.pace) this._shown = { ...structuredClone(before), atRisk: [] };
    const beats = told.map((scene) => ({ upTo: scene.upTo, play: (wait) => this.#play(scene, wait) }));
    this.story.tell(beats, () => this.#settle());
  }

  #settle() {
    this.#flights.clear();
    this._shown = this.moment.view;
    this._die = null;
    this._event = null;
    this._lit = [];
    this._pulses = new Map();
  }

  /**
   * @param {import('./story.js').Scene} scene
   * @param {(milliseconds: number) => Promise<void>} wait
   */
  async #play(scene, wait) {
    if (scene.kind === 'die') {
      this._die = scene.entries[0].facts;
      return wait(420);
    }
    if (scene.kind === 'event') {
      this._die = null;
      this._event = scene.entries[0].facts.event;
      await wait(1500);
      this._event = null;
      return;
    }
    if (!scene.entries.some(({ key }) => OUTINGS.includes(key))) this._die = null;
    this._lit = scene.entries.flatMap(placesOf);
    if (this.moment.moving) await this.#flights.fly(scene.flights, this.moment.pace.rate, wait);
    // Whoever skips sees the end meanwhile.
    if (!this.story.isBusy) return;
    this._shown = structuredClone(this._shown);
    scene.entries.forEach((entry) => show(this._shown, entry));
    this._pulses = pulsesOf(scene.entries);
    await wait(this._pulses.size ? LOOK[scene.kind] : 120);
    this._pulses = new Map();
    this._lit = [];
  }

  #flights = new Flights(this);

  render() {
    if (!this._shown || !this.moment.scene) return nothing;
    const room = { width: this._width - PADDING, height: this._high };
    const layout = layoutFor(room, this._width >= NARROW_BELOW);
    const text = textFor(layout, room);
    const what = {
      view: this._shown,
      scene: this.moment.scene,
      layout,
      text,
      words: this.moment.words,
      lit: new Set([...this._lit, ...placesOf(this.moment.highlight)]),
      pulses: this._pulses,
      touched: touchedBy(this.moment.outlook, this.moment.preview),
      title: (place) => placeInWords(this._shown, place, this.moment.words, this.moment.scene),
    };
    return html`<div class="board ${layout.isWide ? 'wide' : 'narrow'}" @click=${this.#tap}>
      <svg class="heavens" viewBox=${skyBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${heavens}</svg>
      <div class="sky">
        <svg class="system" viewBox="0 0 ${layout.width} ${layout.height}" .style=${`--text: ${layout.name * text.grown}px`} role="img"
            aria-label=${positionInShort(this._shown, this.moment.words, inWords, this.moment.scene)}>
          ${systemPicture(what)}
        </svg>
        ${this._die
          ? html`<div class="die" .style=${`--middle: ${layout.dice}`}
              >${dieFace(this._die.die)}<span>${this.moment.words.say(`house-type.${this._die.type}`)}</span></div>`
          : nothing}
        ${this._event ? html`<div class="event">${eventCard(this._event, this.moment.words)}</div>` : nothing}
      </div>
      ${layout.isWide ? nothing : this.#tracks(what)}
      <div class="flights" aria-hidden="true"></div>
    </div>`;
  }

  // Whoever has taken up a card plays it by a tap on what it would touch.
  #tap = ({ target }) => {
    const { preview, moves } = this.moment;
    if (this.story.isBusy) this.askToSkip();
    else if (preview && moves.includes(preview) && target.closest('.touched')) this.choose(preview);
  };

  // On a phone they stand below the worlds: what one needs of them to decide is in the bar, too.
  #tracks(what) {
    const [width, size] = [380, 14.3];
    return html`<svg class="tracks-below" viewBox="-4 -4 ${width + 8} ${tracksHeight(size)}" .style=${`--text: ${size}px`} role="img"
        aria-label=${this.moment.words.say('label.measure-points')}>${tracksPicture(what, width, size)}</svg>`;
  }
}

customElements.define('codroid-board', CodroidBoard);
