import { say } from '../../words/words.js';
import '../generic/words.js';
import { figuresOf } from './figures.js';
import './words.js';

/** @import { Scene, View } from './types' */

/**
 * A figure in one line.
 *
 * @param {any} figure
 * @param {import('../../words/game-words.js').GameWords} words
 */
export function figureInWords(figure, words) {
  const notes = [
    figure.dead ? say('deadzone.dead') : (figure.cube ?? say('deadzone.waiting')),
    figure.activated && say('deadzone.acted'),
    figure.pinned && say('deadzone.pinned'),
    figure.reloading && say('deadzone.reloading'),
    figure.damage > 0 && say('deadzone.damage', { points: figure.damage }),
    figure.item && words.say(`item.${figure.item}`),
  ].filter(Boolean);
  return `${words.say(`side.${figure.side}`)}, ${figure.name}${say('colon')} ${notes.join(', ')}`;
}

/** Who of a side stands where, in a line; none where nobody does. */
function standing(side, name, figures) {
  const there = figures.filter((figure) => figure.side === side && figure.cube && !figure.dead);
  return there.length ? [`${name}${say('colon')} ${there.map((figure) => `${figure.name} ${figure.cube}`).join(', ')}`] : [];
}

/**
 * The whole position as text.
 *
 * @param {View} view
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {Scene} scene
 * @returns {import('../presentation.js').Section[]}
 */
export function inWords(view, words, scene) {
  const side = (id) => (id ? words.say(`side.${id}`) : say('deadzone.nobody'));
  const line = (label, value) => `${label}${say('colon')} ${value}`;
  return [
    {
      heading: words.say('game.name'),
      lines: [
        line(say('deadzone.round'), view.round),
        line(say('deadzone.turn'), side(view.turn)),
        ...view.sides.map(({ side: id, points }) => line(side(id), say('deadzone.points', { points }))),
        ...view.sides.filter(({ dice }) => dice.length)
          .map(
            ({ side: id, dice }) => line(
              `${side(id)}, ${say('deadzone.command-dice')}`,
              dice.map((die) => words.say(`command-die.${die}`)).join(', '),
            ),
          ),
      ],
    },
    {
      heading: say('deadzone.figures'),
      lines: figuresOf(view, scene).map((figure) => figureInWords(figure, words)),
      short: view.sides.flatMap(({ side: id }) => standing(id, side(id), figuresOf(view, scene))),
    },
    { heading: say('deadzone.objectives'), lines: view.objectives.map(({ cube, holder }) => line(cube, side(holder))) },
    {
      heading: say('deadzone.tokens'),
      lines: view.tokens.map(({ cube, item }) => line(cube, item ? words.say(`item.${item}`) : say('deadzone.face-down'))),
    },
    { heading: say('deadzone.smoke'), lines: view.smoke.length ? view.smoke : [say('generic.none')] },
  ];
}
