import { say } from '../../words/words.js';
import '../generic/words.js';
import { cardsInWords } from './cards.js';
import { SIDES, edgesOf, neighbourOf, readCards, roomsOf } from './rooms.js';

/** @import { Scene, View } from './types' */

/**
 * The whole position as text.
 *
 * @param {View} view
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {Scene} [scene] what is printed on the room cards, unless that is known already
 * @returns {import('../presentation.js').Section[]}
 */
export function inWords(view, words, scene) {
  readCards(scene);
  const line = (label, value) => `${label}${say('colon')} ${value}`;
  return [
    { heading: words.say('game.name'), lines: course(view, words, line) },
    ...(view.own ? [{ heading: say('panic.hand'), lines: own(view, words) }] : []),
    {
      heading: say('panic.crew'),
      lines: view.players.flatMap((player) => playerLines(view, player, words, line)),
      // A pair that has not arrived, or is dead, stands nowhere.
      short: view.players.filter(({ trooper, android }) => trooper.room || android.room)
        .map((player) => line(words.say(`colour.${player.colour}`), standing(player, words))),
    },
    {
      heading: say('panic.parasites'),
      lines: view.parasites.length
        ? view.parasites.map(({ disc, room }) => line(words.say(`disc.${disc}`), words.say(`room.${room}`)))
        : [say('generic.none')],
    },
    { heading: say('panic.station'), lines: view.station.flatMap((laid) => roomLines(view, laid, words, line)) },
    ...(view.trades.length ? [{ heading: say('panic.trades'), lines: view.trades.map((trade) => tradeLine(trade, words)) }] : []),
    ...(view.outcome ? [{ heading: say('panic.reveal'), lines: revealed(view, words, line) }] : []),
  ];
}

/** @param {View} view */
function course(view, words, line) {
  const colour = (id) => words.say(`colour.${id}`);
  const scan = view.heatScans.at(-1);
  return [
    line(say('panic.turn'), `${view.turn}, ${colour(view.current)}`),
    line(say('panic.points'), view.thisTurn.actionPoints),
    view.topCard
      ? line(say('panic.next-room'), `${words.say(`room-card.${view.topCard}`)}, ${say('panic.rooms-in-stack', { count: view.stackSize })}`)
      : say('panic.all-laid'),
    line(say('panic.deck'), view.deckSize),
    line(say('panic.doors'), say(view.doorsOpen ? 'panic.doors-open' : 'panic.doors-closed')),
    line(say('panic.phase'), view.phases),
    line(say('panic.marker'), colour(view.marker)),
    ...(scan ? [line(say('panic.last-scan'), say('panic.scan-result', scan))] : []),
  ];
}

const own = ({ own: mine }, words) =>
  [`${words.say(`colour.${mine.colour}`)}, ${words.say(`status.${mine.status}`)}`, cardsInWords(mine.hand, words)];

/** Where both characters of a player are, in a few words. */
function standing(player, words) {
  return ['trooper', 'android']
    .map((role) => {
      const { room, health } = player[role];
      return `${words.say(`role.${role}`)} (${health > 0 ? words.say(`room.${room}`) : say('panic.dead')})`;
    })
    .join(', ');
}

/** @param {View} view */
function playerLines(view, player, words, line) {
  const name = words.say(`colour.${player.colour}`);
  return [
    ...['trooper', 'android'].map((role) => {
      const { room, health } = player[role];
      const where = room ? `${words.say(`room.${room}`)}, ` : '';
      return line(
        words.say(`member.${player.colour}-${role}`),
        health > 0 ? `${where}${say('panic.health', { health })}` : say('panic.dead'),
      );
    }),
    line(name, listed(possessions(player, words))),
    ...(view.own?.knownInfected.includes(player.colour) ? [line(name, say('panic.known-infected'))] : []),
  ];
}

const possessions = ({ hand, table, bullets }, words) => [
  say('panic.in-hand', { count: hand }),
  `${say('panic.on-table')} ${cardsInWords(table, words) || say('generic.none')}`,
  ...(bullets ? [say('panic.bullets', { count: bullets })] : []),
];

// Parts that may have commas of their own.
const listed = (parts) => parts.join(`${say('semicolon')} `);

function roomLines(view, laid, words, line) {
  const edges = edgesOf(laid);
  return roomsOf(laid).map(({ room, shift }) => {
    const isHalf = shift !== 0;
    const doors = SIDES.flatMap((direction, side) => {
      const inside = isHalf && { north: -1, south: 1 }[direction] === -shift;
      const edge = inside ? 'S' : isHalf && direction !== { '-1': 'north', 1: 'south' }[shift] ? 'w' : edges[side];
      return edge === 'w' ? [] : [door(view, room, direction, edge, words)];
    });
    return line(
      words.say(`room.${room}`),
      `${laid.red ? `${say('panic.searched')}. ` : ''}${say('panic.doors-to', { doors: listed(doors) })}`,
    );
  });
}

function door(view, room, direction, edge, words) {
  const there = neighbourOf(view, room, direction);
  const values = { direction: words.say(`direction.${direction}`), room: there ? words.say(`room.${there}`) : '' };
  return say(there ? (edge === 'S' ? 'panic.door-security' : 'panic.door-open') : 'panic.door-nowhere', values);
}

function tradeLine({ turn, player, partner, room, gave, got }, words) {
  const values = { turn, player: words.say(`colour.${player}`), partner: words.say(`colour.${partner}`), room: words.say(`room.${room}`) };
  if (!gave) return say('panic.trade-line', values);
  return say('panic.my-trade-line', { ...values, gave: words.say(`card-kind.${gave}`), got: words.say(`card-kind.${got}`) });
}

function revealed({ outcome, players }, words, line) {
  const colour = (id) => words.say(`colour.${id}`);
  return [
    ...players.map(
      (player, seat) => line(
        colour(player.colour),
        `${words.say(`status.${outcome.statuses[seat]}`)}${outcome.winners.includes(player.colour) ? `, ${say('panic.won')}` : ''}`,
      ),
    ),
    ...outcome.infections.map(
      ({ player, by, turn }) =>
        line(
          colour(player),
          by ? `${say('panic.infected-by', { player: colour(by) })}, ${say('panic.turn-number', { turn })}` : say('panic.first-infected'),
        ),
    ),
  ];
}
