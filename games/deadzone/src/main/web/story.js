import { figureNamed, isCube } from './figures.js';

/** @import { View } from './types' */

/**
 * What happened, as beats that a person can follow, most 150 to 600 ms long. A beat shows something and may change the shown figures;
 * the rules are not here, each entry of the journal says what changes.
 *
 * @typedef {{kind: string, entry: any, ms: number, upTo: number, change?: (facts: any) => any}} Beat `upTo` entries of the
 *   journal are told with it
 */

const STEP = 150;
const LONGEST_WALK = 400;

/** @type {Record<string, {kind: string, ms: number}>} */
const BEATS = {
  'jade-drew': { kind: 'card', ms: 1100 },
  activated: { kind: 'look', ms: 200 },
  moved: { kind: 'walk', ms: STEP },
  sprinted: { kind: 'walk', ms: STEP },
  pushed: { kind: 'walk', ms: STEP },
  deployed: { kind: 'walk', ms: STEP },
  shot: { kind: 'shot', ms: 380 },
  'suppressive-fire-opened': { kind: 'shot', ms: 380 },
  'grenade-thrown': { kind: 'throw', ms: 400 },
  missed: { kind: 'missed', ms: 350 },
  unhurt: { kind: 'shield', ms: 350 },
  fought: { kind: 'clash', ms: 350 },
  'leaver-attacked': { kind: 'clash', ms: 350 },
  tested: { kind: 'dice', ms: 400 },
  'dice-fell': { kind: 'dice', ms: 400 },
  'was-injured': { kind: 'hit', ms: 450 },
  'was-pinned': { kind: 'hit', ms: 300 },
  died: { kind: 'fall', ms: 650 },
  exploded: { kind: 'burst', ms: 550 },
  'mine-went-off': { kind: 'burst', ms: 550 },
  'smoke-spread': { kind: 'puff', ms: 400 },
  'objective-held': { kind: 'score', ms: 600 },
  'stood-up': { kind: 'look', ms: 150 },
  healed: { kind: 'look', ms: 200 },
};

const CHANGES = {
  moved: ({ path }) => ({ cube: path.at(-1) }),
  sprinted: ({ path }) => ({ cube: path.at(-1) }),
  pushed: ({ cube }) => ({ cube }),
  deployed: ({ cube }) => ({ cube }),
  activated: () => ({ activated: true }),
  'was-injured': ({ total }) => ({ damage: total }),
  'was-pinned': () => ({ pinned: true }),
  'stood-up': () => ({ pinned: false }),
  died: () => ({ cube: null, dead: true }),
};

/**
 * @param {any[]} journal
 * @returns {Beat[]}
 */
export function beatsOf(journal) {
  return journal.flatMap((entry, i) => (BEATS[entry.key] ? beats(entry, i + 1, BEATS[entry.key]) : []));
}

function beats(entry, upTo, { kind, ms }) {
  const { path } = entry.facts;
  if (kind !== 'walk' || !path) return [{ kind, ms, entry, upTo, change: CHANGES[entry.key] }];
  const step = Math.min(ms, LONGEST_WALK / path.length);
  return path.map((cube) => ({ kind, ms: step, entry, upTo, change: () => ({ cube }) }));
}

/**
 * The shown position after a beat; the server's view replaces it at the end of the story.
 *
 * @param {View} view not changed
 * @param {Beat} beat
 */
export function after(view, { entry, change }) {
  const id = entry.facts.figure;
  if (!change || !id) return view;
  const all = view.sides.flatMap(({ side, figures }) => figures.map((figure) => ({ ...figure, side })));
  const found = figureNamed(all, id, sideOf(entry, view));
  return {
    ...view,
    sides: view.sides.map((side) => ({
      ...side,
      figures: side.figures.map(
        (figure) => (side.side === found?.side && figure.figure === id ? { ...figure, ...change(entry.facts) } : figure),
      ),
    })),
  };
}

// Who acts belongs to the active side; who is hurt, when both sides have such a figure, to the other.
/** @param {any} entry @param {View} view */
export function sideOf({ key }, view) {
  const active = view.activation?.side ?? view.turn;
  const isVictim = /^(was-|died|unhurt|survived|pushed)/.test(key);
  return isVictim ? { south: 'north', north: 'south' }[active] : active;
}

/** The cubes and figures that an entry of the journal speaks of. */
export function placesOf(entry, figures) {
  const facts = Object.values(entry?.facts ?? {}).flat();
  const cubes = facts.filter(isCube);
  const named = figures.filter((figure) => facts.includes(figure.figure));
  return { cubes: [...new Set([...cubes, ...named.map(({ cube }) => cube).filter(Boolean)])], keys: named.map(({ key }) => key) };
}
