import { nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { at, floorOf, middleOf, placeOf } from './geometry.js';

/** @import { View } from './types' */

/**
 * Objectives, tokens, mines and smoke of one cube.
 *
 * @param {Pick<View, 'objectives' | 'tokens' | 'sides'>} view
 */
export function markersIn(view, cube, words) {
  const objective = view.objectives.find((one) => one.cube === cube);
  const tokens = view.tokens.filter((token) => token.cube === cube);
  return svg`${objective ? objectivePicture(objective, view.objectives.indexOf(objective)) : nothing}
    ${tokens.map((token, i) => tokenPicture(token, i, words))}
    ${view.sides.filter(({ mines }) => mines.includes(cube)).map(({ side }) => minePicture(cube, side, words))}`;
}

/**
 * All cubes where something lies.
 *
 * @param {Pick<View, 'objectives' | 'tokens' | 'sides'>} view
 */
export function markedCubes(view) {
  return new Set([
    ...view.objectives.map(({ cube }) => cube),
    ...view.tokens.map(({ cube }) => cube),
    ...view.sides.flatMap(({ mines }) => mines),
  ]);
}

function objectivePicture({ cube, holder }, number) {
  const { column, row, level } = placeOf(cube);
  const { x, y } = at(column + 0.14, row + 0.8, level);
  return svg`<g class="objective ${holder ?? 'nobody'}" data-thing="objectives.${number}"><title>${say('deadzone.objective')}</title>
    <path class="ring" d=${floorOf(cube, 0.06)}></path>
    <g transform="translate(${x} ${y})"><path class="pole" d="M0 4V-34"></path><path class="flag" d="M0 -34H22L16 -27L22 -20H0Z"></path></g>
    </g>`;
}

function tokenPicture({ cube, item }, index, words) {
  const { column, row, level } = placeOf(cube);
  const { x, y } = at(column + 0.84 - index * 0.16, row + 0.2, level);
  return svg`<g class="item ${item ? 'open' : ''}" transform="translate(${x} ${y})"><title>${item ? words.say(`item.${item}`) : '?'}</title>
    <path class="lozenge" d="M0 -11L12 0L0 11L-12 0Z"></path>${item ? itemSign(item) : svg`<text y="5">?</text>`}</g>`;
}

/** What an item is, as a small drawing. */
export function itemSign(item) {
  const paths = {
    'frag-grenade': 'M0 -1a4 4 0 1 0 .01 0M0 -5v4M0 -5h4',
    'smoke-grenade': 'M-4 3a3 3 0 0 1 1-5a3.5 3.5 0 0 1 6 1a2.6 2.6 0 0 1 1 4z',
    'medi-pack': 'M-4.5 0h9M0 -4.5v9',
    ammo: 'M-4 4V-2l1.5-2.5L-1 -2V4zM1 4V-2l1.5-2.5L4 -2V4z',
    mine: 'M-5 3h10M-3 3a3 3 0 0 1 6 0M0 0v-4',
    sentry: 'M0 0L-4 5M0 0L4 5M-4 -2h7',
    intel: 'M-4 -4h6l2 2v6h-8zM-2 0h4',
    'booby-trap': 'M-4 4L0 -4L4 4ZM0 0v1.5',
  };
  return svg`<path class="sign" d=${paths[item] ?? ''}></path>`;
}

function minePicture(cube, side, words) {
  const { column, row, level } = placeOf(cube);
  const { x, y } = at(column + 0.5, row + 0.16, level);
  return svg`<g class="mine ${side}"
      transform="translate(${x} ${y})"
      ><title>${words.say('item.mine')}</title><ellipse rx="10" ry="5"></ellipse><path d="M0 -3v-7M-7 -2l-4 -4M7 -2l4 -4"></path></g>`;
}

export function smokePicture(cube, words) {
  const { x, y } = middleOf(cube);
  return svg`<g class="smoke" transform="translate(${x} ${y})"><title>${words.say('obstacle.smoke', { to: cube })}</title>
    <circle cx="-24" cy="-6" r="17"></circle><circle cx="4" cy="-20" r="24"></circle><circle cx="28" cy="-5" r="17"></circle>
    <circle cx="0" cy="4" r="16"></circle></g>`;
}
