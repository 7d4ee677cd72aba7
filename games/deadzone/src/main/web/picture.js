import { places } from './crowd.js';
import { figureNamed, keyOf } from './figures.js';
import { placeOf } from './geometry.js';
import { facings } from './looking.js';
import { placesOf, sideOf } from './story.js';

/**
 * @import { Figure } from './figures.js'
 * @import { Scene, View } from './types'
 */

const NOTHING = { advance: [], sprint: [], sightings: [] };

/**
 * All that the picture of the board is made of.
 *
 * @typedef {Record<string, any> & {view: View, scene: Scene, figures: Figure[]}} What
 *
 * @param {What} what the position, what is pointed at, and what is happening
 */
export function pictureOf(what) {
  const { view, figures, spots, spot, beat, grown } = what;
  const known = knownOf(what);
  const { advance, sprint, sightings } = foreseen(known, what);
  const active = view.activation ? keyOf(view.activation.side, view.activation.figure) : null;
  const standing = places(figures, grown);
  const subject = beat?.entry.facts.figure ? figureNamed(figures, beat.entry.facts.figure, sideOf(beat.entry, view)) : null;
  return {
    ...what,
    spots: [...spots.keys()].map(spotFrom),
    places: standing,
    facing: facings(figures, standing),
    danger: dangerOf(what),
    targets: [...spots].filter(([id]) => id.startsWith('figure ')).flatMap(([, orders]) => orders),
    chosen: figureOf(spot)?.key ?? null,
    pointed: attacked(known) ?? what.pointed ?? figureOf(spot)?.figure ?? null,
    sightings,
    reach: { advance, sprint },
    reachAbove: [...new Set([...advance, ...sprint])].filter((cube) => placeOf(cube).level > 0),
    from: figures.find(({ key }) => key === active)?.cube ?? null,
    path: known?.path ?? [],
    line: lineOf(known, sightings, figures),
    lit: placesOf(what.entry ?? (beat?.kind === 'look' ? beat.entry : null), figures),
    isActive: ({ key }) => key === active && !view.outcome,
    walker: beat?.kind === 'walk' ? (subject?.key ?? null) : null,
    hurt: beat?.kind === 'hit' ? (subject?.key ?? null) : null,
    falls: beat?.kind === 'fall' ? (subject?.key ?? null) : null,
  };
}

// What is known about the move that is pointed at, or about the first one of the picked spot.
/** @param {What} what */
function knownOf({ preview, spots, spot, hand, outlook }) {
  const call = hand.isCalling && hand.figure ? `activate ${hand.figure.figure}` : undefined;
  const text = preview?.text ?? call ?? spots.get(spot ?? '')?.[0]?.text;
  return text ? (outlook?.moves[text] ?? null) : null;
}

/**
 * How many enemies would see whoever goes there, where any would.
 *
 * @param {What} what
 * @returns {Map<string, number>}
 */
function dangerOf({ moves, outlook }) {
  const known = moves.map(({ text }) => outlook?.moves[text]).filter((one) => one?.cube && one.seenBy?.length);
  return new Map(known.map(({ cube, seenBy }) => [cube, seenBy.length]));
}

// Of a figure that could be activated, or of the one that acts.
/**
 * @param {any} known
 * @param {What} what
 */
function foreseen(known, { outlook, moves }) {
  if (!outlook || moves.length === 0) return NOTHING;
  if (known?.advance) return known;
  const to = (kind) => moves.filter(({ move }) => move.kind === kind).map(({ text }) => outlook.moves[text]?.cube).filter(Boolean);
  const advance = to('move');
  return { advance: advance.length ? advance : to('free-move'), sprint: to('sprint'), sightings: outlook.sightings };
}

// The one attacked, or the one helped.
/** @param {any} known */
function attacked(known) {
  return known && !known.cube ? known.keys.at(-1)?.split('/')[1] : null;
}

// Whoever is attacked sees where from; how well was settled when the shot was fired.
/**
 * @param {any} known
 * @param {any[]} sightings
 * @param {Figure[]} figures
 */
function lineOf(known, sightings, figures) {
  if (known?.keys.length !== 2 || sightings.length) return null;
  const [from, to] = known.keys.map((key) => figures.find((figure) => figure.key === key)?.cube);
  return from && to && from !== to ? { from, to, visibility: 'clear', hidden: null } : null;
}

/** The figure of a spot, if it is one of a figure. */
export function figureOf(spot) {
  const [side, figure] = spot?.startsWith('figure ') ? spot.slice('figure '.length).split('/') : [];
  return figure ? { side, figure, key: keyOf(side, figure) } : null;
}

function spotFrom(id) {
  const [kind, rest] = id.split(' ');
  return kind === 'cube' ? { id, kind, cube: rest } : { id, kind, key: rest };
}
