import { LitElement, html, nothing } from 'lit';
import { get } from '../shell/api.js';
import { Reading } from '../shell/reading.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { isOfATable, pageOf, pathOf } from './source.js';
import style from './replay-dice.css' with { type: 'css' };

/** Whether the dice were fair: the server replays every step, and this browser computes the hash of the seed itself. */
class ReplayDice extends LitElement {
  static properties = { table: { attribute: false }, _answer: { state: true }, _fits: { state: true } };

  static styles = [shared, style];


  constructor() {
    super();
    new Reading(this, () => this.table.id, () => this.#verify());
    /** @type {import('../shell/types').Table | null} */
    this.table = null;
    /** @type {{verified: boolean, words: string} | null} */
    this._answer = null;
    /** @type {boolean | null} null: not known */
    this._fits = null;
  }

  async #verify() {
    const { id, seed, salt, seedHash } = this.table;
    if (seed && isOfATable(id) && globalThis.crypto?.subtle) this._fits = (await hashOf(seed, salt)) === seedHash;
    this._answer = await get(`${pathOf(id)}/verification`).catch(({ words }) => ({ verified: false, words }));
  }

  render() {
    const { id, seed, salt, seedHash, forkedFrom } = this.table;
    return html`<h2 class="overline">${say('replay.dice')}</h2>
      ${this._answer
        ? verdict(this._answer.verified, this._answer.words)
        : html`<p class="soft" role="status">${say('replay.verifying')}</p>`}
      ${this._fits === null ? nothing : verdict(this._fits, say(this._fits ? 'replay.hash-fits' : 'replay.hash-differs'))}
      ${forkedFrom
        ? html`<p><a href="${pageOf(forkedFrom.table)}#${forkedFrom.step}">${say('replay.forked', forkedFrom)}</a></p>`
        : nothing}
      ${seed
        ? html`<dl>
            <dt>${say('replay.seed')}</dt>
            <dd>${seed}</dd>
            ${salt
              ? html`<dt>${say('replay.salt')}</dt>
                  <dd>${salt}</dd>`
              : nothing}
            ${isOfATable(id)
              ? html`<dt>${say('replay.hash')}</dt>
                  <dd>${seedHash}</dd>`
              : nothing}
          </dl>`
        : nothing}`;
  }
}

function verdict(isGood, words) {
  return html`<p class=${isGood ? 'fits' : 'differs'}>
    <svg viewBox="-10 -10 20 20" role="img" aria-label=${say(isGood ? 'replay.verified' : 'replay.not-verified')}>
      <circle class=${isGood ? 'good' : 'bad'} r="9"></circle>
      <path class="sign" d=${isGood ? 'M-4 0L-1 3L4 -3' : 'M-3 -3L3 3M3 -3L-3 3'}></path>
    </svg>
    <span>${words}</span>
  </p>`;
}

/** docs/server.md: SHA-256 of the decimal digits, and behind a blank of the salt if there is one, in hex. */
async function hashOf(seed, salt) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt ? `${seed} ${salt}` : seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

customElements.define('replay-dice', ReplayDice);
