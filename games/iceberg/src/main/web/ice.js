import { nothing, svg } from 'lit';
import { CELL, FIELD, SIZE, corner } from './geometry.js';

/** Fine cracks, always the same ones: they are not part of the position. */
const CRACKS = cracks(26);

/**
 * The field without pieces: ice, cracks, and walls with a blue shadow.
 *
 * @param {string[]} walls the rows of the view
 */
export function icePicture(walls) {
  const cells = wallsOf(walls);
  return svg`
    <rect class="ice" width=${FIELD} height=${FIELD} rx="10"></rect>
    <path class="grid" d=${gridPath}></path>
    <path class="crack" d=${CRACKS}></path>
    <g class="wall-shadow">${cells.map((cell) => wall(cell, 5, 6))}</g>
    <g class="wall-side">${cells.map((cell) => wall(cell, 0, 3))}</g>
    <g class="wall-top">${cells.map((cell) => wall(cell, 0, -1))}</g>
    <path class="wall-light" d=${cells.map(lightPath).join('')}></path>`;
}

/**
 * Rows and columns, from 0.
 *
 * @param {number} text its size
 */
export function coordinates(text) {
  const every = text > 26 ? 4 : 2;
  return Array.from({ length: SIZE }, (_, i) =>
    i % every
      ? nothing
      : svg`<text class="coordinate" x=${i * CELL + CELL / 2} y="-7" font-size=${text}>${i}</text>
          <text class="coordinate" x="-15" y=${i * CELL + CELL / 2} dy="0.36em" font-size=${text}>${i}</text>`,
  );
}

const gridPath = Array.from({ length: SIZE - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${FIELD}M0 ${(i + 1) * CELL}H${FIELD}`).join('');

function wallsOf(rows) {
  return rows.flatMap((signs, row) => [...signs].flatMap((sign, column) => (sign === 'X' ? [{ row, column }] : [])));
}

function wall(cell, dx, dy) {
  const { x, y } = corner(cell);
  return svg`<rect x=${x + 1.5 + dx} y=${y + 1.5 + dy} width=${CELL - 3} height=${CELL - 3} rx="7"></rect>`;
}

// Light along the upper edges, and on one wall in three a facet.
function lightPath(cell) {
  const { x, y } = corner(cell);
  const facet = [
    '', '', `M${x + 14} ${y + 26}l9 -11`, `M${x + 22} ${y + 28}l6 -8 -3 -5`, '', `M${x + 13} ${y + 18}l8 7 7 -3`,
  ][(cell.row * 7 + cell.column * 13) % 6];
  return `M${x + 5.5} ${y + CELL - 15}V${y + 11}Q${x + 5.5} ${y + 5} ${x + 11} ${y + 5}H${x + CELL - 15}${facet}`;
}

// Broken lines from a small generator of its own, so that the ice looks the same everywhere and every time.
function cracks(count) {
  let seed = 20180513;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  let path = '';
  for (let i = 0; i < count; i++) {
    let [x, y, angle] = [next() * FIELD, next() * FIELD, next() * Math.PI * 2];
    path += `M${x.toFixed(0)} ${y.toFixed(0)}`;
    for (let piece = 0; piece < 6; piece++) {
      angle += (next() - 0.5) * 1.5;
      x += Math.cos(angle) * (18 + next() * 46);
      y += Math.sin(angle) * (18 + next() * 46);
      if (Math.min(x, y) < 0 || Math.max(x, y) > FIELD) break;
      path += `L${x.toFixed(0)} ${y.toFixed(0)}`;
    }
  }
  return path;
}
