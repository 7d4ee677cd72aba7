import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import '../cards/open-card.js';
import { aboutGame } from '../games/known.js';
import { momentOf } from '../games/moment.js';
import { presentationOf } from '../games/presentation.js';
import { printedOf } from '../games/printed.js';
import '../home/game-picture.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { Reading } from '../shell/reading.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { isLacking } from '../ways/games-with.js';
import { wordsOf } from '../words/game-words.js';
import { unbroken } from '../words/unbroken.js';
import { say } from '../words/words.js';
import './companion-ask.js';
import './figures-panel.js';
import { Talk } from './talk.js';
import './told-lines.js';
import './words.js';
import style from './companion-page.css' with { type: 'css' };

/** A phone beside a real table: what to do, one question, large answers. */
class CompanionPage extends LitElement {
  static properties = { game: {}, _about: { state: true }, _panel: { state: true }, _lost: { state: true } };

  static styles = [shared, accents, style];

  /** @type {Talk | null} */
  #talk = null;
  #sure = false;

  constructor() {
    super();
    new Reading(this, () => this.game, (isWanted) => this.#read(isWanted));
    this.game = '';
    /** @type {any} */
    this._about = null;
    this._panel = '';
    /** @type {any} */
    this._lost = null;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    this.#talk?.close();
  }

  willUpdate(changed) {
    if (changed.has('game')) this.#turnTo();
  }

  #turnTo() {
    this.#talk?.close();
    this.#talk = null;
    this._about = null;
    this._lost = null;
  }

