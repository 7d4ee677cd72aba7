import { html, nothing } from 'lit';
import { say } from '../../words/words.js';

/** @import { View } from './types' */

/**
 * When it is over: where the points came from, and who was lost.
 *
 * @param {View} view
 * @param {any[]} told the whole journal
 * @param {import('../../words/game-words.js').GameWords} words
 */
export function decidedBy(view, told, words) {
  if (!view.outcome) return nothing;
  return html`<section class="decided">
    <h2>${say('deadzone.end.decided')}</h2>
    <ul>
      ${view.sides.map((side) => html`<li
          ><b>${words.say(`side.${side.side}`)}${say('colon')} ${say('deadzone.points', { points: side.points })}</b>
        <span class="soft">${linesOf(side, told, words).join(' · ')}</span></li>`)}
    </ul>
  </section>`;
}

function linesOf({ side, points, figures }, told, words) {
  const sum = (key, isOwn) =>
    told.filter((entry) => entry.key === key && isOwn(entry.facts)).reduce((total, { facts }) => total + (facts.points ?? 1), 0);
  const kills = sum('died', ({ scorer }) => scorer === side);
  const held = sum('objective-held', (facts) => facts.side === side);
  const intel = sum('intel-found', (facts) => facts.side === side);
  // Of a very long match the journal is not whole: then only what is seen is told.
  const sources = kills + held + intel === points
    ? [
      kills && say('deadzone.end.kills', { points: kills }),
      held && say('deadzone.end.held', { points: held }),
      intel && say('deadzone.end.intel', { points: intel }),
    ]
    : [];
  const lost = figures.filter(({ dead }) => dead).length;
  return [...sources, say('deadzone.end.losses', { side: words.say(`side.${side}`), count: lost, all: figures.length })].filter(Boolean);
}
