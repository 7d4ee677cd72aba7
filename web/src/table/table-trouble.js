import { html, nothing } from 'lit';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { say } from '../words/words.js';
import './plateau-lost.js';
import './words.js';

/**
 * Why there is no table to see, and what to do now.
 *
 * @param {{code?: string, words?: string}} trouble
 * @param {() => void} watchInstead for somebody whose token opens no seat
 */
export function tableTrouble({ code, words = say('trouble.unreachable') }, watchInstead) {
  if (code === 'wrong-token') {
    return html`<plateau-trouble .heading=${say('trouble.wrong-token')} .words=${words}></plateau-trouble>
      <p class="watch"><button @click=${watchInstead}>${say('trouble.watch')}</button></p>`;
  }
  const heading = code === 'unknown-table' ? say('trouble.unknown-table') : say('trouble.title');
  return html`<plateau-trouble .heading=${heading} .words=${words} ?retry=${code !== 'unknown-table'}>
    ${code === 'unknown-table' ? html`<a class="button" href="/tables">${say('tables.title')}</a>` : nothing}
  </plateau-trouble>`;
}

/** A table that is on its way. @param {import('./connection.js').TableConnection | null} line */
export function tableOpening(line) {
  if (line?.state === 'lost') return html`<plateau-bar></plateau-bar><plateau-lost @retry=${() => line.retry()}></plateau-lost>`;
  return html`<plateau-bar></plateau-bar><p class="opening" role="status">${say('table.opening')}</p>`;
}
