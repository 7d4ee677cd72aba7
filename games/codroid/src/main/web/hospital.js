import { nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { capacity } from './capacity.js';
import { COLUMNS } from './places.js';
import { pulsePicture } from './pulses.js';
import { robot } from './robots.js';

/** From which share of all beds on it gets tight, and from which on the next few decide. */
const TIGHT = 0.6;
const FULL = 0.85;

/**
 * The hospital: three columns of beds with the military row that may be closed. In the middle of the system the columns lie one below the
 * other, on a phone side by side.
 *
 * @param {object} what
 * @param {import('./types').View} what.view
 * @param {import('../../words/game-words.js').GameWords} what.words
 * @param {Set<string>} what.lit places that a journal entry speaks of
 * @param {Set<string>} what.touched things that a choice would touch
 * @param {Map<string, import('./pulses.js').Pulse>} what.pulses what just happened, by places and columns
 * @param {import('./places.js').Layout} what.layout
 * @param {{grown: number, scale: number}} what.text
 */
export function hospitalPicture({ view, words, lit, touched, pulses, layout, text }) {
  const { x, y, width, height } = layout.hospital;
  const stacked = layout.isWide;
  const size = layout.name * text.grown;
  const { taken, beds, danger } = fullness(view);
  const head = size * 1.5;
  const top = stacked ? head + 10 : size * 1.42;
  const isTouched = touched.has('hospital');
  const label = COLUMNS.map((id, column) => `${words.say(`column.${id}`)}${say('colon')} ${view.hospital[column]}`).join(', ');
  return svg`<g class="hospital ${danger} ${isTouched ? 'touched' : ''}" transform="translate(${x} ${y})" data-place="hospital"
      data-thing="hospital">
    <title>${words.say('label.hospital')}${say('colon')} ${taken}/${beds}. ${label}</title>
    ${stacked ? wings(width, height) : nothing}
    <rect class="hull planet" width=${width} height=${height} rx="14"></rect>
    <path class="cross" transform="translate(${size} ${size * 0.92}) scale(${size / 22})" d="M-3 -8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z"></path>
    <text class="title" x=${size * 1.8} y=${size * 0.92} dy="0.36em">${words.say('label.hospital')}</text>
    ${capacity({ robots: taken, slots: beds, danger, x: width - size * 2.15, y: size * 0.92, size })}
    ${COLUMNS.map((id, column) => {
      const place = stacked
        ? { x: 8, y: top + (column * (height - top - 6)) / 3, width: width - 16, height: (height - top - 12) / 3 }
        : { x: 6 + (column * (width - 8)) / 3, y: top, width: (width - 12) / 3 - 4, height: height - top - 6 };
      const [glows, opens] = [lit.has(id) || isTouched, touched.has('extraRowOpen')];
      const at = { x: place.x + place.width / 2, y: place.y + place.height / 2, radius: place.height * 0.7, size: layout.pawn };
      return [
        columnPicture({ id, column, view, place, size, glows, opens, scale: text.scale }),
        pulsePicture(pulses.get(id), at),
      ];
    })}
    ${pulsePicture(pulses.get('hospital'), { x: width / 2, y: height / 2, radius: height * 0.62, size: layout.pawn * 1.4 })}
  </g>`;
}

/** @param {import('./types').View} view how many beds are taken, of how many, and whether that is a danger */
export function fullness(view) {
  const taken = view.hospital.reduce((sum, count) => sum + count, 0);
  const beds = COLUMNS.length * (view.beds + (view.extraRowOpen ? 1 : 0));
  const danger = taken >= beds * FULL ? 'risk' : taken >= beds * TIGHT ? 'crowded' : '';
  return { taken, beds, danger };
}

/** @param {{view: import('./types').View, [known: string]: any}} column */
function columnPicture({ id, column, view, place, size, glows, opens, scale }) {
  const rows = view.beds + 1;
  const pitch = (place.width - size * 1.15) / rows;
  const side = Math.min(pitch - 3, place.height - 4);
  const middle = place.y + place.height / 2;
  const isFull = view.hospital[column] >= view.beds + (view.extraRowOpen ? 1 : 0);
  return svg`<g class="column ${isFull ? 'full' : ''}" data-place=${id}>
    <text class="letter" x=${place.x + size * 0.5} y=${middle} dy="0.36em">${id.slice(-1).toUpperCase()}</text>
    ${Array.from({ length: rows }, (_, row) => {
      const isMilitary = row === view.beds;
      const x = place.x + size * 1.15 + row * pitch;
      const glow = glows || (isMilitary && opens) ? 'glows' : '';
      const shut = isMilitary && !view.extraRowOpen ? 'shut' : '';
      return svg`<rect class="slot ${shut} ${glow}" x=${x} y=${middle - side / 2} width=${side} height=${side} rx=${side * 0.24}></rect>
        ${row < view.hospital[column] ? robot('sick', x + side / 2, middle + side * 0.04, side * 0.33, side * scale > 15) : nothing}`;
    })}
  </g>`;
}

// Solar panels at both sides, and a mast with a lamp.
function wings(width, height) {
  const middle = height / 2;
  return svg`<path class="arm" d="M-6 ${middle}H0M${width} ${middle}H${width + 6}M${width / 2} 0V-20"></path>
    <path class="panel" d="M-18 ${middle - 34}h12v68h-12zM${width + 6} ${middle - 34}h12v68h-12z"></path>
    <path class="arm" d="M-18 ${middle - 12}h12M-18 ${middle + 12}h12M${width + 6} ${middle - 12}h12M${width + 6} ${middle + 12}h12"></path>
    <circle class="beacon" cx=${width / 2} cy="-22" r="4"></circle>`;
}
