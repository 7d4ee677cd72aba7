import { nothing, svg } from 'lit';
import { CELL, FIELD, SIZE, corner } from './geometry.js';

/** Fine cracks, always the same ones: they are not part of the position. */
const CRACKS = cracks(26);
/** Snow that the wind has left, as flat drifts. */
const SNOW = drifts(15);

/** How far a block rises above its cell, and how high the side is that one sees. */
const RISE = 6;
const FRONT = 10;
const INSET = 1;

/**
 * The field without pieces: ice with snow on it and cracks in it, and walls as blocks with a lit top, a front and a blue shadow.
 *
 * @param {string[]} walls the rows of the view
 */
export function icePicture(walls) {
  const cells = wallsOf(walls);
  const isWall = (row, column) => walls[row]?.[column] === 'X';
  const path = (draw) => cells.map((cell) => draw(cell, isWall)).join('');
  return svg`
    <rect class="ice" width=${FIELD} height=${FIELD} rx="10"></rect>
    <path class="snow" d=${SNOW}></path>
    <path class="grid" d=${gridPath}></path>
    <path class="crack-light" d=${CRACKS} transform="translate(1.500 1.500)"></path>
    <path class="crack" d=${CRACKS}></path>
    <path class="wall-shadow" d=${path(shadowPath)}></path>
    <path class="wall-side" d=${path(frontPath)}></path>
    <path class="wall-joint" d=${path(jointPath)}></path>
    <path class="wall-top" d=${path(topPath)}></path>
    <path class="wall-facet" d=${path(facetPath)}></path>
    <path class="wall-light" d=${path(rimPath)}></path>`;
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

/** A block alone, around the point (0, 0), for the legend. */
export function blockPicture() {
  const cell = { row: -0.5, column: -0.5 };
  const alone = () => false;
  return svg`<path class="wall-shadow" d=${shadowPath(cell)}></path><path class="wall-side" d=${frontPath(cell, alone)}></path>
    <path class="wall-joint" d=${jointPath(cell, alone)}></path><path class="wall-top" d=${topPath(cell, alone)}></path>
    <path class="wall-facet" d=${facetPath(cell)}></path><path class="wall-light" d=${rimPath(cell, alone)}></path>`;
}

function shadowPath(cell) {
  const { x, y } = corner(cell);
  const [right, low] = [Math.min(x + CELL + 9, FIELD), Math.min(y + CELL + 5, FIELD)];
  return `M${x + 4} ${y + 8}H${x + CELL}L${right} ${y + 16}V${low}H${x + 12}L${x + 4} ${y + CELL - 3}Z`;
}

// The side that looks at us is seen where the block has none in front of it.
function frontPath(cell, isWall) {
  if (isWall(cell.row + 1, cell.column)) return '';
  const { x, y } = corner(cell);
  const [left, right] = sides(cell, isWall);
  const [a, b] = [left ? 3 : 0, right ? 3 : 0];
  return `M${x + left} ${y + CELL - RISE - 12}H${x + CELL - right}V${y + CELL - 1 - b}q0 ${b} ${-b} ${b}` +
    `H${x + left + a}q${-a} 0 ${-a} ${-a}Z`;
}

// Lines in the front, so that it looks cut.
function jointPath(cell, isWall) {
  if (isWall(cell.row + 1, cell.column)) return '';
  const { x, y } = corner(cell);
  const shift = ((cell.row * 5 + cell.column * 11) % 4) * 4;
  return `M${x + 10 + shift} ${y + CELL - FRONT + 2}l2 7M${x + 21 + shift / 2} ${y + CELL - FRONT + 3}l-1 4`;
}

// Blocks side by side are one.
function topPath(cell, isWall) {
  const { x, y } = corner(cell);
  const [left, right] = sides(cell, isWall);
  const up = isWall(cell.row - 1, cell.column) ? -RISE - 8 : -RISE;
  const high = CELL - FRONT + RISE - 2;
  const down = isWall(cell.row + 1, cell.column) ? CELL - RISE : high - RISE;
  const [a, b] = [left ? 5 : 0, right ? 5 : 0];
  return `M${x + left + a} ${y + up}H${x + CELL - right - b}q${b} 0 ${b} ${b}V${y + down - b}q0 ${b} ${-b} ${b}H${x + left + a}` +
    `q${-a} 0 ${-a} ${-a}V${y + up + a}q0 ${-a} ${a} ${-a}Z`;
}

function facetPath(cell) {
  const { x, y } = corner(cell);
  return [
    '', '', `M${x + 8} ${y + 20}L${x + 25} ${y - 1}H${x + 32}L${x + 12} ${y + 22}Z`, '',
    `M${x + 20} ${y + 21}L${x + 33} ${y + 4}V${y + 12}L${x + 26} ${y + 21}Z`,
  ][(cell.row * 7 + cell.column * 13) % 5];
}

// Light along the upper and left edges.
function rimPath(cell, isWall) {
  const { x, y } = corner(cell);
  const [left, right] = sides(cell, isWall);
  const top = isWall(cell.row - 1, cell.column) ? '' : `M${x + 5 * left} ${y - RISE + 1.5}H${x + CELL - 5 * right}`;
  const side = isWall(cell.row, cell.column - 1) ? '' : `M${x + left + 1.5} ${y - RISE + 5}V${y + CELL - FRONT - RISE - 3}`;
  return top + side;
}

const sides = ({ row, column }, isWall) => [isWall(row, column - 1) ? 0 : INSET, isWall(row, column + 1) ? 0 : INSET];

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

function drifts(count) {
  let seed = 77003;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  return Array.from({ length: count }, () => {
    const [wide, high] = [60 + next() * 150, 14 + next() * 34];
    const [x, y] = [wide + next() * (FIELD - 2 * wide), high + next() * (FIELD - 2 * high)].map(Math.round);
    return `M${x - wide} ${y}C${x - wide / 2} ${y - high} ${x + wide / 3} ${y - high} ${x + wide} ${y - high / 3}` +
      `C${x + wide / 2} ${y + high} ${x - wide / 3} ${y + high / 2} ${x - wide} ${y}Z`;
  }).join('');
}
