import { svg } from 'lit';

/** The emblem of each card: a few strokes in 40 by 40 that can be told apart in black and white. */
const STROKES = {
  // JADE's action cards
  'aim-for-the-boss': 'M20 6v28M6 20h28M20 12l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z',
  bodyguard: 'M20 5l12 5v9c0 8-5 13-12 16-7-3-12-8-12-16v-9zM20 12v14M14 19h12',
  'finish-the-job': 'M9 31L29 11M25 7l8 8M9 31l-3 3M13 20l7 7',
  rescue: 'M16 8h8v8h8v8h-8v8h-8v-8H8v-8h8z',
  'tactical-shot': 'M20 8a12 12 0 1 0 .1 0M20 3v9M20 28v9M3 20h9M28 20h9',
  'most-urgent': 'M20 5v20M20 31v4',
  'clean-up': 'M10 10l20 20M30 10L10 30',
  'stop-them': 'M13 6h14l8 8v12l-8 8H13l-8-8V14zM12 20h16',
  covering: 'M6 27c0-9 6-15 14-15s14 6 14 15M12 27h16M20 12V6',
  logistics: 'M5 26h8V14h14l8 7v5M13 26h14M13 30a3 3 0 1 0 .1 0M28 30a3 3 0 1 0 .1 0',
  crossfire: 'M6 8l28 24M34 8L6 32M20 17v6M17 20h6',
  looting: 'M7 15h26v18H7zM7 15l5-8h16l5 8M20 15v8M16 23h8',
  focus: 'M20 6a14 14 0 1 0 .1 0M20 13a7 7 0 1 0 .1 0M20 19a1 1 0 1 0 .1 0',
  command: 'M9 9h22v22H9zM15 15h.1M25 25h.1M20 20h.1M15 25h.1M25 15h.1',
  unpredictable: 'M12 14c0-10 17-9 16 0-1 6-8 6-8 12M20 32v1',
  // measures
  'barrier-gestures-1': 'M9 31V17c0-3 4-3 4 0v-7c0-3 4-3 4 0v-2c0-3 5-3 5 0v4c0-3 4-3 4 0v4c0-3 4-3 4 0v9c0 5-4 8-9 8z',
  'barrier-gestures-2': 'M7 31V17c0-3 4-3 4 0v-6c0-3 4-3 4 0v8M15 31V17M20 12v20M26 8v24M32 12v20',
  'shopping-good-practice': 'M5 9h5l4 18h16l4-13H12M16 32h.1M28 32h.1',
  'limit-clockwise': 'M30 11a14 14 0 1 0 4 9M34 6v8h-8M16 16h8v5h-8v5h8',
  'limit-anticlockwise': 'M10 11a14 14 0 1 1-4 9M6 6v8h8M16 16h8v10h-8M18 21h6',
  'emergency-limits': 'M8 10h24v22H8zM20 15v12M14 21h12M5 36L35 4',
  'border-screening': 'M8 6v30M32 6v30M8 13l24 6M8 19l24 6M20 30a3 3 0 1 0 .1 0',
  'military-hospital': 'M6 33V17L20 6l14 11v16zM20 16v12M14 22h12',
  'school-awareness': 'M4 16l16-8 16 8-16 8zM11 20v8c5 5 13 5 18 0v-8M34 17v10',
  'mandatory-masks': 'M8 15c8-5 16-5 24 0v8c-6 9-18 9-24 0zM8 17c-5 0-5 7 1 7M32 17c5 0 5 7-1 7M13 19h14M13 24h14',
  'school-closure': 'M4 16l16-8 16 8-16 8zM11 20v8c5 5 13 5 18 0v-8M6 36L36 6',
  lockdown: 'M10 18h20v16H10zM14 18v-5a6 6 0 0 1 12 0v5M20 24v5',
  'public-places-closure': 'M7 34V15h26v19M7 15l4-8h18l4 8M14 34V22h12v12M6 37L36 5',
  'market-closure': 'M5 9h5l4 18h16l4-13H12M6 36L36 6',
  'transport-closure': 'M10 7h20v22H10zM10 19h20M14 29l-4 6M26 29l4 6M15 24h.1M25 24h.1M6 36L36 4',
  treatment: 'M26 6l8 8-16 16-8-8zM22 10l8 8M14 30l-7 4 3-8',
  // events
  'festival-season': 'M8 32L20 8l12 24zM14 20h12M20 8V4M11 27h18',
  'market-contamination': 'M5 9h5l4 18h16l4-13H12M23 20a3 3 0 1 0 .1 0M23 15v-3M29 20h3',
  'dinner-with-friends': 'M13 6v28M9 6v8c0 5 8 5 8 0V6M28 34V6c-6 3-6 14 0 16',
  'returning-travellers': 'M5 22l30-12-8 24-7-10zM20 24l15-14',
  'public-places-contamination': 'M7 34V15h26v19M7 15l4-8h18l4 8M20 25a4 4 0 1 0 .1 0M20 18v3M14 25h3M26 25h-3',
  'harry-botter': 'M12 18a5 5 0 1 0 .1 0M28 18a5 5 0 1 0 .1 0M17 22h6M22 4l-6 8h6l-4 6',
  'mask-shortage': 'M8 15c8-5 16-5 24 0v8c-6 9-18 9-24 0zM14 16l12 10M26 16L14 26',
  'equipment-scam': 'M7 12h26v22H7zM7 20h26M20 12v22M13 5l7 7 7-7',
  'academy-cluster': 'M4 16l16-8 16 8-16 8zM20 28a4 4 0 1 0 .1 0M20 25v-2M14 31l-2 2M26 31l2 2',
  volunteers: 'M20 34C4 24 6 8 15 8c3 0 5 3 5 5 0-2 2-5 5-5 9 0 11 16-5 26z',
  'restored-trust': 'M5 20l9-7 6 5 6-5 9 7-15 13zM14 13V7M26 13V7',
  disinformation: 'M6 16h6l16-9v26l-16-9H6zM33 14l4-3M33 20h5M33 26l4 3',
};

/** Anybody: the head and shoulders of a figure. */
const FIGURE = 'M20 6a6 6 0 1 0 .1 0M8 34c0-16 24-16 24 0z';

/**
 * @param {string} id of a card
 * @returns a drawing in 40 by 40
 */
export function emblemOf(id) {
  return svg`<path class="strokes" d=${STROKES[id] ?? FIGURE}></path>`;
}

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

/**
 * @param {string} id
 * @returns a drawing in 14 by 14 around its middle
 */
export function counterOf(id) {
  return COUNTERS[id] ?? round;
}
