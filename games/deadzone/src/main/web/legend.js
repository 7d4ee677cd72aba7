import { svg } from 'lit';
import { say } from '../../words/words.js';
import { pawn } from './figures.js';
import { itemSign } from './markers.js';
import './words.js';

const FIGURE = { mark: 'R1', damage: 0, figure: 'warden-rifle-1' };

const shown = (figure, how = {}) =>
  svg`<g transform="translate(0 12) scale(0.8)">${pawn({ ...FIGURE, ...figure }, { isFlat: true, ...how })}</g>`;

/**
 * The marks of the board, as the board draws them.
 *
 * @param {import('../../words/game-words.js').GameWords} words
 * @returns {import('../../rules/legend-list.js').Mark[]}
 */
export function legend(words) {
  const mark = (picture, name, about) => ({ picture, name, about: say(`deadzone.legend.${about}`) });
  return [
    mark(shown({ side: 'south' }), words.say('side.south'), 'south'),
    mark(shown({ side: 'north' }), words.say('side.north'), 'north'),
    mark(shown({ side: 'south' }, { isActive: true }), say('deadzone.legend.active-name'), 'active'),
    mark(shown({ side: 'south', activated: true }), say('deadzone.acted'), 'acted'),
    mark(shown({ side: 'south', pinned: true }), say('deadzone.pinned'), 'pinned'),
    mark(shown({ side: 'south', damage: 2 }), say('deadzone.legend.injured-name'), 'injured'),
    mark(shown({ side: 'south', item: 'ammo' }), say('deadzone.legend.carrying-name'), 'carrying'),
    mark(
      svg`<g class="objective south"
          transform="translate(-8 18)"
          ><path class="pole" d="M0 4V-34"></path><path class="flag" d="M0 -34H22L16 -27L22 -20H0Z"></path></g>`,
      say('deadzone.objective'),
      'objective',
    ),
    mark(
      svg`<g class="item open"><path class="lozenge" d="M0 -11L12 0L0 11L-12 0Z"></path>${itemSign('medi-pack')}</g>`,
      say('deadzone.tokens'),
      'token',
    ),
    mark(
      svg`<g class="mine south"><ellipse rx="10" ry="5"></ellipse><path d="M0 -3v-7M-7 -2l-4 -4M7 -2l4 -4"></path></g>`,
      words.say('item.mine'),
      'mine',
    ),
    mark(svg`<path class="reach advance" d="M-18 10L10 10L18 -10L-10 -10Z"></path>`, say('deadzone.group.move'), 'advance'),
    mark(svg`<path class="reach sprint" d="M-18 10L10 10L18 -10L-10 -10Z"></path>`, say('deadzone.group.sprint'), 'sprint'),
    mark(
      svg`<g transform="translate(2 0) scale(1.3)"
          ><g class="danger"><path class="eye" d="M-13 0Q-6 -7 1 0Q-6 7 -13 0Z"></path><circle cx="-6" r="1.8"></circle>
          <text x="8" y="4.5">2</text></g></g>`,
      say('deadzone.legend.danger-name'),
      'danger',
    ),
    mark(
      svg`<g class="badge clear"><rect x="-19" y="-9" width="38" height="18" rx="9"></rect><text y="4.5">64</text></g>`,
      words.say('visibility.clear'),
      'clear',
    ),
    mark(
      svg`<g class="badge obscured"><rect x="-19" y="-9" width="38" height="18" rx="9"></rect><text y="4.5">38</text></g>`,
      words.say('visibility.obscured'),
      'obscured',
    ),
    mark(
      svg`<g class="badge barred"><rect x="-9" y="-9" width="18" height="18" rx="9"></rect><path d="M-5 -4L5 4M5 -4L-5 4"></path></g>`,
      words.say('visibility.blocked'),
      'barred',
    ),
  ];
}
