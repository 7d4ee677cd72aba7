import { LitElement } from 'lit';
import { FollowSettings } from '../shell/settings.js';
import { NO_WORDS } from '../words/game-words.js';
import { sendMove } from './move-events.js';
import { wonder } from './why.js';

/**
 * What every board has: the properties that the frame sets (web/README.md says what they hold), the two events about moves, and a new
 * drawing whenever the language changes.
 */
export class Board extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    view: { attribute: false },
    journal: { attribute: false },
    moves: { attribute: false },
    seat: { attribute: false },
    toMove: { attribute: false },
    table: { attribute: false },
    seats: { attribute: false },
    options: { attribute: false },
    words: { attribute: false },
    preview: { attribute: false },
    outcomes: { attribute: false },
    scene: { attribute: false },
    outlook: { attribute: false },
    reasons: { attribute: false },
    told: { attribute: false },
    highlight: { attribute: false },
    spotlight: { attribute: false },
    past: { attribute: false },
    notes: { attribute: false },
    moving: { type: Boolean },
  };

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {any} */
    this.view = null;
    /** @type {import('./presentation.js').Entry[]} */
    this.journal = [];
    /** @type {import('./presentation.js').Move[]} */
    this.moves = [];
    /** @type {number | null} */
    this.seat = null;
    /** @type {number | null} */
    this.toMove = null;
    /** @type {string | null} */
    this.table = null;
    /** @type {any[]} */
    this.seats = [];
    /** @type {Record<string, string>} */
    this.options = {};
    /** @type {import('../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
    /** @type {import('./presentation.js').Move | null} */
    this.preview = null;
    /** @type {Map<string, any>} */
    this.outcomes = new Map();
    /** @type {any} */
    this.scene = null;
    /** @type {any} */
    this.outlook = null;
    /** @type {Map<string, string>} */
    this.reasons = new Map();
    /** @type {import('./presentation.js').Entry[]} */
    this.told = [];
    /** @type {import('./presentation.js').Entry | null} */
    this.highlight = null;
    /** @type {string[]} */
    this.spotlight = [];
    /** @type {any[] | null} */
    this.past = null;
    /** @type {any[]} */
    this.notes = [];
    this.moving = false;
  }

  createRenderRoot() {
    const root = super.createRenderRoot();
    wonder(this, root);
    return root;
  }

  /** @param {import('./presentation.js').Move} move to be played */
  choose(move) {
    sendMove(this, 'choose-move', move);
  }

  /** @param {import('./presentation.js').Move | null} move pointed at on the board */
  pointAt(move) {
    if ((move?.text ?? null) !== (this.preview?.text ?? null)) sendMove(this, 'preview-move', move);
  }
}
