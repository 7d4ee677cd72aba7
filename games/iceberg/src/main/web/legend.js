import { svg } from 'lit';
import { say } from '../../words/words.js';
import { agentShape } from './agents.js';
import { alienBody, captureClock, landing } from './aliens.js';
import { blockPicture } from './ice.js';

const TEXT = 18;

/**
 * The marks of the board, as the board draws them.
 *
 * @param {import('../../words/game-words.js').GameWords} words
 * @returns {import('../../rules/legend-list.js').Mark[]}
 */
export function legend(words) {
  return [
    { picture: agentShape(0, 2, TEXT), name: words.say('side.blue'), about: say('iceberg.legend.blue') },
    { picture: agentShape(1, 2, TEXT), name: words.say('side.red'), about: say('iceberg.legend.red') },
    {
      picture: svg`<g class="alien">${alienBody(9)}<text class="value" y="5" dy="0.36em" font-size=${TEXT}>9</text></g>`,
      name: words.say('alien-state.on-ice'),
      about: say('iceberg.legend.alien'),
    },
    {
      picture: svg`<g class="coming">${landing(4)}<text class="value" dy="0.36em" font-size=${TEXT}>9</text></g>`,
      name: words.say('alien-state.waiting'),
      about: say('iceberg.legend.coming'),
    },
    {
      picture: svg`${captureClock(2)}${agentShape(0, 1, TEXT)}`,
      name: say('iceberg.legend.clock-name'),
      about: say('iceberg.legend.clock'),
    },
    {
      picture: blockPicture(),
      name: say('iceberg.legend.wall-name'),
      about: say('iceberg.legend.wall'),
    },
    { picture: svg`<circle class="step" r="5.500"></circle>`, name: words.say('action-type.move'), about: say('iceberg.legend.step') },
    {
      picture: svg`<circle class="slide-end" r="11"></circle><circle class="slide-core" r="3.500"></circle>`,
      name: words.say('action-type.slide'),
      about: say('iceberg.legend.slide'),
    },
    {
      picture: svg`<path class="push-frame" d="M-18 -9V-18H-9M9 -18H18V-9M18 9V18H9M-9 18H-18V9"></path>${agentShape(1, 0, TEXT)}`,
      name: words.say('action-type.push'),
      about: say('iceberg.legend.push'),
    },
  ];
}
