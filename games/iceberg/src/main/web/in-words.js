import { say } from '../../words/words.js';
import { agentInWords } from './agents.js';
import { alienInWords, onIce, toCome } from './aliens.js';
import { SIDES } from './geometry.js';
import { readRules, roundOf } from './rules.js';

/** @import { Scene, View } from './types' */

/**
 * The whole position as text, for those who hear the page.
 *
 * @param {View} view
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {Scene} [scene] unless it is known already
 * @returns {import('../presentation.js').Section[]}
 */
export function inWords(view, words, scene) {
  readRules(scene);
  const side = (player) => words.say(`side.${SIDES[player]}`);
  const turn = view.player < 0 ? [] : [`${say('iceberg.to-move')}${say('colon')} ${side(view.player)}`];
  return [
    {
      heading: `${words.say('time.name')} ${roundOf(view)}`,
      lines: [...turn, ...view.scores.map((score, player) => `${side(player)}${say('colon')} ${say('iceberg.score', { score })}`)],
    },
    ...[0, 1].map(
      (player) => ({ heading: side(player), lines: view.agents[player].map((_, agent) => agentInWords(view, player, agent, words)) }),
    ),
    { heading: say('iceberg.on-ice'), lines: listed(onIce(view)) },
    { heading: say('iceberg.to-come'), lines: listed(toCome(view)) },
    { heading: say('iceberg.walls'), lines: view.walls.flatMap((row, number) => wallsInWords(row, number)) },
  ];
}

function listed(visitors) {
  return visitors.length ? visitors.map(alienInWords) : [say('iceberg.nobody')];
}

function wallsInWords(row, number) {
  const columns = [...row].flatMap((sign, column) => (sign === 'X' ? [column] : []));
  return columns.length ? [say('iceberg.walls-in-row', { row: number, columns: columns.join(', ') })] : [];
}
