import { html, nothing, svg } from 'lit';
import { dieFace } from '../../dice/die.js';
import { cards, detailOf, nameOfCell, nameOfItem, seenBy, toldOf } from './labels.js';
import { emblemOf, emblemPicture, shape } from './looks.js';
import { pathsIn, within } from './rows.js';
import style from './pieces.css' with { type: 'css' };

export { style as piecesStyle };

/**
 * How each thing on a table is drawn.
 *
 * @typedef {import('./rows.js').Item} Item
 * @typedef {object} Drawer what a board gives to whoever draws its things
 * @property {import('../../words/game-words.js').GameWords} words
 * @property {(seat: number) => string} seats what a seat is called
 * @property {(things: string, label: string, content: unknown, classes: string, name?: string) => unknown} thing something that can be
 *   pointed at, and that is a button while a move touches it; `name` is what it is called in a sentence
 */

const MOST_BACKS = 6;
const MOST_PIPS = 10;
const MOST_FIGURES = 4;

/**
 * @param {Item} item
 * @param {string} things its names
 * @param {Drawer} drawer
 */
export function draw(item, things, drawer) {
  switch (item.is) {
    case 'hand': return hand(item, things, drawer);
    case 'pile': return pile(item, things, drawer);
    case 'card': case 'face-down': return card(item, things, drawer);
    case 'counter': return counter(item, things, drawer);
    case 'die': return die(item, things, drawer);
    case 'track': return track(item, things, drawer);
    case 'grid': return grid(item, things, drawer);
    default: return chip(item, things, drawer);
  }
}

function card(item, things, drawer) {
  return drawer.thing(things, toldOf(item, drawer.words, drawer.seats), face(item, drawer), `card-like ${item.is}`);
}

function face(item, drawer) {
  if (item.is === 'face-down') return html`${back()}${eyes(item.seen, drawer)}`;
  return html`<span class="corner ${item.emblem.colour}">${item.sign}</span>
    ${emblemPicture(item.emblem)}
    <span class="card-name">${nameOfItem(item, drawer.words)}</span>
    ${eyes(item.seen, drawer)}`;
}

const back = () => html`<svg class="back" viewBox="0 0 40 56" aria-hidden="true" preserveAspectRatio="none">
  <path d="M4 14L20 4L36 14M4 28L20 18L36 28M4 42L20 32L36 42M4 52L20 46L36 52"></path>
</svg>`;

/** Who has seen what lies hidden: an eye, and the shapes of their seats. */
function eyes(seen, { words, seats }) {
  if (!seen || seen.by.length === 0) return nothing;
  return html`<span class="eyes" title=${seenBy(seen, words, seats)}>
    <svg class="eye" viewBox="0 0 20 14" aria-hidden="true">
      <path d="M1 7Q10-3 19 7Q10 17 1 7Z"></path><circle cx="10" cy="7" r="2.6"></circle>
    </svg>
    ${seen.by.map((seat) => emblemPicture(emblemOf(seat)))}
  </span>`;
}

// Another's hand is one thing, until one of its cards can be pointed at.
function hand(item, things, drawer) {
  const { words } = drawer;
  const paths = pathsIn(within(things, 'cards').split(' ')[0], item.cards);
  const unseen = item.size - item.cards.length;
  const backs = unseen
    ? html`<span class="backs" aria-hidden="true">${Array.from({ length: Math.min(unseen, MOST_BACKS) }, back)}</span>
      <span class="number">${cards(unseen, words)}</span>`
    : nothing;
  const known = item.cards.map((one, i) => card(one, paths[i], drawer));
  if (item.cards.length === 0) {
    const shown = item.size ? backs : html`<span class="soft">${cards(0, words)}</span>`;
    return drawer.thing(things, toldOf(item, words, drawer.seats), shown, 'hand');
  }
  return html`<div class="hand" data-thing=${things}>${known}${unseen ? html`<span class="unseen">${backs}</span>` : nothing}</div>`;
}

function pile(item, things, drawer) {
  const { words, seats } = drawer;
  const paths = [things, ...pathsIn(`${things}.cards`, item.cards.slice(0, 1))].join(' ');
  const top = item.cards[0];
  const content = item.size === 0
    ? html`<span class="soft">${cards(0, words)}</span>`
    : html`${top ? face(top, drawer) : back()}<span class="count number">${item.size}</span>`;
  const classes = `card-like pile ${item.size === 0 ? 'empty' : top?.is ?? 'face-down'} ${item.size > 1 ? 'several' : ''}`;
  return drawer.thing(paths, toldOf(item, words, seats), content, classes);
}

function counter(item, things, drawer) {
  const { value, most } = item;
  const pips = most !== null && most <= MOST_PIPS && value >= 0;
  const content = html`<b class="number">${value}</b>
    ${most === null ? nothing : pips ? pipsOf(value, most) : html`<span class="soft number">/ ${most}</span>`}
    <span class="counter-name">${nameOfItem(item, drawer.words)}</span>`;
  return drawer.thing(things, toldOf(item, drawer.words, drawer.seats), content, 'counter');
}

const pipsOf = (value, most) => html`<svg class="pips" viewBox="0 0 ${most * 14} 14" width=${most * 14} height="14" aria-hidden="true">
  ${Array.from({ length: most }, (_, i) => svg`<circle class=${i < value ? 'full' : ''} cx=${7 + i * 14} cy="7" r="5"></circle>`)}
</svg>`;

