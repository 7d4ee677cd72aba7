import { svg } from 'lit';

/** The emblem of each of JADE's action cards: a few strokes in 40 by 40 that can be told apart in black and white. */
const STROKES = {
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
};

/** Anybody: the head and shoulders of a figure, which has a card in JADE's other deck. */
const FIGURE = 'M20 6a6 6 0 1 0 .1 0M8 34c0-16 24-16 24 0z';

/**
 * @param {string} id of a card
 * @returns a drawing in 40 by 40
 */
export function emblemOf(id) {
  return svg`<path class="strokes" d=${STROKES[id] ?? FIGURE}></path>`;
}
