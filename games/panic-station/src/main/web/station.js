import { nothing, svg } from 'lit';
import { iconPath } from './icons.js';
import { HALF_X, HALF_Y, boxOf, middleOf } from './plan.js';
import { cardsIn, edgesOf, isCounted, roomsOf, typeOf } from './rooms.js';

const DOOR = 22;
/** From this size on, the reactor has no room for the numbers of its rose. */
const LARGE_TEXT = 17;
/** How much of a room's width a letter takes, for its size. */
const LETTER = 0.56;

/** What the pictures refer to: the blueprint's grid, the hatch of searched rooms, the stripes of security doors, the glow of doors. */
export const definitions = svg`<defs>
  <pattern id="grid" width="19" height="22" patternUnits="userSpaceOnUse"><path class="grid-line" d="M0 0H19M0 0V22"></path></pattern>
  <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"><path class="hatch-line" d="M0 0V9"></path></pattern>
  <pattern id="stripes" width="8" height="8" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      ><rect class="stripe-dark" width="8" height="8"></rect><rect class="stripe-light" width="4" height="8"></rect></pattern>
  <radialGradient id="lamp"><stop class="lamp-middle" offset="0"></stop><stop class="lamp-edge" offset="1"></stop></radialGradient>
</defs>`;

/**
 * A room card as a blueprint, around its own middle.
 *
 * @param {{card: string, rotation: number, red?: boolean}} laid
 * @param {{words: import('../../words/game-words.js').GameWords, text: number, doorsOpen?: boolean, lit?: Set<string>, named?: boolean}}
 *   how `text` is the size of letters that can be read
 */
export function cardPicture(laid, { words, text, doorsOpen = false, lit = new Set(), named = true }) {
  const rooms = roomsOf(laid);
  return svg`<g class="room-card type-${typeOf(laid.card)} ${laid.red ? 'red-face' : 'black-face'}">
    ${rooms.map(({ room, shift }) => roomPicture({ laid, room, shift, text, isLit: lit.has(room) || lit.has(laid.card) }))}
    ${named ? nameOf(words.say(`room-card.${laid.card}`), text) : nothing}
    ${rooms.length > 1 ? innerDoor(doorsOpen) : nothing}
    ${edgesOf(laid).map((edge, side) => edgePicture(edge, side, doorsOpen))}
  </g>`;
}

function roomPicture({ laid, room, shift, text, isLit }) {
  const box = boxOf(shift);
  const hasIcon = !room.endsWith('/outer');
  const type = typeOf(laid.card);
  const y = box.y + box.height / 2 + 5;
  return svg`
    <rect class="floor ${isLit ? 'lit' : ''}" x=${box.x} y=${box.y} width=${box.width} height=${box.height}></rect>
    <rect fill="url(#${laid.red ? 'hatch' : 'grid'})" x=${box.x} y=${box.y} width=${box.width} height=${box.height}></rect>
    ${hasIcon && type !== 'empty'
      ? svg`<g class="room-icon" transform="translate(0 ${y}) scale(${shift ? 1.15 : 1.9})">${iconPath(type)}</g>`
      : nothing}
    ${hasIcon && isCounted(laid.card)
      ? svg`<text class="room-count" x=${-HALF_X + 16} y=${HALF_Y - 14} font-size=${text}>${cardsIn(laid)}</text>`
      : nothing}
    ${type === 'reactor' && text < LARGE_TEXT ? rose(text) : nothing}
    ${hasIcon && laid.red
      ? svg`<g class="stamp" transform="translate(${HALF_X - 16} ${shift ? box.y + box.height - 16 : -HALF_Y + 40})"
          ><circle r="9"></circle><path d="M-4 0L-1 3L4 -4"></path></g>`
      : nothing}`;
}

/** The reactor shows what the four-sided die means (R12). */
const rose = (text) => svg`<g class="rose"
    font-size=${text}><text x="56" y=${-HALF_Y + 22}>1</text><text x=${HALF_X - 13} y="-32">2</text><text x="36"
    y=${HALF_Y - 12}>3</text><text x=${-HALF_X + 13} y="-32">4</text></g>`;

// A name that would not fit is left to the tooltip, to a tap and to the picture.
function nameOf(name, text) {
  const fits = name.length * text * LETTER <= HALF_X * 2 - 8;
  return fits ? svg`<text class="room-name" y=${-HALF_Y + 6 + text} font-size=${text}>${name}</text>` : nothing;
}

const innerDoor = (isOpen) => svg`<path class="wall" d="M${-HALF_X} 0H${-DOOR}M${DOOR} 0H${HALF_X}"></path>${securityDoor(0, isOpen)}`;

function securityDoor(y, isOpen) {
  if (!isOpen) return svg`<rect class="security" x=${-DOOR} y=${y - 6} width=${DOOR * 2} height="12" rx="2" fill="url(#stripes)"></rect>`;
  return svg`<rect class="security" x=${-DOOR} y=${y - 6} width="10" height="12" rx="2" fill="url(#stripes)"></rect>
    <rect class="security" x=${DOOR - 10} y=${y - 6} width="10" height="12" rx="2" fill="url(#stripes)"></rect>`;
}

// Drawn as the northern edge, then turned; the longer edges of a card are those at its sides.
function edgePicture(edge, side, doorsOpen) {
  const isSide = side % 2 === 1;
  const [half, far] = isSide ? [HALF_Y, HALF_X] : [HALF_X, HALF_Y];
  const broken = svg`<path class="wall" d="M${-half} ${-far}H${-DOOR}M${DOOR} ${-far}H${half}"></path>`;
  const parts = {
    w: svg`<path class="wall" d="M${-half} ${-far}H${half}"></path>`,
    o: svg`${broken}<ellipse class="lamp" cx="0" cy=${-far} rx=${DOOR + 6} ry="15" fill="url(#lamp)"></ellipse>
      <path class="doorway" d="M${-DOOR} ${-far - 4}V${-far + 4}M${DOOR} ${-far - 4}V${-far + 4}"></path>`,
    S: svg`${broken}${securityDoor(-far, doorsOpen)}`,
  };
  return svg`<g transform="rotate(${side * 90})">${parts[edge]}</g>`;
}

/**
 * @param {{x: number, y: number}} cell
 * @returns {string} a transform to it
 */
export function to(cell) {
  const { x, y } = middleOf(cell);
  return `translate(${x} ${y})`;
}
