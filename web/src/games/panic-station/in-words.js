import { say } from '../../words/words.js';
import { tableOf } from './seen.js';

/**
 * The whole position as text.
 *
 * @param {any} whole
 * @param {import('../../words/game-words.js').GameWords} words
 * @returns {import('../presentation.js').Section[]}
 */
export function inWords(whole, words) {
  const view = tableOf(whole);
  const room = (id) => (id ? (words.has(`room.${id}`) ? words.say(`room.${id}`) : id) : say('generic.none'));
  const cards = (list) => list.map((card) => words.say(`card-kind.${card}`)).join(', ') || say('generic.none');
  const colour = (id) => words.say(`colour.${id}`);
  const line = (label, value) => `${label}${say('colon')} ${value}`;
  return [
    {
      heading: words.say('game.name'),
      lines: [
        line(say('panic.turn'), `${view.turn}, ${colour(view.current)}`),
        line(say('panic.points'), view.thisTurn.actionPoints),
        line(say('panic.rooms-left'), `${view.stackSize}${view.topCard ? `, ${words.say(`room-card.${view.topCard}`)}` : ''}`),
        line(say('panic.deck'), view.deckSize),
        line(say('panic.doors'), say(view.doorsOpen ? 'panic.doors-open' : 'panic.doors-closed')),
        line(say('panic.phase'), `${view.phases + 1}, ${colour(view.marker)}`),
      ],
    },
    ...(view.own
      ? [{ heading: say('panic.hand'), lines: [`${colour(view.own.colour)}, ${words.say(`status.${view.own.status}`)}`, cards(view.own.hand)] }]
      : []),
    {
      heading: say('panic.crew'),
      lines: view.players.flatMap((player) => [
        ...['trooper', 'android'].map((role) =>
          line(words.say(`member.${player.colour}-${role}`), player[role].health > 0 ? `${room(player[role].room)}, ${player[role].health}` : say('panic.dead')),
        ),
        line(`${colour(player.colour)}, ${say('panic.cards')}`, `${player.hand}; ${say('panic.on-table')} ${cards(player.table)}`),
      ]),
    },
    { heading: say('panic.parasites'), lines: view.parasites.map(({ disc, room: at }) => line(words.say(`disc.${disc}`), room(at))) },
    {
      heading: say('panic.station'),
      lines: view.station.map(({ card, x, y, red }) => line(words.say(`room-card.${card}`), `(${x}, ${y})${red ? `, ${say('panic.searched')}` : ''}`)),
    },
  ];
}
