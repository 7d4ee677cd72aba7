import { FollowSettings, settings } from './settings.js';

/** Lets an element read what it shows: anew whenever it is about something else, and in each language. */
export class Reading extends FollowSettings {
  #asked = '';

  /**
   * @param {import('lit').ReactiveControllerHost} host
   * @param {() => string} about what the element is about
   * @param {(isWanted: () => boolean) => void} read asks for it; an answer that is not wanted any more came too late
   */
  constructor(host, about, read) {
    super(host);
    this.about = about;
    this.read = read;
  }

  hostUpdate() {
    const asked = `${this.about()} ${settings.language}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.read(() => asked === this.#asked);
  }
}
