import { say } from '../../words/words.js';
import '../generic/words.js';
import { cardsInWords } from './cards.js';
import { readCards, roomsOf } from './rooms.js';

/** @import { Scene, View, Way } from './types' */

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

/** @param {View} view */
function roomLines(view, laid, words, line) {
  return roomsOf(laid).map(({ room }) => {
    const doors = view.ways.filter((way) => way.room === room).map((way) => door(way, words));
    return line(
      words.say(`room.${room}`),
      `${laid.red ? `${say('panic.searched')}. ` : ''}${say('panic.doors-to', { doors: listed(doors) })}`,
    );
  });
}

/**
 * @param {Way} way
 * @param {import('../../words/game-words.js').GameWords} words
 */
function door({ direction, to, passage }, words) {
  const values = { direction: words.say(`direction.${direction}`), room: to ? words.say(`room.${to}`) : '' };
  return say(to ? (passage === 'security' ? 'panic.door-security' : 'panic.door-open') : 'panic.door-nowhere', values);
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
