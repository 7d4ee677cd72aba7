import { html, nothing } from 'lit';
import { learn, say } from '../words/words.js';

learn({
  en: { 'learn.link': 'Learn to play' },
  fr: { 'learn.link': 'Apprendre à jouer' },
});

/**
 * The way to a game's tutorial, for pages that speak of the game.
 *
 * @param {{id: string, hasTutorial: boolean}} game
 */
export function learnLink({ id, hasTutorial }) {
  return hasTutorial ? html`<a class="button learn" href="/learn/${id}">${say('learn.link')}</a>` : nothing;
}
