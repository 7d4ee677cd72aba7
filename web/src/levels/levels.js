import { html, nothing } from 'lit';
import { say } from '../words/words.js';
import './words.js';

/**
 * @typedef {{words: string}} Strength
 * @typedef {{id: string, name: string, about: string, player: string, strengths: Strength[]}} Level
 * @typedef {{levels: Level[], players: {id: string, about: string}[]}} Game as the server tells of it
 */

const LEVELS = ['easy', 'normal', 'hard', 'expert'];

/** The levels that every game has, for a `select` where nothing else is known of the game. */
export const levelOptions = () => LEVELS.map((id) => html`<option value=${id} ?selected=${id === 'normal'}>${say(`levels.${id}`)}</option>`);

/**
 * The computer players of a game to choose from, for a `select`: levels first.
 *
 * @param {Game} game
 * @param {string} chosen
 */
export function computerOptions({ levels, players }, chosen) {
  return html`<optgroup label=${say('levels.title')}>
      ${levels.map(({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`)}
    </optgroup>
    <optgroup label=${say('levels.others')}>
      ${players.map(({ id }) => html`<option value=${id} ?selected=${id === chosen}>${id}</option>`)}
    </optgroup>`;
}

/**
 * What the chosen computer player is like: a line of its own below the choice.
 *
 * @param {Game} game
 * @param {string} chosen
 */
export function aboutComputer({ levels, players }, chosen) {
  const level = levels.find(({ id }) => id === chosen);
  if (level) {
    const { about, strengths, player } = level;
    return html`<p class="soft small about-computer">${about} ${strengths.map(({ words }) => html`${words} `)}${say('levels.plays', { player })}</p>`;
  }
  const other = players.find(({ id }) => id === chosen);
  return other ? html`<p class="soft small about-computer">${other.about}</p>` : nothing;
}