function die(item, things, drawer) {
  const picture = item.shows === null
    ? html`<svg class="die-face unthrown" viewBox="-22 -22 44 44" aria-hidden="true">
        <rect x="-20" y="-20" width="40" height="40" rx="9"></rect>
      </svg>`
    : item.sides === 6 ? dieFace(item.shows) : otherDie(item.shows);
  return drawer.thing(things, toldOf(item, drawer.words, drawer.seats), picture, 'die');
}

const otherDie = (shows) => html`<svg class="die-face" viewBox="-22 -22 44 44" aria-hidden="true">
  <path d="M0-21L19-10V10L0 21L-19 10V-10Z"></path><text y="6">${shows}</text>
</svg>`;

function chip(item, things, drawer) {
  const name = nameOfItem(item, drawer.words);
  return drawer.thing(things, toldOf(item, drawer.words, drawer.seats), html`${figurePicture(item)}<span>${name}</span>`, 'chip');
}

const figurePicture = (item) => svg`<svg class="figure" viewBox="-20 -20 40 40" aria-hidden="true">${figure(item, 0, 0, 17)}</svg>`;

function figure({ emblem, sign = '' }, x, y, size) {
  return svg`${shape(emblem, { x, y, size, part: 'solid' })}
    ${sign ? svg`<text class="sign" x=${x} y=${y} dy="0.36em" font-size=${size * (sign.length > 1 ? 0.8 : 1)}>${sign}</text>` : nothing}`;
}

function track(item, things, drawer) {
  const { words, seats } = drawer;
  const paths = item.spaces.map((_, i) => `${things}.spaces.${i}`);
  return html`<ol class="track" data-thing=${things}>${item.spaces.map((space, i) => {
    const number = item.first + i;
    const standing = space.figures.map((one) => toldOf(one, words, seats));
    const names = [paths[i], ...pathsIn(`${paths[i]}.figures`, space.figures)].join(' ');
    const content = html`${space.figures.map(figurePicture)}<span class="number">${number}</span>`;
    return html`<li>${drawer.thing(names, [number, ...standing].join(', '), content, `space ${standing.length ? 'held' : ''}`)}</li>`;
  })}</ol>`;
}

function grid(item, things, drawer) {
  const { columns, rows, cells } = item;
  const isCalledByPlace = cells.every(({ id, column, row }) => id === `${String.fromCharCode(97 + column)}${row + 1}`);
  const paths = pathsIn(`${things}.cells`, cells);
  const at = new Map(cells.map((cell, i) => [`${cell.column} ${cell.row}`, { cell, path: paths[i] }]));
  const line = (row) => Array.from({ length: columns }, (_, column) => at.get(`${column} ${row}`) ?? null);
  return html`<div class="grid ${isCalledByPlace ? 'lettered' : ''}" role="group" data-thing=${things}
      aria-label=${nameOfItem(item, drawer.words)} .style=${`--columns: ${columns}; --rows: ${rows}`}>
    ${isCalledByPlace ? html`<span></span>${Array.from({ length: columns }, (_, i) => edge(String.fromCharCode(65 + i)))}` : nothing}
    ${Array.from({ length: rows }, (_, row) => html`${isCalledByPlace ? edge(row + 1) : nothing}
      ${line(row).map((one) => (one ? cellOf(one.cell, one.path, drawer) : html`<span class="hole"></span>`))}`)}
  </div>`;
}

const edge = (text) => html`<span class="edge number" aria-hidden="true">${text}</span>`;

function cellOf(cell, path, drawer) {
  const { words, seats } = drawer;
  const names = [path, ...path.split(' ').flatMap((one) => pathsIn(`${one}.figures`, cell.figures))].join(' ');
  const ground = cell.ground ? [nameOfItem(cell.ground, words)] : [];
  const standing = cell.figures.map((one) => [nameOfItem(one, words), detailOf(one, words, seats)].filter(Boolean).join(', '));
  const picture = html`${cell.ground ? html`<svg viewBox="-30 -30 60 60" aria-hidden="true">${groundOf(cell.ground)}</svg>` : nothing}
    <svg class="standing" viewBox="-30 -30 60 60" aria-hidden="true">${figuresOn(cell.figures)}</svg>`;
  const label = [nameOfCell(cell, words), ...ground, ...standing].join(', ');
  return drawer.thing(names, label, picture, 'cell', cell.figures.map((one) => nameOfItem(one, words)).join(', ') || label);
}

const GROUND = [[-16, -16], [16, -16], [0, 0], [-16, 16], [16, 16]];

const groundOf = ({ emblem }) => svg`<rect class="ground ${emblem.colour}" x="-30" y="-30" width="60" height="60"></rect>
  ${GROUND.map(([x, y]) => shape(emblem, { x, y, size: 7, part: 'faint' }))}`;

const PLACES = [[-13, -13], [13, -13], [-13, 13], [13, 13]];

function figuresOn(figures) {
  if (figures.length === 1) return figure(figures[0], 0, 0, 19);
  const shown = figures.length > MOST_FIGURES ? figures.slice(0, MOST_FIGURES - 1) : figures;
  return svg`${shown.map((one, i) => figure(one, PLACES[i][0], PLACES[i][1], 11))}
    ${shown.length < figures.length
      ? svg`<text class="more" x="13" y="13" dy="0.36em">+${figures.length - shown.length}</text>`
      : nothing}`;
}
