/**
 * What a person chose about the screen, kept in the browser: language, theme, name, and whether animations are skipped.
 *
 * @typedef {'en' | 'fr'} Language
 * @typedef {'dark' | 'light'} Theme
 * @typedef {{language: Language, theme: Theme, fast: boolean, name: string}} Choices
 */

const KEY = 'plateau.settings';

/** @returns {Partial<Choices>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {}; // storage may be forbidden: then choices last as long as the page
  }
}

class Settings extends EventTarget {
  /** @type {Choices} */
  #choices;

  constructor() {
    super();
    const root = document.documentElement;
    this.#choices = {
      language: /** @type {Language} */ (root.lang),
      theme: /** @type {Theme} */ (root.dataset.theme),
      fast: false,
      name: '',
      ...kept(),
    };
  }

  get language() {
    return this.#choices.language;
  }

  get theme() {
    return this.#choices.theme;
  }

  get fast() {
    return this.#choices.fast;
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
    return !this.fast && !matchMedia('(prefers-reduced-motion: reduce)').matches;
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
