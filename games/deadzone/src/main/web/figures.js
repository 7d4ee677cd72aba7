import { nothing, svg } from 'lit';
import { settings } from '../../shell/settings.js';
import { placeOf } from './geometry.js';
import { lookOf } from './silhouettes.js';

/** @import { Scene, View } from './types' */

/**
 * A figure as the view has it, with what the scene adds.
 *
 * @typedef {{key: string, thing: string, figure: string, side: string, name: string, mark: string, sheet: any, cube: string | null, dead:
 *   boolean, activated: boolean, pinned: boolean, reloading: boolean, damage: number, item: string | null}} Figure
 */

/** @param {{en: string, fr: string} | undefined} name */
export function called(name) {
  return name?.[settings.language] ?? '';
}

/**
 * @param {View} view
 * @param {Scene} scene
 * @returns {Figure[]}
 */
export function figuresOf(view, scene) {
  return view.sides.flatMap(
    ({ side, figures }, i) =>
      figures.map((figure, number) => ({ ...withSheet(figure, side, scene), thing: `sides.${i}.figures.${number}` })),
  );
}

/** @param {Scene} scene */
function withSheet(figure, side, scene) {
  const sheet = scene?.sides.find((team) => team.side === side)?.figures.find((one) => one.figure === figure.figure);
  const name = called(sheet?.name) || figure.figure;
  return { ...figure, side, sheet, name, mark: markOf(name), key: keyOf(side, figure.figure) };
}

export function keyOf(side, figure) {
  return `${side}/${figure}`;
}

/** Two signs on a figure: R1 for Rifle 1, Ca for Captain. */
function markOf(name) {
  const words = name.replace(/ [SN]$/, '').split(' ');
  return words.length > 1 && /^\d+$/.test(words.at(-1)) ? words[0].charAt(0) + words.at(-1) : words[0].slice(0, 2);
}

/**
 * The figure that an entry of the journal speaks of. Both sides may field the same team: then the active side is meant, or the other.
 *
 * @template {{figure: string, side: string}} F
 * @param {F[]} figures
 * @param {string} id
 * @param {string | undefined} side
 */
export function figureNamed(figures, id, side) {
  return figures.find((figure) => figure.figure === id && figure.side === side) ?? figures.find((figure) => figure.figure === id);
}

/** Whether a text is the name of a cube. */
export function isCube(text) {
  return typeof text === 'string' && /^[A-H][1-8](:[12])?$/.test(text);
}

/**
 * The figure on its base: South's is round and full, North's has corners and a double line. Who lies is pinned, drops are wounds, a tick
 * has acted.
 *
 * @param {Pick<Figure, 'side' | 'mark'> & Partial<Figure>} figure
 * @param {{isActive?: boolean, isChosen?: boolean, isHurt?: boolean, isFlat?: boolean, faces?: 'left' | 'right'}} [how] `isFlat`: without
 *   shadow and storey, for lists
 */
export function pawn(figure, { isActive = false, isChosen = false, isHurt = false, isFlat = false, faces = facesAtFirst(figure) } = {}) {
  const level = figure.cube ? placeOf(figure.cube).level : 0;
  const state = [
    figure.activated && 'acted', figure.pinned && 'pinned', figure.dead && 'dead', isActive && 'active', isChosen && 'chosen',
    isHurt && 'hurt', isFlat && 'flat',
  ];
  const { body, lines, gear } = lookOf(figure.figure, figure.sheet);
  return svg`<g class="figure ${figure.side} ${faces} ${state.filter(Boolean).join(' ')}">
    ${isFlat ? nothing : svg`<ellipse class="shade" cy="5" rx="20" ry="8"></ellipse>`}
    ${BASES[figure.side]}
    <g class="token"><path class="gear" d=${gear}></path><path class="body" d=${body}></path><path class="lines" d=${lines}></path></g>
    <text class="mark" y="8">${figure.mark}</text>
    ${figure.pinned ? svg`<path class="pin" d="M-13 -36l4 4 4-4M-4 -36l4 4 4-4M5 -36l4 4 4-4"></path>` : nothing}
    ${Array.from(
      { length: Math.min(4, figure.damage ?? 0) },
      (_, i) => svg`<path class="wound" transform="translate(${-15 + i * 9} -40)" d="M0 -6Q6 2.4 0 5Q-6 2.4 0 -6Z"></path>`,
    )}
    ${figure.activated && !figure.dead ? badge(17, 'tick') : nothing}
    ${figure.reloading ? badge(-17, 'reload') : nothing}
    ${figure.item
      ? svg`<path class="carried" transform="translate(15 -36)" d="M0 -6L6 0L0 6L-6 0Z"></path>`
      : nothing}
    ${level && !isFlat
      ? svg`<g transform="translate(-16 -30)"
          ><path class="storey" d="M-8 6V-3L0 -9L8 -3V6Z"></path><text class="storey-number" y="4">${level}</text></g>`
      : nothing}
    ${figure.dead ? svg`<path class="cross" d="M-11 -30L11 -6M11 -30L-11 -6"></path>` : nothing}
    ${isActive && !isFlat ? svg`<path class="now" d="M-8 -58H8L0 -48Z"></path>` : nothing}
  </g>`;
}

const BASES = {
  south: svg`<path class="base" d="M-17 -2Q-17 -8 0 -8Q17 -8 17 -2V6Q17 12 0 12Q-17 12 -17 6Z"></path>
    <path class="rim-line" d="M-17 -2Q-17 4 0 4Q17 4 17 -2"></path>`,
  north: svg`<path class="base" d="M-18 -3L-11 -8H11L18 -3V7L11 12H-11L-18 7Z"></path>
    <path class="inner" d="M-15.5 -1.500L-10 2.5"></path><path class="inner" d="M15.5 -1.500L10 2.5"></path>`,
};

const BADGES = { tick: 'M-3 0l2.2 2.4 4-4.8', reload: 'M-3 -1.5h6M-3 1.5h3' };

function badge(x, sign) {
  return svg`<g transform="translate(${x} -6)"
      ><circle class="tick-ground" r="6.5"></circle><path class="tick" d=${BADGES[sign]}></path></g>`;
}

/** The teams look at each other. */
export function facesAtFirst({ side }) {
  return side === 'south' ? 'right' : 'left';
}
