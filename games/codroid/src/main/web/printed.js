import { svg } from 'lit';
import { emblem } from './emblems.js';
import { printedBoard } from './printed-board.js';

const round = svg`<circle class="open" r="5.2"></circle>`;

/** Counters in 14 by 14 around their middle: the shapes of the screen, filled and hatched so that ink alone tells them apart. */
const COUNTERS = {
  healthy: svg`<circle class="open" r="4.4"></circle>`,
  incubating: svg`<path class="open" d="M0 -5.4L5.4 0L0 5.4L-5.4 0Z"></path><circle class="solid" r="1.5"></circle>`,
  sick: svg`<path class="solid" d="M0 -5.2L5.4 4.4L-5.4 4.4Z"></path>`,
  cured: svg`<rect class="open" x="-4.4" y="-4.4" width="8.8" height="8.8" rx="1.4"></rect>
    <path class="line" d="M-2.4 .2l1.8 2 3-4.2"></path>`,
  marker: svg`<path class="solid" d="M-5.4 -4.6H5.4L0 5Z"></path>`,
  round: svg`${round}<path class="line" d="M0 -3V0L2.4 1.4"></path>`,
  crisis: svg`<path class="open" d="M0 -5.4L5.8 4.6L-5.8 4.6Z"></path><path class="line" d="M0 -1.8V1.4M0 3v.1"></path>`,
  'closed-station': svg`<circle class="solid" r="5.2"></circle><path class="gap" d="M-3 0H3"></path>`,
  trust: svg`<path class="open" d="M0 5C-8 -.5 -4 -5.5 0 -2.4C4 -5.5 8 -.5 0 5Z"></path>`,
};

/** @type {import('../printed.js').Printed<import('./types').Game>} */
export const printed = {
  board: printedBoard,
  emblem,
  counter: (id) => COUNTERS[id],
};
