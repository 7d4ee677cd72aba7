import { html, svg } from 'lit';
import style from './faces.css' with { type: 'css' };

/** For elements that show faces. */
export const faces = style;

/** Heads, hair and what is before the eyes: simple shapes in a square of 40, told apart by shape as much as by colour. */
const HEADS = [
  svg`<circle class="skin" cx="20" cy="22" r="13"></circle>`,
  svg`<rect class="skin" x="8" y="9" width="24" height="26" rx="9"></rect>`,
  svg`<path class="skin" d="M20 8c8 0 12 5 12 12 0 8-6 15-12 15S8 28 8 20C8 13 12 8 20 8z"></path>`,
  svg`<path class="skin" d="M20 8l11 6v13l-11 8-11-8V14z"></path>`,
];

const HAIR = [
  svg`<path class="hair" d="M7 20C6 8 14 4 20 4s14 4 13 16c-2-6-6-8-13-8S9 14 7 20z"></path>`,
  svg`<path class="hair" d="M8 16C9 7 15 4 21 4c7 0 11 4 11 11-5-1-9-3-12-6-2 3-7 6-12 7z"></path>`,
  svg`<path class="hair" d="M9 15l2-9 4 4 5-7 5 7 4-4 2 9c-6-3-16-3-22 0z"></path>`,
  svg`<path class="hair" d="M6 30C3 12 11 4 20 4s17 8 14 26l-4-2c1-9-2-15-10-15s-11 6-10 15z"></path>`,
  svg`<path class="line" d="M20 8V3"></path><circle class="hair" cx="20" cy="3" r="2.500"></circle>`,
];

const EYES = [
  svg`<circle class="mark" cx="15" cy="21" r="2"></circle><circle class="mark" cx="25" cy="21" r="2"></circle>`,
  svg`<rect class="mark" x="10" y="17" width="20" height="7" rx="3.500"></rect><path class="glint" d="M13 19.500h6"></path>`,
  svg`<circle class="glass" cx="15" cy="21" r="4"></circle><circle class="glass" cx="25" cy="21" r="4"></circle
    ><path class="line" d="M19 21h2"></path>`,
  svg`<path class="line" d="M12 21q3-3 6 0M22 21q3-3 6 0"></path>`,
];

const MOUTHS = [
  svg`<path class="line" d="M15 28q5 4 10 0"></path>`,
  svg`<path class="line" d="M16 29h8"></path>`,
  svg`<path class="line" d="M16 29q5 2 9-2"></path>`,
  svg`<rect class="mark" x="16" y="27" width="8" height="3" rx="1.500"></rect>`,
];

const TONES = ['red', 'green', 'purple', 'orange', 'blue'];

/**
 * The face of somebody, always the same for one name.
 *
 * @param {string} name
 */
export function face(name) {
  const drawn = numbersOf(name);
  const one = (shapes) => shapes[drawn() % shapes.length];
  return html`<svg class="face ${one(TONES)}" viewBox="0 0 40 40" aria-hidden="true"
      >${one(HEADS)}${one(HAIR)}${one(EYES)}${one(MOUTHS)}</svg>`;
}

// Names differ in few letters: each letter moves all that follows.
function numbersOf(name) {
  let state = 2166136261;
  for (const sign of name) state = Math.imul(state ^ sign.codePointAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 1013904223;
    return (state >>> 8) & 0xffff;
  };
}

/**
 * Whether a computer player decides on this seat, whose face can be shown.
 *
 * @param {import('../shell/types').Seat} seat
 */
export const hasFace = ({ kind, standIn }) => kind === 'computer' || Boolean(standIn);