  async #read(isWanted) {
    this.dataset.game = this.game;
    this.#talk ??= new Talk(this.game, () => this.requestUpdate());
    try {
      const [about, words, presentation, { emblem }] = await Promise.all([
        aboutGame(this.game),
        wordsOf(this.game),
        presentationOf(this.game),
        printedOf(this.game),
      ]);
      if (!isWanted()) return;
      this._about = { ...about, words, presentation, emblem };
      this._lost = about.hasCompanion ? null : { code: 'no-companion' };
      if (this._lost) return;
      document.title = `${say('companion.title', { game: about.name })} · Plateau`;
      await this.#talk.open();
    } catch (trouble) {
      this._lost = trouble.words ? trouble : { words: say('companion.unreachable'), code: 'unreachable' };
    }
  }

  updated() {
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  // A phone that wakes up does not wait for the next try.
  #again = () => {
    if (this.#talk?.waits && document.visibilityState === 'visible') this.#talk.open();
  };

  #said = async ({ detail }) => {
    await this.#talk?.say(detail);
    this.renderRoot.querySelector('.told')?.scrollTo(0, 0);
  };

  #told = async (event) => {
    this._panel = '';
    await this.#said(event);
  };

  render() {
    if (isLacking(this._lost)) return html`<games-with kind="companion" .game=${this.game}></games-with>`;
    if (this._lost && !this._about) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._lost.words} retry></plateau-trouble>`;
    }
    // Whether there is a companion at all is not known before: until then nothing is offered.
    if (!this._about) return html`<plateau-bar></plateau-bar>`;
    const now = this.#talk?.now;
    return html`<plateau-bar><span class="where">${say('companion.title', { game: this._about.name })}</span></plateau-bar>
      <main class="table">
        <ul class="status">${now?.status?.map((fact) => html`<li>${fact}</li>`)}</ul>
        <div class="told" tabindex="0" role="region" aria-label=${say('companion.log')}>${this.#renderTold(now)}</div>
        <div class="sheet">
          <div class="question">${this.#renderTrouble()} ${this.#renderAsk(now)}</div>
          ${this.#renderTools(now)}
        </div>
      </main>
      ${this.#renderPanel(now)}`;
  }

  #renderTold(now) {
    if (!now?.told) return now ? this.#renderWelcome() : nothing;
    // Where nothing is new, the last lines say where we are.
    const from = Math.min(now.toldBefore, Math.max(0, now.told.length - 2));
    return html`${now.noted ? html`<p class="noted" role="status">${unbroken(now.noted)}</p>` : nothing}
      <told-lines .lines=${now.told.slice(from)} .done=${this.#talk?.kept.done ?? []} .picture=${this.#picture}
          @ticked=${this.#ticked}></told-lines>
      ${now.card ? html`<open-card .card=${now.card} .emblem=${this._about.emblem}></open-card>` : nothing}`;
  }

  #renderWelcome() {
    return html`<game-picture .game=${this._about}></game-picture>
      <p>${unbroken(this._about.about)}</p>
      <p class="soft small">${say('companion.kept')}</p>`;
  }

  #picture = (line) => this._about.presentation.told?.(line, this._about.words) ?? null;

  #ticked = ({ detail }) => {
    this.#talk?.tick(detail);
    this.requestUpdate();
  };

  #renderTrouble() {
    const trouble = this.#talk?.trouble;
    if (!trouble) return nothing;
    return this.#talk?.waits
      ? html`<div class="alert"
          role="alert">${say('companion.unreachable')}<button @click=${() => this.#talk?.open()}>${say('companion.again')}</button></div>`
      : html`<div class="alert" role="alert"><b>${say('companion.trouble')}</b>${trouble.words}</div>`;
  }

  #renderAsk(now) {
    if (!now) return this.#talk?.trouble && !this.#talk.waits ? this.#renderRestart() : nothing;
    if (now.stage === 'over') {
      return html`<div class="end"
          ><h2>${say('companion.over')}</h2><button class="main"
          @click=${() => this.#talk?.restart()}>${say('companion.new')}</button></div>`;
    }
    return html`<companion-ask .ask=${now.ask} ?busy=${this.#talk?.busy || this.#talk?.waits} @said=${this.#said}></companion-ask>`;
  }

  #renderTools(now) {
    const canGoBack = now?.stage === 'preparing' ? now.prepared.length > 0 : now?.canGoBack;
    return html`<div class="tools">
      <button class="quiet" data-tool="back" ?disabled=${!canGoBack || this.#talk?.busy}
          @click=${() => this.#said({ detail: { back: 1 } })}>${say('companion.back')}</button>
      ${now?.ask?.about
        ? html`<button class="quiet" data-tool="explain" @click=${this.#explain}>${say('companion.explain')}</button>`
        : nothing}
      ${now?.pieces?.length ? this.#tool('figures') : nothing} ${now?.board ? this.#tool('board') : nothing} ${this.#tool('more')}
    </div>`;
  }

  #tool(panel) {
    return html`<button class="quiet" data-tool=${panel} @click=${() => (this._panel = panel)}>${say(`companion.${panel}`)}</button>`;
  }

  #explain = () => /** @type {any} */ (this.renderRoot.querySelector('companion-ask'))?.explain();

  #renderPanel(now) {
    if (!this._panel) return nothing;
    const title = say(`companion.${this._panel}`);
    return html`<dialog aria-label=${title} @close=${this.#close}>
      <div class="head"><h2>${title}</h2><button data-tool="close" @click=${this.#close}>${say('companion.close')}</button></div>
      <div class="body">${this.#renderBody(now)}</div>
    </dialog>`;
  }

  #close = () => {
    this._panel = '';
    this.#sure = false;
  };

  #renderBody(now) {
    switch (this._panel) {
      case 'figures':
        return html`<figures-panel .pieces=${now.pieces} .tellings=${now.tellings} ?busy=${this.#talk?.busy}
            @said=${this.#told}></figures-panel>`;
      case 'board':
        return [html`<p class="soft">${say('companion.board.about')}</p>`, this.#renderBoard(now)];
      case 'log':
        return html`<told-lines still .lines=${now.told}></told-lines>`;
      default:
        return this.#renderMore(now);
    }
  }

  // The tag comes from our own list of games, never from the server.
  #renderBoard({ board, scene }) {
    const tag = unsafeStatic(this._about.presentation.board);
    return literal`<${tag} .moment=${momentOf({ view: board, scene, words: this._about.words })}></${tag}>`;
  }

  #renderMore(now) {
    return html`${now?.told
      ? html`<button @click=${() => (this._panel = 'log')}>${say('companion.log')}</button><button data-tool="save"
          @click=${this.#save}>${say('companion.save')}</button>`
      : nothing}
      <label class="button file">${say('companion.open')}<input class="only-heard" type="file" @change=${this.#openFile} /></label>
      ${this._about.hasRules ? html`<a class="button" href="/rules/${this.game}">${say('companion.rules')}</a>` : nothing}
      <a class="button" href="/print/${this.game}">${say('companion.print')}</a>
      ${this.#renderRestart()}
      <p class="soft">${say('companion.kept')}</p>`;
  }

  #renderRestart() {
    return this.#sure
      ? html`<p class="alert" role="alert">${say('companion.restart.sure')}</p><button data-tool="restart-yes"
          @click=${this.#restart}>${say('companion.restart.yes')}</button>`
      : html`<button data-tool="restart" @click=${this.#ask}>${say('companion.restart')}</button>`;
  }

  #ask = () => {
    this.#sure = true;
    this.requestUpdate();
  };

  #restart = () => {
    this.#close();
    this.#talk?.restart();
  };

  #save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this.#talk?.kept.text ?? ''], { type: 'text/plain' }));
    link.download = `${this.game}${this.#talk?.now.ending}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  #openFile = async ({ target }) => {
    const [file] = target.files;
    this.#close();
    if (file) await this.#talk?.openFile(await file.text());
  };
}

customElements.define('companion-page', CompanionPage);
