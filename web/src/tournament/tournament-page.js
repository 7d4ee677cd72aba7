import { LitElement, html, nothing, svg } from 'lit';
import { aboutGame } from '../games/known.js';
import { get } from '../shell/api.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { Reading } from '../shell/reading.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { say } from '../words/words.js';
import { Live, tournamentNews } from './live.js';
import { decimal, percent, signed } from './numbers.js';
import { stateInWords, stateOf } from './state.js';
import './words.js';
import style from './tournament-page.css' with { type: 'css' };

/** A tournament, live while it is played: standings, crosstable, and the way to its replays. */
class TournamentPage extends LitElement {
  static properties = {
    tournament: {},
    _now: { state: true },
    _trouble: { state: true },
    _pair: { state: true },
    _listed: { state: true },
  };

  static styles = [shared, accents, style];

  /** @type {Live | null} */
  #live = null;

  constructor() {
    super();
    new Reading(this, () => this.tournament, () => this.#follow());
    this.tournament = '';
    /** @type {Required<import('../shell/types').Tournament> | null} what the server told last */
    this._now = null;
    /** @type {any} */
    this._trouble = null;
    /** @type {[number, number] | null} whose matches are listed */
    this._pair = null;
    /** @type {{matches: any[], more: boolean} | null} */
    this._listed = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#live?.close();
  }

  #follow() {
    document.title = `${this.tournament} · Plateau`;
    this.#live?.close();
    this.#live = new Live(
      tournamentNews(this.tournament),
      (now) => {
        this._now = now;
        this.dataset.game = now.game;
        aboutGame(now.game).catch(() => {}); // its accent: the page can do without
        if (this._pair) this.#list(this._pair);
      },
      (trouble) => (this._trouble = trouble),
    );
  }

  async #list(pair, before) {
    this._pair = pair;
    const [player, other] = pair;
    const path = `/tournaments/${this.tournament}/matches?player=${player}&other=${other}`;
    const answer = await get(before ? `${path}&before=${before}` : path).catch(() => null);
    if (!answer || this._pair !== pair) return;
    this._listed = before ? { matches: [...this._listed.matches, ...answer.matches], more: answer.more } : answer;
  }

  async #earlier() {
    const { matches } = this._listed ?? { matches: this._now.latest };
    const before = matches.at(-1).match;
    if (this._pair) return this.#list(this._pair, before);
    const answer = await get(`/tournaments/${this.tournament}/matches?before=${before}`).catch(() => null);
    if (answer) this._listed = { matches: [...matches, ...answer.matches], more: answer.more };
  }

  #choose(player, other) {
    this._listed = null;
    this.#list([player, other]);
    this.renderRoot.querySelector('.latest')?.scrollIntoView({ block: 'nearest' });
  }

  #all = () => {
    this._pair = null;
    this._listed = null;
  };

  render() {
    if (this._trouble) {
      const heading = this._trouble.code === 'unknown-tournament' ? 'tournament.unknown' : 'trouble.title';
      return html`<plateau-trouble .heading=${say(heading)} .words=${this._trouble.words}
          ?retry=${this._trouble.passes}></plateau-trouble>`;
    }
    const now = this._now;
    if (!now) return html`<plateau-bar></plateau-bar><p class="loading" role="status">${say('tournament.opening')}</p>`;
    return html`<plateau-bar><a class="button" href="/tournaments">${say('tournaments.title')}</a></plateau-bar>
      <main data-matches=${now.matches} data-over=${now.over}>
        ${this.#renderHead(now)}
        <div class="column">
          ${now.verdict ? this.#renderVerdict(now) : nothing} ${this.#renderStandings(now)}
          ${now.together ? nothing : this.#renderCrosstable(now)}
          ${now.grounds.length > 1 ? this.#renderShares('tournament.grounds', now.grounds.map(groundColumn)) : nothing}
          ${now.sides.length > 1
            ? this.#renderShares(
              'tournament.sides',
              now.sides.map((side, place) => ({ name: say('tournament.place', { place }), ...side })),
            )
            : nothing}
        </div>
        ${this.#renderMatches(now)}
      </main>`;
  }

  #renderHead(now) {
    const { name, gameName, format, matches, size, over, players } = now;
    const played = size ? say('tournament.progress', { count: matches, size }) : say('tournament.progress-open', { count: matches });
    return html`<div class="head">
      <h1>${name}</h1>
      <p class="chips small">
        <span class="chip">${gameName}</span><span class="chip">${say(`tournament.format.${format}`)}</span>
        <span class="chip">${say('tournaments.players', { count: players.length })}</span>
        <span class="chip ${stateOf(now)}">${stateInWords(now)}</span>
      </p>
      <div class="progress">
        <span class="soft small" id="played">${played}</span>
        ${size && !over ? html`<progress max=${size} value=${matches} aria-labelledby="played"></progress>` : nothing}
      </div>
    </div>`;
  }

  #renderVerdict({ verdict, players }) {
    const { pairs } = verdict;
    const numbers = { ratio: decimal(verdict.logRatio, 2), lower: decimal(verdict.lower, 2), upper: decimal(verdict.upper, 2) };
    return html`<section class="answer">
      <h2>${say('tournament.question', { first: players[0], second: players[1] })}</h2>
      <p><b>${say(`tournament.verdict.${verdict.verdict}`)}</b></p>
      ${pairs.length
        ? html`<p class="soft small">${say('tournament.pairs', { n: pairs.reduce((sum, n) => sum + n, 0), counts: pairs.join(' – ') })}</p>`
        : nothing}
      <p class="soft small">${say('tournament.ratio', numbers)}</p>
    </section>`;
  }

  #renderStandings({ ranking, together, front }) {
    const heads = [
      'tournament.player',
      null,
      together ? 'tournament.share' : 'tournament.rating',
      'tournament.points',
      'tournament.record',
      'tournament.speed',
      'tournament.faults',
    ];
    const scale = scaleOf(ranking);
    return html`<section>
      <h2>${say('tournament.standings')}</h2>
      <p class="soft small">${say(together ? 'tournament.standings.together' : 'tournament.standings.read')}</p>
      <table class="ranking number">
        <thead>
          <tr>${heads.map((key) => (key ? html`<th scope="col">${say(key)}</th>` : html`<td></td>`))}</tr>
        </thead>
        <tbody>${ranking.map((one) => this.#renderStanding(one, scale))}</tbody>
      </table>
      ${front
        ? html`<p class="soft small"
            >${say('tournament.front', { points: signed(front.points), low: signed(front.low), high: signed(front.high) })}</p>`
        : nothing}
    </section>`;
  }

  #renderStanding(one, scale) {
    const strength = one.rating ? signed(one.rating.points) : percent(one.share.of ? one.share.points / one.share.of : 0);
    return html`<tr>
      <th scope="row"><span class="placed"><span class="place">${one.place}</span> <span>${one.name}</span></span></th>
      <td class="strip">${strip(spanOf(one), scale)}</td>
      <td><b>${strength}</b></td>
      <td data-label=${say('tournament.points')}>${decimal(one.points)} / ${one.matches}</td>
      <td data-label=${say('tournament.record')}>${one.won} – ${one.drawn} – ${one.lost}</td>
      <td data-label=${say('tournament.speed')}>${decimal(one.thinking.msPerCall)}</td>
      <td data-label=${say('tournament.faults')}>${one.thinking.stops}</td>
    </tr>`;
  }

  #renderCrosstable({ ranking, crosstable }) {
    return html`<section>
      <h2>${say('tournament.crosstable')}</h2>
      <p class="soft small">${say('tournament.crosstable.read')}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${say('tournament.crosstable')}>
        <table class="cross number">
          <thead>
            <tr><td></td>${ranking.map(({ name, place }) => html`<th scope="col">${ranking.length > 6 ? place : name}</th>`)}</tr>
          </thead>
          <tbody>
            ${ranking.map(
              (one) => html`<tr>
                <th scope="row">${one.place}. ${one.name}</th>
                ${ranking.map((other) => this.#renderCell(one, other, crosstable[one.player][other.player]))}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #renderCell(one, other, [won, drawn, lost]) {
    const matches = won + drawn + lost;
    if (one === other) return html`<td class="self"></td>`;
    if (!matches) return html`<td class="soft">–</td>`;
    const share = (won + drawn / 2) / matches;
    const isChosen = this._pair?.[0] === one.player && this._pair?.[1] === other.player;
    return html`<td>
      <button
        .style=${level(share)}
        aria-pressed=${isChosen}
        aria-label=${say('tournament.cell', { name: one.name, other: other.name, won, drawn, lost })}
        @click=${() => (isChosen ? this.#all() : this.#choose(one.player, other.player))}
      >
        <b>${percent(share)}</b><small>${won}–${drawn}–${lost}</small>
      </button>
    </td>`;
  }

  /** @param {string} title @param {{name: string, shares: any[], ratings?: any[]}[]} columns */
  #renderShares(title, columns) {
    return html`<section>
      <h2>${say(title)}</h2>
      <p class="soft small">${say(columns[0].ratings ? `${title}.read` : `${title}.shares`)}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${say(title)}>
        <table class="cross number">
          <thead>
            <tr><td></td>${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
          </thead>
          <tbody>
            ${this._now.ranking.map(
              ({ name, player }) => html`<tr
                  ><th scope="row">${name}</th>${columns.map(({ shares, ratings }) => shareCell(shares[player], ratings?.[player]))}</tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #renderMatches(now) {
    const listed = this._listed?.matches ?? (this._pair ? [] : now.latest);
    const more = this._listed ? this._listed.more : now.matches > now.latest.length;
    const [player, other] = this._pair ?? [];
    return html`<section class="latest">
      <h2>${this._pair
        ? say('tournament.between', { name: now.players[player], other: now.players[other] })
        : say('tournament.latest')}</h2>
      ${this._pair ? html`<button @click=${this.#all}>${say('tournament.all')}</button>` : nothing}
      <ul class="matches number">${listed.map((match) => this.#renderMatch(match, now))}</ul>
      ${more && listed.length ? html`<button @click=${() => this.#earlier()}>${say('tournament.more')}</button>` : nothing}
    </section>`;
  }

  #renderMatch({ match, ground, players, points, scores, faults, open }, now) {
    const name = say('tournament.match', { number: match });
    return html`<li>
      <span class="who">${players.map(
        (player, i) => html`${i ? ' – ' : ''}<span
            class=${points[i] === 1 ? 'winner' : ''}>${now.players[player]}&nbsp;${decimal(scores[i])}</span>`,
      )}</span>
      <span class="soft small">${name} · ${ground}${faults ? ` · ${say('tournament.fault', { count: faults })}` : ''}</span>
      ${open
        ? html`<a href="/tournament/${this.tournament}/${match}"
            aria-label="${say('tournament.replay')}${say('colon')} ${name}">${say('tournament.replay')}</a>`
        : html`<span class="closed soft small">${say('tournament.closed')}</span>`}
    </li>`;
  }
}

function groundColumn({ name, hidden, shares, ratings }) {
  return { name: hidden ? `${name} (${say('tournament.hidden')})` : name, shares, ratings };
}

/** Where a player stands: low, middle and high, in rating points or as a share. */
function spanOf({ rating, share }) {
  if (rating) return [rating.low, rating.points, rating.high];
  return [share.low, share.of ? share.points / share.of : 0, share.high];
}

function scaleOf(ranking) {
  const all = ranking.map(spanOf);
  return [Math.min(...all.map(([low]) => low)), Math.max(...all.map(([, , high]) => high))];
}

function strip(span, [from, to]) {
  const [low, middle, high] = span.map((number) => 4 + (92 * (number - from)) / (to - from || 1));
  const zero = 4 + (92 * (0 - from)) / (to - from || 1);
  return html`<svg viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
    ${from < 0 && to > 0 ? svg`<line class="middle" x1=${zero} x2=${zero} y1="0" y2="22"></line>` : nothing}
    ${svg`<line class="whisker" x1=${low} x2=${high} y1="11" y2="11"></line>
    <line class="dot" x1=${middle} x2=${middle} y1="11" y2="11"></line>`}
  </svg>`;
}

function shareCell({ points, of, low, high }, rating) {
  if (!of) return html`<td class="soft">–</td>`;
  const strength = rating
    ? `${signed(rating.points)} ± ${decimal((rating.high - rating.low) / 2, 0)}`
    : `${decimal(100 * low, 0)}–${percent(high)}`;
  return html`<td><span .style=${level(points / of)}
      ><b>${percent(points / of)}</b><small>${strength}</small><small>${decimal(points)} / ${of}</small></span></td>`;
}

function level(share) {
  return `--level: ${Math.round(share * 45)}%`;
}

customElements.define('tournament-page', TournamentPage);
