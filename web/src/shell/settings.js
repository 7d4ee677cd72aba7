/**
 * What a person chose, kept in the browser: language, theme, name, and how what happens is told.
 *
 * @typedef {'en' | 'fr'} Language
 * @typedef {'dark' | 'light'} Theme
 * @typedef {'slow' | 'usual' | 'fast' | 'instant'} Speed
 * @typedef {object} Choices
 * @property {Language} language
 * @property {Theme} theme
 * @property {Speed} speed of what is told
 * @property {boolean} sound
 * @property {number} volume from 0 to 1
 * @property {boolean} vibration of a phone, when it is my turn
 * @property {boolean} confirms asks again before a move that cannot be taken back
 * @property {boolean} endsTurns ends a turn in which nothing else is left
 * @property {boolean} letters single letters and signs are keys at a table; who dictates may not want that
 * @property {string} name
 */

/** How many times as fast as usual stories are told. Instantly means not at all, but for whoever wants to see one again. */
const RATES = { slow: 0.5, usual: 1, fast: 2.5, instant: 1 };

/** @type {Speed[]} */
export const SPEEDS = ['slow', 'usual', 'fast', 'instant'];

const KEY = 'plateau.settings';

/** @returns {Partial<Choices>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {}; // storage may be forbidden: then choices last as long as the page
  }
}

/** @type {Omit<Choices, 'language' | 'theme'>} */
const USUAL = { speed: 'usual', sound: true, volume: 0.5, vibration: true, confirms: false, endsTurns: false, letters: true, name: '' };

class Settings extends EventTarget {
  /** @type {Choices} */
  #choices;

  constructor() {
    super();
    const root = document.documentElement;
    this.#choices = {
      language: /** @type {Language} */ (root.lang),
      theme: /** @type {Theme} */ (root.dataset.theme),
      ...USUAL,
      ...kept(),
    };
  }

  get language() {
    return this.#choices.language;
  }

  get theme() {
    return this.#choices.theme;
  }

  get speed() {
    return this.#choices.speed;
  }

  /** How many times as fast as usual stories are told. */
  get rate() {
    return RATES[this.speed];
  }

  /** Whether what happens is told, and not only shown when it is over. */
  get tells() {
    return this.speed !== 'instant';
  }

  get sound() {
    return this.#choices.sound;
  }

  get volume() {
    return this.#choices.volume;
  }

  get vibration() {
    return this.#choices.vibration;
  }

  get confirms() {
    return this.#choices.confirms;
  }

  get endsTurns() {
    return this.#choices.endsTurns;
  }

  get letters() {
    return this.#choices.letters;
  }

  get name() {
    return this.#choices.name;
  }

  /** @param {Partial<Choices>} changes */
  change(changes) {
    Object.assign(this.#choices, changes);
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // see kept()
    }
    this.dispatchEvent(new Event('change'));
  }

  /** Whether pieces may travel: not when the person or the system asks for calm. */
  get moves() {
    return this.tells && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();

/** Draws its element again whenever something says `change`. */
export class Follow {
  /**
   * @param {import('lit').ReactiveControllerHost} host
   * @param {EventTarget} followed
   */
  constructor(host, followed) {
    this.host = host;
    this.followed = followed;
    host.addController(this);
  }

  hostConnected() {
    this.followed.addEventListener('change', this.#redraw);
  }

  hostDisconnected() {
    this.followed.removeEventListener('change', this.#redraw);
  }

  #redraw = () => this.host.requestUpdate();
}

/** Draws its element again whenever a setting changes, so that a new language is there at once. */
export class FollowSettings extends Follow {
  /** @param {import('lit').ReactiveControllerHost} host */
  constructor(host) {
    super(host, settings);
  }
}
