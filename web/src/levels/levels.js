import { html, nothing } from 'lit';
import { say } from '../words/words.js';
import './words.js';

/**
 * @typedef {{words: string}} Strength
 * @typedef {{id: string, name: string, about: string, player: string, strengths: Strength[]}} Level
 * @typedef {{id: string, name: string, about: string, alone: boolean}} Player
 * @typedef {{levels: Level[], players: Player[], seats: {usual: string[]}}} Game as the server tells of it
 */

const LEVELS = ['easy', 'normal', 'hard', 'expert'];

/** The levels that every game has, for a `select` where nothing else is known of the game. */
export const levelOptions = () =>
  LEVELS.map((id) => html`<option value=${id} ?selected=${id === 'normal'}>${say(`levels.${id}`)}</option>`);

/**
 * The computer players of a game to choose from, for a `select`: levels first, then those who usually play, and all others when they are
 * wanted.
 *
 * @param {Game} game
 * @param {string} chosen
 * @param {boolean} [all]
 */
export function computerOptions(game, chosen, all = false) {
  const others = offered(game, chosen, all);
  return html`<optgroup label=${say('levels.title')}>
      ${game.levels.map(({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`)}
    </optgroup>
    ${others.length
      ? html`<optgroup label=${say('levels.others')}
          >${others.map(({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`)}</optgroup>`
      : nothing}`;
}

/**
 * Shows all computer players, or only those that most people want.
 *
 * @param {Game} game
 * @param {boolean} all
 * @param {(all: boolean) => void} show
 */
export function allComputers(game, all, show) {
  const hidden = offered(game, '', true).length - offered(game, '', false).length;
  return hidden
    ? html`<label class="check"
        ><input type="checkbox" .checked=${all} @change=${(event) => show(event.target.checked)}><span>${say('levels.all')}</span></label>`
    : nothing;
}

// Some players are nobody until more is said of them, which no menu does.
function offered({ players, seats }, chosen, all) {
  return players.filter(({ id, alone }) => id === chosen || (alone && (all || seats.usual.includes(id))));
}

/**
 * What the chosen computer player is like: a line of its own below the choice.
 *
 * @param {Game} game
 * @param {string} chosen
 * @param {boolean} [all] tells what to type on a command line too
 */
export function aboutComputer({ levels, players }, chosen, all = false) {
  const level = levels.find(({ id }) => id === chosen);
  if (level) {
    const { about, strengths, player } = level;
    return html`<p class="soft small about-computer"
        >${about} ${strengths.map(({ words }) => html`${words} `)}${all ? say('levels.plays', { player }) : nothing}</p>`;
  }
  const other = players.find(({ id }) => id === chosen);
  return other ? html`<p class="soft small about-computer">${other.about}</p>` : nothing;
}
