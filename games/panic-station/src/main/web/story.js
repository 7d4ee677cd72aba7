import { placeIn } from './targets.js';

/** @import { View } from './types' */

/**
 * How long each entry of the journal stays on the board while it is told, in milliseconds. Others need no time of their own.
 */
const LENGTHS = {
  moved: 300,
  'room-laid': 400,
  'parasite-appeared': 400,
  'parasites-moved': 400,
  'parasite-shifted': 300,
  'parasite-died': 250,
  'parasite-turned-grey': 200,
  'knife-hit': 400,
  'knife-missed': 400,
  wounded: 300,
  died: 300,
  healed: 250,
  'grenade-thrown': 300,
  attacked: 250,
  searched: 200,
  'heat-scan-taken': 400,
  traded: 350,
};

/** Whoever is farther behind is shown the present: computer players can be faster than eyes. */
const FARTHEST_BEHIND = 5;

/** Tells each new journal on the position before it, entry by entry, and then shows the new one. What comes meanwhile waits its turn. */
export class Story {
  /** @type {{before: any, scenes: any[]}[]} */
  #waiting = [];
  #told = 0;
  #hurry = () => {};

  /**
   * @param {(scene: {view: any, entry: any} | null) => void} show null when the story is over
   */
  constructor(show) {
    this.show = show;
    this.isBusy = false;
  }

  /**
   * @param {any} before
   * @param {any[]} journal
   */
  tell(before, journal) {
    const scenes = journal.filter(({ key }) => key in LENGTHS);
    if (scenes.length === 0) return;
    if (this.#waiting.length >= FARTHEST_BEHIND) this.skip();
    this.#waiting.push({ before, scenes });
    if (!this.isBusy) this.#begin();
  }

  /** Ends it at once. */
  skip() {
    this.#told++;
    this.#waiting = [];
    this.#hurry();
    if (this.isBusy) this.#end();
  }

  async #begin() {
    const story = ++this.#told;
    this.isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      let view = next.before;
      for (const entry of next.scenes) {
        view = after(view, entry);
        this.show({ view, entry });
        await this.#pause(LENGTHS[entry.key]);
        if (story !== this.#told) return;
      }
    }
    this.#end();
  }

  #end() {
    this.isBusy = false;
    this.show(null);
  }

  /** @param {number} milliseconds */
  #pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}

/**
 * The position after an entry, as far as its picture goes; the server's view replaces it at the end of the story.
 *
 * @param {View} view
 * @param {{key: string, facts: any}} entry
 */
export function after(view, { key, facts }) {
  switch (key) {
    case 'moved':
      return withCharacter(view, facts.character, { room: facts.room });
    case 'wounded':
      return withCharacter(view, facts.character, { health: facts.left });
    case 'healed':
      return withCharacter(view, facts.character, { health: facts.health });
    case 'died':
      return withCharacter(view, facts.character, { health: 0, room: null });
    case 'room-laid':
      return { ...view, station: [...view.station, { card: facts.card, ...placeIn(facts.place), red: false }] };
    case 'parasite-appeared':
      return { ...view, parasites: [...view.parasites, { disc: facts.disc, room: facts.room, black: facts.disc.includes('black') }] };
    case 'parasite-shifted':
      return { ...view, parasites: view.parasites.map((one) => (one.disc === facts.disc ? { ...one, room: facts.room } : one)) };
    case 'parasite-died':
      return { ...view, parasites: view.parasites.filter(({ disc }) => disc !== facts.disc) };
    default:
      return view;
  }
}

/** @param {View} view */
function withCharacter(view, member, changes) {
  const [colour, role] = member.split('-');
  return {
    ...view,
    players: view.players.map((player) => (player.colour === colour ? { ...player, [role]: { ...player[role], ...changes } } : player)),
  };
}
