import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
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
const DEEDS = new Set(['activated', 'moved', 'sprinted', 'shot', 'suppressive-fire-opened', 'fought', 'grenade-thrown', 'stood-up', 'rapid-fire-rolled']);

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

/** Signs of the cards: what each is after. */
const EMBLEMS = {
  'aim-for-the-boss': 'M-16 12V-6L-8 2L0 -12L8 2L16 -6V12Z',
  bodyguard: 'M0 -16L14 -10V2Q14 12 0 18Q-14 12 -14 2V-10Z',
  'finish-the-job': 'M-14 -14L14 14M14 -14L-14 14',
  rescue: 'M-16 0H16M0 -16V16',
  'tactical-shot': 'M0 -18V18M-18 0H18M0 -10a10 10 0 1 0 .01 0',
  'most-urgent': 'M0 -16V6M0 12V16',
  'clean-up': 'M-14 14L2 -2M-2 -6L6 2L16 -14Z',
  'stop-them': 'M-7 -17H7L17 -7V7L7 17H-7L-17 7V-7Z',
  covering: 'M-18 12H18M-12 12V-2M-4 12V-2M4 12V-2M12 12V-2',
  logistics: 'M-14 -8L0 -16L14 -8V8L0 16L-14 8ZM-14 -8L0 0L14 -8M0 0V16',
  crossfire: 'M-16 -16L16 16M16 -16L-16 16M0 -8a8 8 0 1 0 .01 0',
  looting: 'M-12 -4H12L16 16H-16ZM-6 -4V-10A6 6 0 0 1 6 -10V-4',
  focus: 'M0 -17a17 17 0 1 0 .01 0M0 -9a9 9 0 1 0 .01 0M0 -2a2 2 0 1 0 .01 0',
  command: 'M0 -16L5 -5L16 -4L7 4L10 16L0 9L-10 16L-7 4L-16 -4L-5 -5Z',
  unpredictable: 'M-8 -8A8 8 0 1 1 4 -1Q0 1 0 6M0 12V14',
};

/** The card that JADE drew, drawn large. */
export function cardPicture(card, words) {
  return html`<figure class="card">
    <svg viewBox="-50 -70 100 140" aria-hidden="true">
      ${svg`<rect class="paper" x="-49" y="-69" width="98" height="138" rx="9"></rect>
        <rect class="frame" x="-43" y="-63" width="86" height="126" rx="6"></rect>
        <path class="corners" d="M-43 -45L-25 -63M43 -45L25 -63M-43 45L-25 63M43 45L25 63"></path>
        <path class="emblem" transform="translate(0 -12) scale(1.5)" d=${EMBLEMS[card] ?? ''}></path>`}
    </svg>
    <figcaption>${words.say(`action-card.${card}`)}</figcaption>
  </figure>`;
}

/**
 * JADE's card and its reasons, step by step.
 *
 * @param {{card: string | null, figure: string | null, entries: any[]} | null} thoughts
 * @param {{words: any, figures: any[], isOpen: boolean, toggle: () => void, point: (entry: any) => void, decks: any}} how
 */
export function jadePanel(thoughts, { words, figures, isOpen, toggle, point, decks }) {
  if (!decks) return nothing;
  const name = thoughts?.figure ? (figureNamed(figures, thoughts.figure, decks.side)?.name ?? '') : '';
  return html`<section class="jade ${isOpen ? 'open' : ''}" aria-label="JADE">
    ${thoughts?.card ? cardPicture(thoughts.card, words) : html`<figure class="card back"><svg viewBox="-50 -70 100 140" aria-hidden="true">${svg`<rect class="paper" x="-49" y="-69" width="98" height="138" rx="9"></rect><path class="weave" d="M-43 -60L43 60M43 -60L-43 60M0 -63V63M-43 0H43"></path>`}</svg></figure>`}
    <div class="about">
      <h2>JADE</h2>
      <p class="small">${thoughts?.card ? say('deadzone.jade.drew', { card: words.say(`action-card.${thoughts.card}`), name }) : name ? say('deadzone.jade.reacts', { name }) : say('deadzone.jade.waits')}</p>
      <p class="soft small number">${say('deadzone.jade.decks', { cards: decks.cards.actionDeck.length, figures: decks.cards.groupDeck.length })}</p>
      ${thoughts ? html`<button class="why" aria-expanded=${isOpen} @click=${toggle}>${isOpen ? say('deadzone.jade.close') : say('deadzone.jade.why')}</button>` : nothing}
    </div>
    ${isOpen && thoughts
      ? html`<ol class="reasons">
          ${thoughts.entries.map(
            (entry) => html`<li class="${entry.key} ${REASONS.has(entry.key) ? 'reason' : 'deed'} ${entry.key === 'jade-skipped' ? 'skipped' : ''}" tabindex="0"
              @pointerenter=${() => point(entry)} @pointerleave=${() => point(null)} @focus=${() => point(entry)} @blur=${() => point(null)}>${entry.words}</li>`,
          )}
        </ol>`
      : nothing}
  </section>`;
}
