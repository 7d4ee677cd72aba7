import { nothing, svg } from 'lit';
import { DIRECTIONS, cellOf, edgesOf, roomsOf } from './rooms.js';

export const CELL = 136;
const HALF = 60;
const DOOR = 20;

/** The station as a blueprint: rooms, walls, lit doors, and who stands where. */
export function stationPicture({ view, words, lit }) {
  return view.station.map((laid) => svg`<g transform="translate(${laid.x * CELL} ${laid.y * CELL})">
    ${roomsOf(laid).map(({ room, shift }) => roomPicture({ laid, room, shift, view, words, isLit: lit.has(room) || lit.has(laid.card) }))}
    ${edgesOf(laid).map((edge, side) => edgePicture(edge, side, view.doorsOpen))}
  </g>`);
}

function roomPicture({ laid, room, shift, view, words, isLit }) {
  const isHalf = shift !== 0;
  const [top, height] = isHalf ? [shift < 0 ? -HALF : 0, HALF] : [-HALF, HALF * 2];
  const pieces = piecesIn(view, room);
  const perRow = 5;
  return svg`
    <rect class="room ${isLit ? 'lit' : ''} ${laid.red ? 'searched' : ''}" x=${-HALF} y=${top} width=${HALF * 2} height=${height}></rect>
    ${isHalf ? svg`<path class="security" d="M-14 0H14"></path>` : nothing}
    <text class="room-name" y=${top + 20}>${words.say(`room-card.${laid.card}`)}</text>
    ${!isHalf && laid.red ? svg`<path class="stamp" d="M38 ${top + 104}l5 6 9 -11"></path>` : nothing}
    ${pieces.map((piece, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, pieces.length - row * perRow);
      const x = ((i % perRow) - (inRow - 1) / 2) * 23;
      const y = top + (isHalf ? 40 : 46) + row * 24;
      return svg`<g transform="translate(${x} ${y})">${piece.picture(words)}</g>`;
    })}`;
}

function piecesIn(view, room) {
  const characters = view.players.flatMap((player, seat) =>
    ['trooper', 'android'].filter((role) => player[role].room === room).map((role) => ({ picture: (words) => character(player, seat, role, words) })),
  );
  const parasites = view.parasites.filter((parasite) => parasite.room === room).map((parasite) => ({ picture: (words) => parasitePicture(parasite, words) }));
  return [...characters, ...parasites];
}

/** A trooper is a circle, an android a square; the number is that of the seat. */
export function character(player, seat, role, words) {
  const name = words.say(`member.${player.colour}-${role}`);
  const shape = role === 'trooper' ? svg`<circle class="piece" r="10.500"></circle>` : svg`<rect class="piece" x="-10" y="-10" width="20" height="20" rx="4"></rect>`;
  return svg`<g class="colour-${player.colour}"><title>${name}, ${player[role].health}</title>${shape}<text class="piece-number" dy="0.36em">${seat + 1}</text></g>`;
}

function parasitePicture({ disc, black }, words) {
  return svg`<g class=${black ? 'parasite black' : 'parasite'}><title>${words.say(`disc.${disc}`)}</title>
    <path d="M-9 -4L-13 -8M9 -4L13 -8M-9 4L-13 8M9 4L13 8"></path><circle r="9"></circle><circle class="eye" cx="-3" cy="-2" r="1.800"></circle><circle class="eye" cx="3" cy="-2" r="1.800"></circle></g>`;
}

// Drawn as the northern edge, then turned.
function edgePicture(edge, side, doorsOpen) {
  const parts = {
    w: svg`<path class="wall" d="M${-HALF} ${-HALF}H${HALF}"></path>`,
    o: svg`<path class="wall" d="M${-HALF} ${-HALF}H${-DOOR}M${DOOR} ${-HALF}H${HALF}"></path><path class="doorway" d="M${-DOOR} ${-HALF}V${-HALF - 8}M${DOOR} ${-HALF}V${-HALF - 8}"></path>`,
    S: svg`<path class="wall" d="M${-HALF} ${-HALF}H${-DOOR}M${DOOR} ${-HALF}H${HALF}"></path><path class="security ${doorsOpen ? 'opened' : ''}" d="M${-DOOR} ${-HALF}H${DOOR}"></path>`,
  };
  return svg`<g transform="rotate(${side * 90})">${parts[edge]}</g>`;
}

/**
 * Places where the new room may lie, and ways that a character may go: each is a legal move.
 *
 * @param {any} view
 * @param {import('../presentation.js').Move[]} moves
 * @param {number | null} seat
 * @returns {{move: import('../presentation.js').Move, x: number, y: number, sign: string, ghost?: {x: number, y: number, rotation: number}}[]}
 */
export function targets(view, moves, seat) {
  return moves.flatMap((move) => placeTarget(move) ?? wayTarget(view, move, seat) ?? []);
}

function placeTarget(move) {
  const found = /^place \((-?\d+),(-?\d+)\)r(\d+)$/.exec(move.text);
  if (!found) return null;
  const [x, y, rotation] = found.slice(1).map(Number);
  const offset = rotation === 0 ? -28 : rotation === 180 ? 28 : 0;
  return [{ move, x: x * CELL, y: y * CELL + offset, sign: rotation === 0 ? '↑' : rotation === 180 ? '↓' : '↻', ghost: { x, y, rotation } }];
}

function wayTarget(view, move, seat) {
  const { direction } = move.move;
  const role = move.move.role ?? view.decision?.role;
  const step = DIRECTIONS[direction];
  const cell = step && seat !== null && role && cellOf(view, view.players[seat][role]?.room);
  if (!cell || !['move', 'run-on'].includes(move.move.kind)) return null;
  const aside = role === 'trooper' ? -24 : 24;
  const [dx, dy] = step;
  return [{ move, x: cell.x * CELL + dx * CELL * 0.5 + (dx ? 0 : aside), y: cell.y * CELL + dy * CELL * 0.5 + (dy ? 0 : aside), sign: `${role === 'trooper' ? '●' : '■'}` }];
}
