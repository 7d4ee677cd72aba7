import { svg } from 'lit';
import { emblemOf } from './emblems.js';

const round = svg`<circle class="open" r="5.2"></circle>`;

/** Counters in 14 by 14 around their middle: the shapes of the screen, filled and hatched so that ink alone tells them apart. */
const COUNTERS = {
  wound: svg`<path class="solid" d="M0 -5.4C3 -1 4 1 4 2A4 4 0 0 1 -4 2C-4 1 -3 -1 0 -5.4Z"></path>`,
  activated: svg`${round}<path class="line" d="M-2.6 .2l2 2.2 3.4 -4.6"></path>`,
  pinned: svg`<path class="open" d="M-5 3.4H5M-4 0C-4 -3 4 -3 4 0"></path><path class="line" d="M0 -5V0M-1.8 -1.8L0 0L1.8 -1.8"></path>`,
  reload: svg`<path class="line" d="M4 -2.6A4.8 4.8 0 1 0 4.8 .6M4.6 -5V-2.2H1.8"></path>`,
  objective: svg`<path class="open" d="M-4 5.4V-5.2L4.6 -2.4L-4 .4"></path>`,
  'frag-grenade': svg`<circle class="solid" cy="1.2" r="3.8"></circle><path class="line" d="M0 -2.6V-5H3"></path>`,
  'smoke-grenade': svg`<rect class="open" x="-2.6" y="-2" width="5.2" height="7"></rect>
    <path class="line" d="M-2 -4.4C-.6 -5.6 .6 -3.2 2 -4.4"></path>`,
  'medi-pack': svg`<path class="solid" d="M-1.6 -4.8H1.6V-1.6H4.8V1.6H1.6V4.8H-1.6V1.6H-4.8V-1.6H-1.6Z"></path>`,
  ammo: svg`<path class="open" d="M-3.6 5V-1.4L-2.2 -4.6L-.8 -1.4V5ZM.8 5V-1.4L2.2 -4.6L3.6 -1.4V5Z"></path>`,
  mine: svg`<circle class="solid" r="3"></circle><path class="line" d="M0 -5.4V5.4M-5.4 0H5.4M-3.8 -3.8L3.8 3.8M3.8 -3.8L-3.8 3.8"></path>`,
  sentry: svg`<path class="open" d="M-4.6 5L0 0L4.6 5M-3.4 -3.4H2V0H-3.4Z"></path><path class="line" d="M2 -1.8H5.6"></path>`,
  intel: svg`<path class="open" d="M-3.6 -5H1.6L3.6 -3V5H-3.6Z"></path>
    <path class="line" d="M-1.8 -1.4H1.8M-1.8 1H1.8M-1.8 3.2H.6"></path>`,
  'booby-trap': svg`<path class="open" d="M-5 4.6L0 -5L5 4.6Z"></path><path class="solid" d="M0 -1L2.2 3.4H-2.2Z"></path>`,
};

/** @type {import('../printed.js').Printed} */
export const printed = { emblem: emblemOf, counter: (id) => COUNTERS[id] ?? round };
