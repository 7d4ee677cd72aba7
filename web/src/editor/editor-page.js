import { LitElement, html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { aboutGame } from '../games/known.js';
import { playNow } from '../home/play-now.js';
import { get, post } from '../shell/api.js';
import { Reading } from '../shell/reading.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { accents } from '../theme/accents.js';
import { shared } from '../theme/shared.js';
import { isLacking } from '../ways/games-with.js';
import { wordsOf } from '../words/game-words.js';
import { learn, say } from '../words/words.js';
import './document-text.js';
import { Draft } from './draft.js';
import { formOf } from './forms.js';
import { packed, unpacked } from './link.js';
import { words as ownWords } from './words.js';
import style from './editor-page.css' with { type: 'css' };

learn(ownWords);

/** How long somebody pauses before the server is asked again. */
const PAUSE = 350;

/** What people write for a game: as a text, and in step with it as a form where there is one; judged by the server while they write. */
class EditorPage extends LitElement {
  static properties = {
    game: {},
    _about: { state: true },
    _kind: { state: true },
    _form: { state: true },
    _verdict: { state: true },
    _notice: { state: true },
    _address: { state: true },
    _trouble: { state: true },
    _busy: { state: true },
  };

  static styles = [shared, accents, style];

  /** @type {Map<string, Draft>} */
  #drafts = new Map();
  #timer = 0;
  #questions = 0;

  constructor() {
    super();
    new Reading(this, () => this.game, (isWanted) => this.#read(isWanted));
    this.game = '';
    /** @type {any} */
    this._about = null;
    this._kind = '';
    /** @type {string | null} */
    this._form = null;
    /** @type {{sound: boolean, line: number | null, words: string, text: string} | null} */
    this._verdict = null;
    this._notice = '';
    this._address = '';
    this._trouble = null;
    this._busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#takeLink);
    addEventListener('keydown', this.#pressed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#takeLink);
    removeEventListener('keydown', this.#pressed);
    clearTimeout(this.#timer);
  }

  async #read(isWanted) {
    try {
      const [{ documents }, words, about] =
        await Promise.all([get(`/games/${this.game}/documents`), wordsOf(this.game), aboutGame(this.game)]);
      if (!isWanted()) return;
      this._about = { documents, words, seats: about.seats };
      this._trouble = null;
      this.dataset.game = this.game;
      document.title = `${say('editor.title', { game: words.say('game.name') })} · Plateau`;
      if (documents.length === 0) return;
      await this.#turnTo(this._kind || documents[0].id);
      await this.#takeLink();
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  async #turnTo(kind) {
    const form = await formOf(this.game, kind);
    const { samples } = this._about.documents.find(({ id }) => id === kind);
    if (!this.#drafts.has(kind)) this.#drafts.set(kind, new Draft(`${this.game}.${kind}`, samples[0]?.text ?? ''));
    this._kind = kind;
    this._form = form;
    this._verdict = null;
    this._address = '';
    this.#check();
  }

  // The text of a link takes the place of the draft, which one step of undo brings back.
  #takeLink = async () => {
    if (!this._about || !location.hash) return;
    try {
      const found = await unpacked(location.hash);
      if (!found || !this._about.documents.some(({ id }) => id === found.kind)) return;
      history.replaceState(null, '', location.pathname);
      await this.#turnTo(found.kind);
      if (found.text === this.#draft.text) return;
      this.#change(found.text);
      this._notice = say('editor.link-taken');
    } catch {
      history.replaceState(null, '', location.pathname);
      this._notice = say('editor.link-broken');
    }
  };

  get #draft() {
    return this.#drafts.get(this._kind);
  }

  get #document() {
    return this._about.documents.find(({ id }) => id === this._kind);
  }

  #change(text, isTyped = false) {
    this.#draft.change(text, isTyped);
    this.#changed();
  }

  #changed() {
    this._notice = '';
    this._address = '';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), PAUSE);
    this.requestUpdate();
  }

  async #check() {
    clearTimeout(this.#timer);
    const question = ++this.#questions;
    const { text } = this.#draft;
    const { longest, id } = this.#document;
    let verdict;
    if (text.length > longest) verdict = { sound: false, line: null, words: say('editor.too-long', { seen: text.length, longest }) };
    else {
      try {
        verdict = await post(`/games/${this.game}/documents/${id}/check`, { text });
      } catch (trouble) {
        verdict = { sound: false, line: null, words: say('editor.unchecked', { why: trouble.words }) };
      }
    }
    if (question === this.#questions) this._verdict = { ...verdict, text };
  }

  #pressed = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' ||
      event.composedPath().some((one) => one instanceof HTMLTextAreaElement)) {
      return;
    }
    event.preventDefault();
    this.#step(event.shiftKey ? 'redo' : 'undo');
  };

  #step(way) {
    this.#draft?.[way]();
    this.#changed();
  }

  #save = () => {
    const name = /^\s*(?:team|map)\s+([a-z0-9-]+)/m.exec(this.#draft.text)?.[1] ?? this.game;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([this.#draft.text], { type: 'text/plain' }));
    link.download = `${name}.${this._kind}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  #open = async (event) => {
    const [file] = event.target.files;
    if (file) this.#change(await file.text());
    event.target.value = '';
  };

  #share = async () => {
    const address = `${location.origin}/editor/${this.game}#${await packed(this._kind, this.#draft.text)}`;
    this._address = address;
    try {
      await navigator.clipboard.writeText(address);
      this._notice = say('editor.shared');
    } catch {
      this._notice = say('editor.share-by-hand'); // not every browser lets a page copy
    }
  };

  async #play(option) {
    this._busy = true;
    try {
      await playNow({ id: this.game, seats: this._about.seats }, { options: { [option]: this.#draft.text } });
    } catch (trouble) {
      this._notice = trouble.words;
    } finally {
      this._busy = false;
    }
  }

  render() {
    if (isLacking(this._trouble) || this._about?.documents.length === 0) {
      return html`<games-with kind="editor" .game=${this.game}></games-with>`;
    }
    if (this._trouble) {
      return html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words}
          ?retry=${this._trouble.passes}></plateau-trouble>`;
    }
    if (!this._about || !this._kind) return html`<plateau-bar></plateau-bar><main><p role="status">${say('editor.opening')}</p></main>`;
    const title = say('editor.title', { game: this._about.words.say('game.name') });
    return html`<plateau-bar><span class="where">${title}</span></plateau-bar>
      <main data-kind=${this._kind} @change-text=${(event) => this.#change(event.detail.text, event.detail.isTyped)}>
        <div class="head"><h1>${this.#document.name}</h1>${this.#renderKinds()}</div>
        ${this.#renderVerdict()} ${this.#renderTools()}
        <p role="status">${this._notice}</p>
        ${this._address
          ? html`<input class="address" readonly aria-label=${say('editor.share')} .value=${this._address}
              @focus=${(event) => event.target.select()}>`
          : nothing}
        <div class="halves ${this._form ? '' : 'plain'}">
          ${this._form ? this.#renderForm() : nothing}
          <section class="half">
            <h2>${say('editor.text')}</h2>
            <p class="soft small">${say('editor.text-hint')} ${this._form ? say('editor.both') : nothing} ${say('editor.kept')}</p>
            <document-text .text=${this.#draft.text} .line=${this.#fault?.line ?? null}></document-text>
          </section>
        </div>
      </main>`;
  }

  get #fault() {
    return this._verdict && !this._verdict.sound ? this._verdict : null;
  }

  #renderKinds() {
    if (this._about.documents.length < 2) return nothing;
    return html`<div role="tablist" aria-label=${say('editor.kinds')}>
      ${this._about.documents.map(
        ({ id, name }) => html`<button role="tab" aria-selected=${id === this._kind} data-kind=${id}
            @click=${() => this.#turnTo(id)}>${name}</button>`,
      )}
    </div>`;
  }

  #renderVerdict() {
    const verdict = this._verdict?.text === this.#draft.text ? this._verdict : null;
    const state = verdict ? (verdict.sound ? 'sound' : 'fault') : 'waiting';
    return html`<section class="verdict ${state}">
      ${verdict
        ? html`<span class="sign">${verdict.sound ? '✓' : '!'} ${say(verdict.sound ? 'editor.sound' : 'editor.fault')}</span>`
        : nothing}
      <p role="status">${verdict?.words ?? say('editor.checking')}</p>
      ${verdict?.line
        ? html`<button class="go-to"
            @click=${() => this.#goToLine(verdict.line)}>${say('editor.go-to-line', { line: verdict.line })}</button>`
        : nothing}
      ${verdict?.sound ? this.#renderPlay() : nothing}
    </section>`;
  }

  #goToLine(line) {
    /** @type {any} */ (this.renderRoot.querySelector('document-text')).goTo(line);
  }

  #renderPlay() {
    const { options } = this.#document;
    const label = (option) => (options.length > 1
      ? say('editor.play-as', { option: option.name.split(/\s*:\s*/)[0] })
      : say('editor.play'));
    return options.map(
      (option) => html`<button class="main play" data-option=${option.id} ?disabled=${this._busy}
          @click=${() => this.#play(option.id)}>${label(option)}</button>`,
    );
  }

  #renderTools() {
    const { samples } = this.#document;
    return html`<div class="tools">
      <button class="undo" ?disabled=${!this.#draft.canUndo} @click=${() => this.#step('undo')}>${say('editor.undo')}</button>
      <button class="redo" ?disabled=${!this.#draft.canRedo} @click=${() => this.#step('redo')}>${say('editor.redo')}</button>
      <label><span>${say('editor.sample')}</span>
        <select class="sample" .value=${''} @change=${this.#begin}>
          <option value="">${say('editor.sample-choose')}</option>
          ${samples.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
        </select>
      </label>
      <button @click=${() => /** @type {HTMLElement} */ (this.renderRoot.querySelector('input[type=file]')).click()}
          >${say('editor.open')}</button>
      <input type="file" tabindex="-1" aria-label=${say('editor.open')} accept=".${this._kind},.txt,text/plain" @change=${this.#open}>
      <button class="save" @click=${this.#save}>${say('editor.save')}</button>
      <button class="share" @click=${this.#share}>${say('editor.share')}</button>
    </div>`;
  }

  #begin = (event) => {
    const sample = this.#document.samples.find(({ id }) => id === event.target.value);
    event.target.value = '';
    if (sample) this.#change(sample.text);
  };

  // The tag comes from the game's own module.
  #renderForm() {
    const tag = unsafeStatic(this._form);
    return html`<section class="half form"><h2>${say('editor.form')}</h2>
      ${literal`<${tag} .text=${this.#draft.text} .reference=${this.#document.reference} .words=${this._about.words}
          .fault=${this.#fault}></${tag}>`}
    </section>`;
  }
}

customElements.define('editor-page', EditorPage);
