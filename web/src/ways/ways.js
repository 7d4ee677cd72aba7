import { html, nothing } from 'lit';
import { say } from '../words/words.js';
import './words.js';

/**
 * The way to a game's tutorial, for pages that speak of the game.
 *
 * @param {{id: string, hasTutorial: boolean}} game
 */
export function learnLink({ id, hasTutorial }) {
  return hasTutorial ? html`<a class="button learn" href="/learn/${id}">${say('ways.learn')}</a>` : nothing;
}

/**
 * The way to the editor of what people write for a game.
 *
 * @param {{id: string, hasDocuments: boolean}} game
 */
export function editorLink({ id, hasDocuments }) {
  return hasDocuments ? html`<a class="button editor" href="/editor/${id}">${say('ways.editor')}</a>` : nothing;
}
