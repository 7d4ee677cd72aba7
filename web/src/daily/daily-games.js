import { LitElement, html, nothing } from 'lit';
import { FollowSettings, settings } from '../shell/settings.js';
import { shared } from '../theme/shared.js';
import { accents } from '../theme/accents.js';
import { wordsOf } from '../words/game-words.js';
import { say } from '../words/words.js';
import { playDaily, theDay } from './play-daily.js';
import './words.js';
import style from './daily-games.css' with { type: 'css' };

const FEW = 3;
const HOUR = 3_600_000;

/** What everybody on this server may play today with the same chance, and how they did. */
class DailyGames extends LitElement {
  static properties = { games: { attribute: false }, _days: { state: true }, _trouble: { state: true }, _busy: { state: true } };

  static styles = [shared, accents, style];

  constructor() {
    super();
    /** @type {import('../shell/types').Game[]} those that have a game of the day */
    this.games = [];
    /** @type {Record<string, {day: import('../shell/types').Daily, time: string}>} by game */
    this._days = {};
    this._trouble = '';
    this._busy = false;
    new FollowSettings(this);
  }

  #read = '';

  willUpdate() {
    const wanted = `${settings.language} ${this.games.map(({ id }) => id)}`;
    if (wanted === this.#read) return;
    this.#read = wanted;
    this.games.forEach(({ id }) => this.#ask(id));
  }

  async #ask(game) {
    try {
      const [day, words] = await Promise.all([theDay(game), wordsOf(game)]);
      this._days = { ...this._days, [game]: { day, time: words.has('time.name') ? words.say('time.name') : '' } };
    } catch (trouble) {
      this._trouble = trouble.words;
    }
  }

  render() {
    if (this.games.length === 0) return nothing;
    return html`<h2>${say('daily.title')}</h2>
      <p class="soft">${say('daily.about')}</p>
      ${this._trouble ? html`<p class="alert" role="alert">${this._trouble}</p>` : nothing}
      <ul class="days">${this.games.map((game) => this.#renderGame(game))}</ul>`;
  }

  #renderGame({ id, name, daily }) {
    const known = this._days[id];
    return html`<li data-game=${id}>
      <div class="head">
        <h3>${daily.name}</h3>
        <span class="soft small">${name}${known ? html` · ${left(known.day)}` : nothing}</span>
      </div>
      <p class="about">${daily.about}</p>
      ${known ? this.#renderDay(id, known) : nothing}
    </li>`;
  }

  #renderDay(game, { day, time }) {
    const { mine, results, count } = day;
    return html`${results.length
        ? html`<ol aria-label=${say('daily.results', { game: day.name })}
            >${results.slice(0, FEW).map((one) => renderResult(one, time))}</ol>`
        : html`<p class="soft">${say('daily.none')}</p>`}
      ${results.length > FEW
        ? html`<details><summary>${say('daily.all', { count })}</summary>
            <ol start=${FEW + 1}>${results.slice(FEW).map((one) => renderResult(one, time))}</ol></details>`
        : nothing}
      ${mine?.place ? html`<p class="mine">${say('daily.place', { place: mine.place, count })}</p>` : nothing}
      ${mine && !mine.over ? html`<p class="soft">${say('daily.playing')}</p>` : nothing}
      <div class="ways">
        ${mine && !mine.over ? html`<a class="button main" href="/table/${mine.table}">${say('daily.go-on')}</a>` : nothing}
        <button class=${mine ? '' : 'main'} ?disabled=${this._busy} @click=${() => this.#play(game)}
            >${say(mine ? 'daily.practise' : 'daily.play')}</button>
      </div>`;
  }

  async #play(game) {
    this._busy = true;
    try {
      await playDaily(game);
    } catch (trouble) {
      this._trouble = trouble.words ?? String(trouble);
    } finally {
      this._busy = false;
    }
  }
}

function renderResult({ place, name, outcome, words, score, against, time: when }, time) {
  const scored = score === null ? [] : [say('daily.score', { score, against })];
  const facts = [say(`daily.${outcome}`), ...scored, ...(when !== null && time ? [`${time} ${when}`] : [])];
  return html`<li class=${outcome} title=${words}>
    <span class="place number">${place}</span><b>${name ?? say('daily.nobody')}</b>
    <span class="soft number">${facts.join(' · ')}</span>
  </li>`;
}

const left = ({ ends }) => say('daily.left', { hours: Math.max(1, Math.ceil((ends - Date.now()) / HOUR)) });

customElements.define('daily-games', DailyGames);
