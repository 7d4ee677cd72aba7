import { nothing, svg } from 'lit';
import { settings } from '../../shell/settings.js';
import { placeOf } from './geometry.js';

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
 * The pawn: South is a full disc, North a hollow shield with a double line. Who lies is pinned, drops are wounds, a tick has acted.
 *
 * @param {Figure} figure
 * @param {{isActive?: boolean, isChosen?: boolean, isHurt?: boolean, isFlat?: boolean}} [how] `isFlat`: without floor and shadow, for lists
 */
export function pawn(figure, { isActive = false, isChosen = false, isHurt = false, isFlat = false } = {}) {
  const level = figure.cube ? placeOf(figure.cube).level : 0;
  const state = [
    figure.activated && 'acted', figure.pinned && 'pinned', figure.dead && 'dead', isActive && 'active', isChosen && 'chosen',
    isHurt && 'hurt',
  ];
  const body =
    figure.side === 'south'
      ? svg`<circle class="body" cy="-17" r="15"></circle>`
      : svg`<path class="body" d="M-14 -32H14V-13Q14 -5 0 -2Q-14 -5 -14 -13Z"></path>
        <path class="inner" d="M-10.5 -28.5H10.5V-13.5Q10.5 -8 0 -5.5Q-10.5 -8 -10.5 -13.5Z"></path>`;
  return svg`<g class="figure ${figure.side} ${state.filter(Boolean).join(' ')}">
    ${isFlat ? nothing : svg`<ellipse class="shade" rx="15" ry="5.5"></ellipse>`}
    <g class="token">${body}<text y="-12">${figure.mark}</text></g>
    ${figure.pinned ? svg`<path class="pin" d="M-13 2l4 4 4-4M-4 2l4 4 4-4M5 2l4 4 4-4"></path>` : nothing}
    ${Array.from(
      { length: Math.min(4, figure.damage ?? 0) },
      (_, i) => svg`<path class="wound" transform="translate(${-15 + i * 8} -33)" d="M0 -5Q5 2 0 4Q-5 2 0 -5Z"></path>`,
    )}
    ${figure.activated && !figure.dead
      ? svg`<g transform="translate(13 -4)"
          ><circle class="tick-ground" r="6.5"></circle><path class="tick" d="M-3 0l2.2 2.4 4-4.8"></path></g>`
      : nothing}
    ${figure.reloading
      ? svg`<g transform="translate(-14 -4)"
          ><circle class="tick-ground" r="6.5"></circle><path class="tick" d="M-3 -1.5h6M-3 1.5h3"></path></g>`
      : nothing}
    ${figure.item
      ? svg`<path class="carried" transform="translate(${level ? 2 : 14} -33)" d="M0 -5.5L5.5 0L0 5.5L-5.5 0Z"></path>`
      : nothing}
    ${level && !isFlat
      ? svg`<g transform="translate(15 -32)"
          ><path class="storey" d="M-8 6V-3L0 -9L8 -3V6Z"></path><text class="storey-number" y="4">${level}</text></g>`
      : nothing}
    ${figure.dead ? svg`<path class="cross" d="M-11 -28L11 -6M11 -28L-11 -6"></path>` : nothing}
  </g>`;
}
