import { nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { furniture, lightOf } from './furniture.js';
import { iconPath } from './icons.js';
import { weaves } from './pieces.js';
import { HALF_X, HALF_Y, boxOf, middleOf } from './plan.js';
import { cardsIn, edgesOf, isCounted, roomsOf, typeOf } from './rooms.js';

const DOOR = 22;
/** From this size on, a room has no place for the numbers of its corners. */
const LARGE_TEXT = 17;
/** How much of a room's width a letter takes, for its size. */
const LETTER = 0.6;
/** Where a name begins: to the right of the sign of its room, if there is one. */
const NAME_FROM = { sign: -HALF_X + 30, none: -HALF_X + 9 };

/** What the pictures refer to: the floor, the hatch of searched rooms, the stripes of security doors, the light of doors. */
export const definitions = svg`<defs>
  <pattern id="grid" width="19" height="22" patternUnits="userSpaceOnUse"><path class="grid-line" d="M0 0H19M0 0V22"></path></pattern>
  <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"><path class="hatch-line" d="M0 0V9"></path></pattern>
  <pattern id="stripes" width="8" height="8" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      ><rect class="stripe-dark" width="8" height="8"></rect><rect class="stripe-light" width="4" height="8"></rect></pattern>
  <radialGradient id="lamp"><stop class="lamp-middle" offset="0"></stop><stop class="lamp-edge" offset="1"></stop></radialGradient>
  <linearGradient id="light" x2="0" y2="1"><stop class="light-near" offset="0"></stop>
    <stop class="lamp-edge" offset="1"></stop></linearGradient>
  ${weaves}
</defs>`;

/**
 * A room card as a blueprint, around its own middle.
 *
 * @param {{card: string, rotation: number, red?: boolean}} laid
 * @param {object} how
 * @param {import('../../words/game-words.js').GameWords} how.words
 * @param {number} how.text the size of letters
 * @param {number} [how.least] the size of those that can just be read
 * @param {boolean} [how.doorsOpen]
 * @param {Set<string>} [how.lit]
 * @param {boolean} [how.named]
 */
export function cardPicture(laid, { words, text, least = text, doorsOpen = false, lit = new Set(), named = true }) {
  const rooms = roomsOf(laid);
  const edges = edgesOf(laid);
  const passes = (edge) => edge === 'o' || (edge === 'S' && doorsOpen);
  return svg`<g class="room-card type-${typeOf(laid.card)} ${laid.red ? 'red-face' : 'black-face'}">
    ${rooms.map(({ room, shift }) => floorOf(laid, shift, lit.has(room) || lit.has(laid.card)))}
    ${edges.map((edge, side) => (passes(edge) ? turned(side, lightOf) : nothing))}
    ${rooms.map(({ room, shift }) => furniture(typeOf(laid.card), shift, room.endsWith('/outer')))}
    ${rooms.map(({ room, shift }) => (room.endsWith('/outer') ? nothing : marksOf(laid, shift, text)))}
    ${named ? nameOf(hasSign(typeOf(laid.card)) && rooms[0].shift < 1, words.say(`room-card.${laid.card}`), text, least) : nothing}
    ${rooms.length > 1 ? innerDoor(doorsOpen) : nothing}
    ${edges.map((edge, side) => turned(side, (far, half) => edgePicture(edge, far, half, doorsOpen)))}
  </g>`;
}

function floorOf(laid, shift, isLit) {
  const { x, y, width, height } = boxOf(shift);
  return svg`<rect class="floor ${isLit ? 'lit' : ''}" x=${x} y=${y} width=${width} height=${height}></rect>
    <rect fill="url(#${laid.red ? 'hatch' : 'grid'})" x=${x} y=${y} width=${width} height=${height}></rect>`;
}

/** What stands in the corners of a room: its sign, how many cards it holds, the die, and whether it has been searched. */
function marksOf(laid, shift, text) {
  const type = typeOf(laid.card);
  const box = boxOf(shift);
  return svg`${hasSign(type)
    ? svg`<g class="room-sign" transform="translate(${-HALF_X + 15} ${box.y + 15})"
        ><circle r="11"></circle><g transform="scale(0.420)">${iconPath(type)}</g></g>`
    : nothing}
    ${isCounted(laid.card) ? cardsToFind(laid, text) : nothing}
    ${type === 'reactor' && text < LARGE_TEXT ? rose(text) : nothing}
    ${laid.red
      ? svg`<g class="stamp" transform="translate(${HALF_X - 16} ${shift ? box.y + box.height - 16 : -HALF_Y + 40})"
          ><title>${say('panic.searched')}</title><circle r="9"></circle><path d="M-4 0L-1 3L4 -4"></path></g>`
      : nothing}`;
}

const hasSign = (type) => type !== 'empty' && type !== 'reactor';

/** So many cards on each other, and their number. */
const cardsToFind = (laid, text) => svg`<g class="to-find" transform="translate(${-HALF_X + 18} ${HALF_Y - 19})">
    <title>${say('panic.cards-to-find', { count: cardsIn(laid) })}</title>
    <path d="M-6 -13H10V9M-9 -10H7V12"></path><rect x="-12" y="-7" width="16" height="22" rx="2"></rect>
    <text x="-4" y="4" dy="0.36em" font-size=${Math.min(text, 16)}>${cardsIn(laid)}</text></g>`;

/** The reactor shows what the four-sided die means (R12): a small one beside each door. */
const rose = (text) => svg`<g class="rose" font-size=${text}><title>${say('panic.die-means')}</title>
  ${[[37, -HALF_Y + 14], [HALF_X - 13, -34], [37, HALF_Y - 12], [-HALF_X + 13, -34]].map(
    ([x, y], i) => svg`<g transform="translate(${x} ${y})"><path d="M0 -11L12 9H-12Z"></path><text y="7">${i + 1}</text></g>`,
  )}</g>`;

// A name that would not fit is left to the tooltip, to a tap and to the picture.
function nameOf(isBesideSign, name, text, least) {
  const from = isBesideSign ? NAME_FROM.sign : NAME_FROM.none;
  const size = Math.min(text, (HALF_X - 5 - from) / (name.length * LETTER));
  return size >= least ? svg`<text class="room-name" x=${from} y=${-HALF_Y + 7 + text} font-size=${size}>${name}</text>` : nothing;
}

const innerDoor = (isOpen) => svg`<path class="wall" d="M${-HALF_X} 0H${-DOOR}M${DOOR} 0H${HALF_X}"></path>${securityDoor(0, isOpen)}`;

/** Locked it is one striped leaf with a lock; unlocked there are two, drawn aside. */
function securityDoor(y, isOpen) {
  if (isOpen) {
    return svg`<rect class="security" x=${-DOOR} y=${y - 6} width="9" height="12" rx="2" fill="url(#stripes)"></rect>
      <rect class="security" x=${DOOR - 9} y=${y - 6} width="9" height="12" rx="2" fill="url(#stripes)"></rect>`;
  }
  return svg`<rect class="security" x=${-DOOR} y=${y - 6} width=${DOOR * 2} height="12" rx="2" fill="url(#stripes)"></rect>
    <g class="lock" transform="translate(0 ${y})"><circle r="7.500"></circle>
      <path d="M-3 -1H3V4H-3ZM-2 -1V-3A2 2 0 0 1 2 -3V-1"></path></g>`;
}

/**
 * What is drawn as of the northern edge, turned to its own; the longer edges of a card are those at its sides.
 *
 * @param {number} side
 * @param {(far: number, half: number) => unknown} draw
 */
function turned(side, draw) {
  const [half, far] = side % 2 === 1 ? [HALF_Y, HALF_X] : [HALF_X, HALF_Y];
  return svg`<g transform="rotate(${side * 90})">${draw(far, half)}</g>`;
}

function edgePicture(edge, far, half, doorsOpen) {
  if (edge === 'w') return svg`<path class="wall" d="M${-half} ${-far}H${half}"></path>`;
  const broken = svg`<path class="wall" d="M${-half} ${-far}H${-DOOR}M${DOOR} ${-far}H${half}"></path>`;
  if (edge === 'S') return svg`${broken}${securityDoor(-far, doorsOpen)}`;
  return svg`${broken}<ellipse class="lamp" cx="0" cy=${-far} rx=${DOOR + 4} ry="11" fill="url(#lamp)"></ellipse>
    <path class="doorway" d="M${-DOOR} ${-far - 4}V${-far + 4}M${DOOR} ${-far - 4}V${-far + 4}"></path>`;
}

/**
 * @param {{x: number, y: number}} cell
 * @returns {string} a transform to it
 */
export function to(cell) {
  const { x, y } = middleOf(cell);
  return `translate(${x} ${y})`;
}
