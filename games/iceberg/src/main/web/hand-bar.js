import { html, nothing } from 'lit';
import { say } from '../../words/words.js';
import { written } from './geometry.js';
import { selection } from './selection.js';
import { costOf } from './walk.js';

/**
 * @import { Hand } from './hand.js'
 * @typedef {import('../moment.js').Moment<import('./types').Game>} Moment
 */

/**
 * What a finger has pointed at, to be done; a walk under way, to be stopped; a walk that was walked, to be taken back as one.
 *
 * @param {Hand} hand
 * @param {Moment} moment
 */
export function handBar(hand, moment) {
  const { aim, walk } = hand;
  if (walk) return bar(say('iceberg.walking', { agent: walk.way.agent }), [button(say('iceberg.stop'), () => hand.stop())]);
  if (hand.grip.isCarrying) return nothing;
  if (hand.isFinger && aim) return bar(wayInWords(aim), [main(say('iceberg.walk'), () => hand.go()), away(hand)]);
  if (hand.isFinger && moment.preview && hand.mine.length) {
    return bar(moment.preview.words, [main(say('iceberg.do'), () => hand.go()), away(hand)]);
  }
  return canTakeBack(hand, moment)
    ? bar(say('iceberg.walked', { points: costOf(hand.walked.walk.way.texts.slice(0, hand.walked.walk.done)) }), [
        button(say('iceberg.take-back'), () => hand.takeBack()),
      ])
    : nothing;
}

// Where other people sit, each move taken back is asked for: that is the frame's to do.
function canTakeBack({ walked, mine }, { view, seats, seat }) {
  return walked?.view === view && mine.length > 0 && seats.every(({ kind }, at) => at === seat || kind === 'computer');
}

/**
 * What the arrow keys have come to, for those who do not see it.
 *
 * @param {Hand} hand
 * @param {Moment} moment
 */
export function handInWords({ aim, cursor, walk }, moment) {
  if (walk || !cursor) return '';
  if (aim) return wayInWords(aim);
  return moment.preview?.words ?? say('iceberg.no-way', { agent: selection.agent, cell: written(cursor) });
}

const wayInWords = ({ agent, cell, cost, texts }) =>
  say('iceberg.way', { agent, cell: written(cell), points: cost, moves: texts.length });

const bar = (text, buttons) => html`<div class="hand-bar"><span>${text}</span>${buttons}</div>`;
const button = (label, act) => html`<button @click=${act}>${label}</button>`;
const main = (label, act) => html`<button class="main" @click=${act}>${label}</button>`;
const away = (hand) => html`<button class="quiet" aria-label=${say('iceberg.not')} title=${say('iceberg.not')} @click=${() => hand.clear()}
  ><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5L15 15M15 5L5 15" stroke="currentColor" stroke-width="2"
    stroke-linecap="round"></path></svg></button>`;
