import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { emblemOf } from './emblems.js';
import { figureNamed } from './figures.js';

/** What JADE thinks, in the order of its procedure; reactions belong to the turn of its opponent. */
const REASONS = new Set([
  'jade-drew',
  'jade-rolled',
  'jade-shuffled',
  'jade-aimed',
  'jade-fell-back',
  'jade-found-nobody',
  'jade-forced',
  'jade-unforced',
  'jade-chose',
  'jade-went',
  'jade-fled',
  'jade-picked',
  'jade-tried-item',
  'jade-spent',
  'jade-skipped',
  'jade-fought-back',
  'jade-survived',
  'jade-held',
]);

/** What JADE's figures did meanwhile, told between its reasons. */
const DEEDS = new Set([
  'activated', 'moved', 'sprinted', 'shot', 'suppressive-fire-opened', 'fought', 'grenade-thrown', 'stood-up', 'rapid-fire-rolled',
]);

/**
 * JADE's last thoughts: of the last figure that it activated, or its last reaction if that was later.
 *
 * @param {any[]} told the whole journal
 * @returns {{card: string | null, figure: string | null, entries: any[]} | null}
 */
export function lastThoughts(told) {
  const last = told.findLastIndex(({ key }) => REASONS.has(key));
  if (last < 0) return null;
  const start = told.findLastIndex(({ key }, i) => key === 'activated' && i <= last);
  const next = told.findIndex(({ key }, i) => key === 'activated' && i > last);
  const entries = told.slice(Math.max(0, start), next < 0 ? undefined : next).filter(({ key }) => REASONS.has(key) || DEEDS.has(key));
  const drawn = entries.findLast(({ key }) => key === 'jade-drew');
  const thinker = entries.find(({ key }) => REASONS.has(key));
  return { card: drawn?.facts.card ?? null, figure: thinker?.facts.figure ?? null, entries };
}

/** The card that JADE drew, drawn large. */
export function cardPicture(card, words) {
  const name = words.say(`action-card.${card}`);
  return html`<figure class="card">
    <svg viewBox="-50 -70 100 140" aria-hidden="true">
      ${svg`<rect class="paper" x="-49" y="-69" width="98" height="138" rx="9"></rect>
        <rect class="frame" x="-43" y="-63" width="86" height="126" rx="6"></rect>
        <path class="corners" d="M-43 -45L-25 -63M43 -45L25 -63M-43 45L-25 63M43 45L25 63"></path>
        <g class="emblem" transform="translate(-30 -42) scale(1.5)">${emblemOf(card)}</g>`}
    </svg>
    <figcaption .style=${`--letters: ${longestWord(name)}`}>${name}</figcaption>
  </figure>`;
}

/** The back of JADE's cards. */
const BACK = svg`<rect class="paper" x="-49" y="-69" width="98" height="138" rx="9"></rect>
  <path class="weave" d="M-43 -60L43 60M43 -60L-43 60M0 -63V63M-43 0H43"></path>`;

/**
 * The card that JADE draws, turned over before everybody's eyes.
 *
 * @param {any} entry `jade-drew`
 * @param {{words: import('../../words/game-words.js').GameWords, figures: any[]}} how
 */
export function cardTurning({ facts }, { words, figures }) {
  const name = figureNamed(figures, facts.figure, undefined)?.name ?? '';
  return html`<div class="turning" aria-hidden="true">
    <div class="turner"><div class="reverse"><svg viewBox="-50 -70 100 140">${BACK}</svg></div>${cardPicture(facts.card, words)}</div>
    <p>JADE ${say('deadzone.jade.drew', { card: words.say(`action-card.${facts.card}`), name })}</p>
  </div>`;
}

/** How many letters must have room side by side. */
const longestWord = (name) => Math.max(...name.split(/[\s-]/).map(({ length }) => length));

/**
 * JADE's card and its reasons, step by step.
 *
 * @param {{card: string | null, figure: string | null, entries: any[]} | null} thoughts
 * @param {{words: any, figures: any[], isOpen: boolean, toggle: () => void, point: (entry: any) => void, decks: any}} how
 */
export function jadePanel(thoughts, { words, figures, isOpen, toggle, point, decks }) {
  if (!decks) return nothing;
  const name = thoughts?.figure ? (figureNamed(figures, thoughts.figure, decks.side)?.name ?? '') : '';
  return html`<section class="jade ${isOpen ? 'open' : ''} ${thoughts ? '' : 'silent'}" aria-label="JADE">
    ${thoughts?.card
      ? cardPicture(thoughts.card, words)
      : html`<figure class="card back"
          ><svg viewBox="-50 -70 100 140" aria-hidden="true">${BACK}</svg></figure>`}
    <div class="about">
      <h2>JADE</h2>
      <p class="small drew">${thoughts?.card
        ? say('deadzone.jade.drew', { card: words.say(`action-card.${thoughts.card}`), name })
        : name ? say('deadzone.jade.reacts', { name }) : say('deadzone.jade.waits')}</p>
      <p class="soft small number"
          >${say('deadzone.jade.decks', { cards: decks.cards.actionDeck.length, figures: decks.cards.groupDeck.length })}</p>
      ${thoughts
        ? html`<button class="why" aria-expanded=${isOpen}
            @click=${toggle}>${isOpen ? say('deadzone.jade.close') : say('deadzone.jade.why')}</button>`
        : nothing}
    </div>
    ${isOpen && thoughts
      ? html`<ol class="reasons">
          ${thoughts.entries.map(
            (entry) => html`<li class="${entry.key} ${REASONS.has(entry.key) ? 'reason' : 'deed'} ${entry.key === 'jade-skipped'
              ? 'skipped'
              : ''}" tabindex="0"
              @pointerenter=${() => point(entry)} @pointerleave=${() => point(null)} @focus=${() => point(entry)}
              @blur=${() => point(null)}>${entry.words}</li>`,
          )}
        </ol>`
      : nothing}
  </section>`;
}
