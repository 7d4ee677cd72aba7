import { nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { iconPath } from './icons.js';
import { middleOf, middleOfRoom } from './plan.js';
import { cardOf } from './rooms.js';

/** @import { Entry, View } from './types' */
/** @import { Piece, Point } from './plan.js' */

/**
 * Where things are while something is told.
 *
 * @typedef {object} Where
 * @property {(id: string) => Point | undefined} piece
 * @property {(room: string | null | undefined) => Point | null} room
 * @property {(colour: string) => Point[]} pair the figures of a player
 * @property {View} view
 */

const sign = (at, picture) => (at ? svg`<g transform="translate(${at.x} ${at.y})">${picture}</g>` : nothing);
const signs = (places, picture) => places.map((at) => sign(at, picture));

const ring = svg`<circle class="wave" r="30"></circle>`;
/** Above a piece, so that both are seen. */
const iconOf = (id) => svg`<g transform="translate(0 -20)"><g class="rising"><circle class="plate" r="17"></circle>
  <g transform="scale(0.700)">${iconPath(id)}</g></g></g>`;
const number = (words) => svg`<g class="rising"><text y="-24" dy="0.36em" font-size="22">${words}</text></g>`;
const slash = svg`<path class="slash" d="M-44 -34C-16 -16 -8 10 -12 40M-14 -40C12 -18 20 12 16 44M16 -36C40 -16 46 8 42 34"></path>`;
const burst = svg`<path class="burst"
    d="M0 -46L10 -17L38 -30L20 -4L46 8L17 12L26 42L2 22L-20 42L-14 13L-46 6L-19 -6L-36 -32L-9 -17Z"></path>`;
const flames = svg`<path class="flame"
    d="M-46 52C-62 10 -30 -4 -36 -40C-18 -28 -14 -14 -14 -2C-6 -22 -6 -46 8 -66C8 -40 30 -32 26 -6C32 -14 34 -26 32
      -36C56 -10 58 24 46 52Z"></path>
  <path class="flame inner" d="M-24 52C-32 26 -12 18 -12 -4C0 8 2 16 2 22C8 14 12 6 12 -8C26 8 32 32 22 52Z"></path>`;
const cardBack = svg`<rect class="card-back" x="-11" y="-15" width="22" height="30" rx="3"></rect>`;
const cards = svg`<g transform="translate(0 -30)"><g class="there">${cardBack}</g><g class="back">${cardBack}</g></g>`;

/** What is seen of an entry besides the pieces that go. @type {Record<string, (facts: any, where: Where) => unknown>} */
const PICTURES = {
  wounded: ({ character, lost }, { piece }) => sign(piece(character), svg`${ring}${number(`−${lost}`)}`),
  healed: ({ character }, { piece }) => sign(piece(character), svg`${ring}${iconOf('sick-bay')}`),
  died: ({ character }, { piece }) => sign(piece(character), svg`${ring}${iconOf('host')}`),
  'parasite-appeared': ({ disc }, { piece }) => sign(piece(disc), ring),
  'parasite-shifted': ({ disc }, { piece }) => sign(piece(disc), ring),
  'parasite-turned-grey': ({ disc }, { piece }) => sign(piece(disc), burst),
  'parasite-died': ({ disc }, { piece }) => sign(piece(disc), burst),
  'parasites-attacked': ({ room }, where) => sign(where.room(room), slash),
  'grenade-thrown': ({ room }, where) => sign(where.room(room), svg`${burst}${ring}`),
  'hive-burned': ({ character }, { piece, room }) => svg`${sign(room('hive'), flames)}${sign(piece(character), ring)}`,
  searched: ({ room }, where) => sign(where.room(room), iconOf('search')),
  'alert-drawn': ({ player }, { pair }) => signs(pair(player).slice(0, 1), svg`${ring}${iconOf('parasite-alert')}`),
  aimed: ({ targets }, { piece }) => targets.map((id) => sign(piece(id), iconOf('targeting-scope'))),
  traded: (_facts, { room, view }) => sign(room(view.decision?.room), cards),
  'terminal-used': ({ room, function: use }, where) => sign(where.room(room), iconOf(use)),
  'heat-scan-taken': (_facts, { view }) => signs(view.station.map(middleOf), svg`<circle class="wave wide" r="62"></circle>`),
  'became-infected': ({ seat }, { view, pair }) => signs(pair(view.players[seat].colour), svg`${ring}${iconOf('infection')}`),
  'became-host': ({ seat }, { view, pair }) => signs(pair(view.players[seat].colour), svg`${ring}${iconOf('host')}`),
};

/**
 * @param {Entry | null} entry what is being told
 * @param {View} view
 * @param {(Piece & {at: Point})[]} pieces
 */
export function eventMark(entry, view, pieces) {
  const draw = entry && PICTURES[entry.key];
  if (!draw) return nothing;
  const where = {
    view,
    piece: (id) => pieces.find((one) => one.id === id)?.at,
    room: (room) => middleOfRoom(view, room),
    pair: (colour) => pieces.filter(({ id }) => id === `${colour}-trooper` || id === `${colour}-android`).map(({ at }) => at),
  };
  // The same thing twice is drawn anew.
  return repeat(
    [entry],
    ({ n, i }) => `${n}.${i}`,
    ({ key, facts }) => svg`<g class="event ${key}" aria-hidden="true">${draw(facts, where)}</g>`,
  );
}

/** At the end: what everybody was, on their figures. @param {View} view @param {(Piece & {at: Point & {size: number}})[]} pieces */
export function revealedMarks(view, pieces) {
  if (!view.outcome) return nothing;
  return svg`${pieces
    .filter(({ seat }) => seat !== undefined)
    .map(({ seat, at }) => {
      const status = view.outcome.statuses[seat];
      const corner = `translate(${at.x + 15 * at.size} ${at.y - 15 * at.size})`;
      return svg`<g class="revealed status-${status}" transform=${corner}><circle r="10"></circle>
        ${status === 'human'
          ? svg`<path class="icon" d="M-4 0L-1 4L5 -4"></path>`
          : svg`<g transform="scale(0.400)">${iconPath(status === 'host' ? 'host' : 'infection')}</g>`}</g>`;
    })}`;
}

/**
 * In which room an infection went on, as far as the trades tell: they are public, and once the game is over so is who infected whom.
 *
 * @param {View} view
 * @param {{turn: number, player: string, by: string | null}} infection
 */
export function placeOfInfection({ trades }, { turn, player, by }) {
  const found = trades.filter((trade) => trade.turn === turn && [trade.player, trade.partner].every((one) => one === player || one === by));
  const rooms = new Set(found.map(({ room }) => room));
  return rooms.size === 1 ? found[0].room : null;
}

/** Those places, each with what happened there and when. @param {View} view */
export function infectionMarks(view) {
  const places = (view.outcome?.infections ?? []).flatMap((infection) => placeOfInfection(view, infection) ?? []);
  return [...new Set(places.map(cardOf))].map((card) => {
    const laid = view.station.find((one) => one.card === card);
    const { x, y } = middleOf(laid);
    return svg`<g class="infected-here" transform="translate(${x + 52} ${y + 62})"><circle r="13"></circle>
      <g transform="scale(0.550)">${iconPath('infection')}</g></g>`;
  });
}
