import { svg } from 'lit';

/** The emblem of each card: a few strokes in 40 by 40 that can be told apart in black and white. */
const EMBLEMS = {
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

/** @param {string} id of a measure or an event */
export const emblem = (id) => svg`<path class="strokes" d=${EMBLEMS[id]}></path>`;
