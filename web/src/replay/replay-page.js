import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { momentOf } from '../games/moment.js';
import { presentationOf } from '../games/presentation.js';
import { saveFile } from '../here/hand-over.js';
import { isHere } from '../here/here.js';
import { withRule } from '../rules/citation.js';
import { Reading } from '../shell/reading.js';
import { settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import '../table/plateau-curve.js';
import '../table/plateau-in-words.js';
import { tableStyle } from '../table/table-style.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { wordsOf } from '../words/game-words.js';
import { say } from '../words/words.js';
import { Analysis } from './analysis.js';
import { Frames } from './frames.js';
import { stepOfKey } from './keys.js';
import { notesOf } from './notes.js';
import './play-on.js';
import { Player } from './player.js';
import './replay-analysis.js';
import './replay-controls.js';
import './replay-dice.js';
import './replay-journal.js';
import './replay-odds.js';
import { pageOf, pathOf } from './source.js';
import './words.js';
import style from './replay-page.css' with { type: 'css' };

/** @type {import('./analysis.js').TurningPoint[]} */
const NO_TURNS = [];

/** A match that is over, step by step. */
class ReplayPage extends LitElement {
  static properties = {
    table: {},
    _game: { state: true },
    _step: { state: true },
    _eyes: { state: true },
    _highlight: { state: true },
    _notes: { state: true },
    _notice: { state: true },
  };

  static styles = [shared, accents, tableStyle, style];

  /** @type {Frames | null} */
  #frames = null;
  /** @type {Analysis | null} */
  #analysis = null;
  #player = new Player(
    () => this.#next(),
    () => this.requestUpdate(),
  );
  #cameFrom = -1;
  #noticeTimer = 0;

  constructor() {
    super();
    new Reading(this, () => `${this.table} ${this._eyes}`, () => this.#open());
    this.table = '';
    /**
     * @type {{id: string, presentation: import('../games/presentation.js').Presentation, words: import('../words/game-words.js').GameWords}
     *   | null}
     */
    this._game = null;
    this._step = 0;
    this._eyes = 'spectator';
    /** @type {any} */
    this._highlight = null;
    /** @type {import('./notes.js').Note[]} */
    this._notes = [];
    this._notice = '';
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#followAddress);
    addEventListener('keydown', this.#pressed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#followAddress);
    removeEventListener('keydown', this.#pressed);
    this.#player.pause();
    this.#frames?.close();
    this.#analysis?.close();
  }

  willUpdate(changed) {
    if (changed.has('table')) this.#forget();
  }

  /** Another replay in the same page: nothing of the last one stays. */
  #forget() {
    this.#player.pause();
    this.#language = '';
    this._game = null;
    this._notes = [];
    this._eyes = 'spectator';
    this._step = stepInAddress();
  }

  #open() {
    this.#frames?.close();
    const frames = new Frames(this.table, this._eyes);
    frames.addEventListener('change', () => this.#heard(frames));
    this.#frames = frames;
    frames.open(this._step);
  }

  // One for all eyes, but in the language that is chosen now.
  #openAnalysis() {
    const wanted = `${this.table} ${settings.language}`;
    if (wanted === this.#analysed) return;
    this.#analysed = wanted;
    this.#analysis?.close();
    const analysis = new Analysis(this.table);
    analysis.addEventListener('change', () => this.requestUpdate());
    this.#analysis = analysis;
    analysis.look();
  }

  #analysed = '';

  #heard(frames) {
    if (frames !== this.#frames) return;
    if (frames.table && this.#language !== settings.language) this.#readGame(frames.table.game);
    if (frames.table) this.#openAnalysis();
    this.requestUpdate();
  }

  #language = '';

  async #readGame(id) {
    this.#language = settings.language;
    const [presentation, words] = await Promise.all([presentationOf(id), wordsOf(id)]);
    this._game = { id, presentation, words };
    this.dataset.game = id;
    document.title = `${say('replay.title', { game: words.say('game.name') })} · Plateau`;
    if (presentation.drawsNotes && this._notes.length === 0) this._notes = await notesOf(this.table);
  }

  /** The step is shown, and written into the address: a link leads back to it. */
  #show(step) {
    const wanted = Math.max(0, Math.min(this.#frames.steps, step));
    if (wanted === this._step) return;
    this.#board?.skip?.();
    this.#cameFrom = this._step;
    this._step = wanted;
    history.replaceState(null, '', `#${wanted}`);
  }

  #next() {
    if (this.#frames.at(this._step + 1)) this.#show(this._step + 1);
    return this._step < this.#frames.steps;
  }

  #go = ({ detail: { where } }) => {
    const { parts, steps } = this.#frames;
    const places = {
      start: 0,
      end: steps,
      back: this._step - 1,
      forward: this._step + 1,
      'part-back': parts.findLast((step) => step < this._step) ?? 0,
      'part-forward': parts.find((step) => step > this._step) ?? steps,
    };
    this.#player.pause();
    this.#show(places[where] ?? Number(where));
    this.requestUpdate();
  };

  #toggle = () => {
    if (this.#player.isPlaying) this.#player.pause();
    else {
      if (this._step >= this.#frames.steps) this.#show(0);
      this.#player.play();
    }
    this.requestUpdate();
  };

  #pressed = (event) => {
    if (!this.#frames?.table) return;
    const where = stepOfKey(event);
    if (!where) return;
    event.preventDefault();
    if (where === 'toggle') this.#toggle();
    else this.#go({ detail: { where } });
  };

  #followAddress = () => this.#show(stepInAddress());

  get #board() {
    return /** @type {any} */ (this.renderRoot.querySelector('.board'));
  }

  render() {
    const frames = this.#frames;
    if (frames?.trouble) return this.#renderTrouble(frames.trouble);
    const frame = frames?.at(Math.min(this._step, frames.steps));
    if (!frame || !this._game) return html`<plateau-bar></plateau-bar><p class="loading" role="status">${say('replay.opening')}</p>`;
    return this.#renderReplay(frames, frame, this._game);
  }

  #views = new WeakMap();

  // The same frame gives the same view, or boards would believe that something happened.
  #viewOf(frame) {
    if (this.#frames.eyes !== 'all') return frame.view;
    if (!this.#views.has(frame)) this.#views.set(frame, this._game.presentation.referee(frame.view));
    return this.#views.get(frame);
  }

  #renderTrouble({ code, words, passes }) {
    const heading = { 'unknown-table': 'replay.unknown', 'not-over': 'replay.not-over', 'unknown-file': 'replay.file-gone' }[code] ??
      'trouble.title';
    return html`<plateau-trouble .heading=${say(/** @type {any} */ (heading))} .words=${words}
        ?retry=${passes}>${this.#renderWayOut(code)}</plateau-trouble>`;
  }

  #renderWayOut(code) {
    if (code === 'not-over') return html`<a class="button main" href="/table/${this.table}">${say('replay.watch')}</a>`;
    if (code === 'unknown-table') return html`<a class="button main" href="/replays">${say('tables.replays')}</a>`;
    return code === 'unknown-file' ? html`<a class="button main" href="/replays">${say('replay.open-again')}</a>` : nothing;
  }

  #renderReplay(frames, frame, { presentation, words }) {
    const { table } = frames;
    const facts = presentation.facts?.(this.#viewOf(frame), words, frames.scene) ?? [];
    return html`<plateau-bar>
        <span class="where"><h1>${say('replay.title', { game: words.say('game.name') })}</h1><span
            class="soft who">${table.seats.map(({ name, seat }) => name ?? say('seat.number', { seat })).join(', ')}</span></span>
        <div slot="tools" class="tools"
            ><span class="facts"
            >${facts.map(
              ({ label, value }) => html`<span class="fact"><span class="label">${label}</span> <b class="number">${value}</b></span>`,
            )}</span></div>
      </plateau-bar>
      <main class="replay ${this.#analysis?.found ? 'analysed' : ''}" data-step=${frame.step} data-whole=${frames.isWhole}
          @highlight=${(event) => (this._highlight = event.detail.entry)} @skip-story=${() => this.#board?.skip()}>
        <div class="stage">
          <div class="transport">
            <p class="sentence"><span
                class="soft">${withRule(sentenceOf(frame), table.game, presentation.citation)}</span>
                  ${frame.step === frames.steps
                    ? html`<span class="outcome">${table.result?.headline} ${table.result?.why}</span>`
                    : nothing}</p>
            <replay-controls
              .step=${frame.step}
              .steps=${frames.steps}
              .speed=${this.#player.speed}
              ?playing=${this.#player.isPlaying}
              @go=${this.#go}
              @toggle=${this.#toggle}
              @speed=${this.#hurry}
            ></replay-controls>
            ${this.#renderOdds(frame)}
          </div>
          ${this.#renderBoard(frames, frame, presentation, words)}
        </div>
        ${this.#renderAside(frames, frame, presentation, words)}
      </main>
      <div class="notice ${this._notice ? 'shown' : ''}" role="status">${this._notice}</div>`;
  }

  #renderOdds(frame) {
    const found = this.#analysis?.found;
    return found ? html`<replay-odds .found=${found} .step=${frame.step} @go=${this.#go}></replay-odds>` : nothing;
  }

  #renderAnalysis(frame, table) {
    const analysis = this.#analysis;
    return html`<replay-analysis
      .analysis=${analysis}
      .progress=${analysis?.progress}
      .done=${analysis?.done}
      .step=${frame.step}
      .seats=${table.seats}
      @begin=${() => analysis.begin()}
      @go=${this.#go}
    ></replay-analysis>`;
  }

  // The tag comes from our own list of games, never from the server.
  #renderBoard(frames, frame, { board }, words) {
    const tag = unsafeStatic(board);
    const isNext = this.#cameFrom === frame.step - 1;
    const moment = momentOf({
      words,
      view: this.#viewOf(frame),
      journal: isNext ? frame.journal : [],
      seat: /^\d+$/.test(this._eyes) ? Number(this._eyes) : null,
      toMove: frame.toMove,
      seats: frames.table.seats,
      options: frames.table.options,
      scene: frames.scene,
      highlight: this._highlight,
      past: frames.all.slice(0, frame.step + 1).filter(Boolean),
      notes: this._notes.filter(({ step }) => step <= frame.step),
      pace: settings.tells && isNext && this.#player.travels ? this.#player.pace : null,
      moving: settings.moves,
    });
    return literal`<${tag} class="board" .moment=${moment} @story=${(event) => this.#player.tells(event.detail.busy)}></${tag}>`;
  }

  #renderAside(frames, frame, presentation, words) {
    const { table } = frames;
    return html`<aside>
      ${this.#renderEyes(table, presentation)}
      ${frames.curve ? html`<plateau-curve .curve=${frames.curve} .now=${frame.time}
            .limits=${presentation.limits?.(this.#viewOf(frame), words) ?? []}></plateau-curve>` : nothing}
      <div class="small-odds">${this.#renderOdds(frame)}</div>
      ${this.#renderAnalysis(frame, table)}
      <replay-journal .turns=${this.#analysis?.found?.turningPoints ?? NO_TURNS} .frames=${frames.all} .loaded=${frames.come}
          .step=${frame.step} .game=${table.game} .citation=${presentation.citation} @go=${this.#go}></replay-journal>
      <play-on .table=${table} .step=${frame.step} ?ended=${frame.step === frames.steps && table.result}></play-on>
      <section class="links">
        <h2 class="overline">${say('replay.more')}</h2>
        <button @click=${this.#copyLink}>${say('replay.link')}</button>
        ${isHere(table.id)
          ? html`<button @click=${() => saveFile(table.id)}>${say('replay.download')}</button>`
          : html`<a class="button" href="/api${pathOf(table.id)}/replay"
              download="${table.game}-${table.id}.plateau">${say('replay.download')}</a>`}
      </section>
      <replay-dice .table=${table}></replay-dice>
      <plateau-in-words .inWords=${presentation.inWords} .view=${this.#viewOf(frame)} .words=${words}
        .scene=${frames.scene}></plateau-in-words>
    </aside>`;
  }

  #renderEyes(table, presentation) {
    const seats = table.seats.map(({ seat, name }) => [String(seat), name ?? say('seat.number', { seat })]);
    const choices = [['spectator', say('replay.as-spectator')], ...(presentation.referee ? [['all', say('replay.as-all')]] : []), ...seats];
    return html`<label class="eyes"><span class="overline">${say('replay.as')}</span>
      <select name="eyes" @change=${(event) => (this._eyes = event.target.value)}>
        ${choices.map(([eyes, words]) => html`<option value=${eyes} ?selected=${eyes === this._eyes}>${words}</option>`)}
      </select>
    </label>`;
  }

  #hurry = ({ detail: { speed } }) => {
    this.#player.hurry(speed);
    this.requestUpdate();
  };

  #copyLink = async () => {
    const address = `${location.origin}${pageOf(this.table)}#${this._step}`;
    try {
      await navigator.clipboard.writeText(address);
      this.#tell(say('copied'));
    } catch {
      this.#tell(`${say('seats.copy-by-hand')} ${address}`); // not every browser lets a page copy
    }
  };

  #tell(words) {
    this._notice = words;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this._notice = ''), 8000);
  }
}

/** What happened with this step, in one line. */
function sentenceOf({ move, journal }) {
  return journal.find(({ heading, detail }) => !heading && !detail)?.words ?? move?.words ?? journal[0]?.words ?? '';
}

function stepInAddress() {
  return /^#\d{1,6}$/.test(location.hash) ? Number(location.hash.slice(1)) : 0;
}

customElements.define('replay-page', ReplayPage);
