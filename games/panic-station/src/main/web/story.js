import { placeIn } from './targets.js';

/** @import { View } from './types' */

/**
 * How long each entry of the journal stays on the board while it is told, in milliseconds. Others need no time of their own.
 */
const LENGTHS = {
  moved: 300,
  'room-laid': 400,
  'parasite-appeared': 450,
  'parasites-moved': 400,
  'parasite-shifted': 350,
  'parasite-died': 450,
  'parasite-turned-grey': 400,
  'parasites-attacked': 450,
  'knife-hit': 400,
  'knife-missed': 400,
  aimed: 350,
  wounded: 420,
  died: 700,
  healed: 350,
  'grenade-thrown': 450,
  attacked: 200,
  searched: 350,
  'alert-drawn': 500,
  'terminal-used': 350,
  'heat-scan-taken': 600,
  traded: 550,
  'became-infected': 1200,
  'became-host': 1000,
  'hive-burned': 1600,
};

/** Those who go are seen until it is told. */
const LEAVING = new Set(['died', 'parasite-died']);

/**
 * The new journal told on the position before it, entry by entry.
 *
 * @param {View} before
 * @param {any[]} journal
 * @param {(scene: {view: View, entry: any}) => void} show
 * @returns {import('../story.js').Beat[]}
 */
export function beatsOf(before, journal, show) {
  let view = before;
  return journal.flatMap((entry, i) => {
    const length = LENGTHS[entry.key];
    if (!length) return [];
    const former = view;
    view = after(former, entry);
    const scene = { view: LEAVING.has(entry.key) ? former : view, entry };
    return { upTo: i + 1, play: (wait) => (show(scene), wait(length)) };
  });
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
    case 'parasite-turned-grey':
      return { ...view, parasites: view.parasites.map((one) => (one.disc === facts.disc ? { ...one, black: false } : one)) };
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
