import { LitElement, html, nothing } from 'lit';
import { aboutGame } from '../games/known.js';
import { get, post } from '../shell/api.js';
import { go } from '../shell/router.js';
import { Reading } from '../shell/reading.js';
import { settings } from '../shell/settings.js';
import '../shell/plateau-bar.js';
import '../shell/plateau-trouble.js';
import { aboutComputer, allComputers, computerOptions } from '../levels/levels.js';
import { keepTokens } from '../table/tokens.js';
import { shared } from '../theme/shared.js';
import { isLacking } from '../ways/games-with.js';
import { say } from '../words/words.js';
import { chosenOptions, optionFields, textFor } from './option-fields.js';
import { seatFor, usualSeats } from './seating.js';
import './words.js';
import style from './new-table-page.css' with { type: 'css' };

const CLOCKS = [
  { minutes: 5, seconds: 5 },
  { minutes: 15, seconds: 10 },
  { minutes: 45, seconds: 30 },
];

/** A table as one wants it: who sits where, options, clock, private or public. */
class NewTablePage extends LitElement {
  static properties = {
    game: {},
    _about: { state: true },
    _seats: { state: true },
    _trouble: { state: true },
    _created: { state: true },
    _chosen: { state: true },
    _own: { state: true },
    _allPlayers: { state: true },
    _preset: { state: true },
  };

  static styles = [shared, style];


  constructor() {
    super();
    /** @type {string} */
    this.game = '';
    new Reading(this, () => this.game, (isWanted) => this.#read(isWanted));
    this._about = null;
    /** @type {string[]} who sits where: `me`, `here`, `open`, `bot` or the name of a computer player */
    this._seats = [];
    this._trouble = null;
    this._created = null;
    /** @type {Record<string, string>} what was chosen in menus that change the form */
    this._chosen = {};
    /** @type {Record<string, string>} the texts of one's own to begin with */
    this._own = {};
    this._allPlayers = false;
    /** @type {import('../shell/types').Preset | null} a way to play that was chosen as a whole */
    this._preset = null;
  }

  async #read(isWanted) {
    try {
      const about = await aboutGame(this.game);
      if (!isWanted()) return;
      this._about = about;
      document.title = `${say('new.title', { game: this._about.name })} · Plateau`;
      this._trouble = null;
      if (this._seats.length === 0) this._seats = usualSeats(this._about.seats.usual);
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  render() {
    if (isLacking(this._trouble)) return html`<games-with kind="games" .game=${this.game}></games-with>`;
    if (!this._about) {
      return this._trouble
        ? html`<plateau-trouble .heading=${say('trouble.title')} .words=${this._trouble.words}
            ?retry=${this._trouble.passes}></plateau-trouble>`
        : html`<plateau-bar></plateau-bar>`;
    }
    return html`<plateau-bar></plateau-bar>
      <main>
        <h1>${say('new.title', { game: this._about.name })}</h1>
        <p class="soft">${this._about.about}</p>
        ${this._created ? this.#renderCreated() : this.#renderForm()}
      </main>`;
  }

  #renderForm() {
    return html`${this.#renderPresets()}<form @submit=${this.#create}>
      <fieldset>
        <legend>${say('new.seats')}</legend>
        <label class="row"><span>${say('new.name')}</span><input name="name" maxlength="30" autocomplete="nickname"
            .value=${settings.name}></label>
        ${this.#renderCount()}
        ${this._seats.length > 1
          ? html`<p class="together"
              ><button type="button" @click=${this.#seatAllHere}>${say('new.all-here')}</button> <span
              class="soft small">${say('new.all-here-about')}</span></p>`
          : nothing}
        ${this._seats.map((who, seat) => this.#renderSeat(who, seat))}
        ${allComputers(this._about, this._allPlayers, (all) => (this._allPlayers = all))}
        ${this._seats.includes('me') ? nothing : html`<p class="soft">${say('new.watch-note')}</p>`}
      </fieldset>
      ${this._about.options.length
        ? html`<fieldset>
            <legend>${say('new.options')}</legend>
            ${optionFields(presetOf(this._about, this._preset), { chosen: this._chosen, own: this._own, choose: this.#choose })}
          </fieldset>`
        : nothing}
      <fieldset>
        <legend>${say('new.more')}</legend>
        <label class="row"><span>${say('new.clock')}</span>
          <select name="clock">
            <option value="">${say('new.no-clock')}</option>
            ${CLOCKS.map((clock, i) => html`<option value=${i}>${say('new.clock-choice', clock)}</option>`)}
          </select>
        </label>
        <label class="check"><input type="checkbox" name="public"><span>${say('new.public')}</span></label>
        ${this.#hasCompany
          ? html`<label class="check"><input type="checkbox" name="hints"><span>${say('new.hints')}</span></label>`
          : nothing}
      </fieldset>
      ${this._trouble ? html`<p class="alert" role="alert">${this._trouble.words}</p>` : nothing}
      <button class="main">${say('new.create')}</button>
    </form>`;
  }

  #renderPresets() {
    const { presets } = this._about;
    if (presets.length === 0) return nothing;
    return html`<fieldset class="presets">
      <legend>${say('new.presets')}</legend>
      ${[null, ...presets].map(
        (preset) => html`<label class="check"><input type="radio" name="preset" .checked=${preset === this._preset}
            @change=${() => this.#choosePreset(preset)}><span>${preset?.name ?? say('new.preset-usual')}${preset
              ? html`<br><span class="soft small">${preset.about}</span>`
              : nothing}</span></label>`,
      )}
    </fieldset>`;
  }

  #choosePreset(preset) {
    this._preset = preset;
    this._chosen = { ...preset?.options };
    this._seats = usualSeats(preset?.seats ?? this._about.seats.usual);
  }

  // Somebody who is alone with computer players may always ask.
  get #hasCompany() {
    return this._seats.filter((who) => ['me', 'here', 'open', 'bot'].includes(who)).length > 1;
  }

  #renderCount() {
    const { min, max } = this._about.seats;
    if (min === max) return nothing;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return html`<label class="row"><span>${say('new.count')}</span>
      <select @change=${(event) => this.#resize(Number(event.target.value))}>
        ${counts.map((count) => html`<option value=${count} ?selected=${count === this._seats.length}>${count}</option>`)}
      </select>
    </label>`;
  }

  #resize(count) {
    const added = this._about.seats.usual.find((who) => who !== 'human') ?? 'open';
    this._seats = Array.from({ length: count }, (_, seat) => this._seats[seat] ?? added);
  }

  #renderSeat(who, seat) {
    const people = [
      { id: 'me', words: say('new.me') },
      { id: 'here', words: say('new.here') },
      { id: 'open', words: say('new.open') },
    ];
    return html`<label class="row"><span>${this.#seatName(seat)}</span>
      <select data-seat=${seat} @change=${(event) => this.#seat(seat, event.target.value)}>
        ${people.map(({ id, words }) => html`<option value=${id} ?selected=${id === who}>${words}</option>`)}
        ${computerOptions(this._about, who, this._allPlayers)}
        <option value="bot" ?selected=${who === 'bot'}>${say('new.bot')}</option>
      </select>
    </label>
    ${aboutComputer(this._about, who, this._allPlayers)}
    ${who === 'here'
      ? html`<label class="row guest"
          ><span>${say('new.here-name')}</span><input name="guest.${seat}" maxlength="30" autocomplete="off"
          placeholder=${say('new.seat', { seat })}></label>`
      : nothing}`;
  }

  // In some games a seat is a side with a name of its own.
  #seatName(seat) {
    const side = this._about.seats.sides[seat];
    return side ? say('new.seat-side', { seat, side }) : say('new.seat', { seat });
  }

  #seatAllHere = () => {
    this._seats = this._seats.map((_, seat) => (seat === 0 ? 'me' : 'here'));
  };

  #seat(seat, who) {
    this._seats = this._seats.map((one, i) => (i === seat ? who : who === 'me' && one === 'me' ? 'open' : one));
  }

  // The text that somebody begins with comes when it is wanted: it may be long.
  #choose = async (option, value) => {
    this._chosen = { ...this._chosen, [option]: value };
    if (option in this._own) return;
    try {
      const { documents } = await get(`/games/${this.game}/documents`);
      this._own = { ...this._own, [option]: textFor(this.game, option, documents) };
    } catch (trouble) {
      this._trouble = trouble;
    }
  };

  #renderCreated() {
    const { table, tokens } = this._created;
    const bots = tokens.filter(({ seat }) => table.seats[seat].kind === 'bot');
    return html`<div class="created" role="status">
      ${bots.map(({ seat, token }) => html`<p>${say('new.bot-token', { seat })}</p><code>${token}</code>`)}
      <a class="button main" href="/table/${table.id}">${say('new.go-on')}</a>
    </div>`;
  }

  async #create(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const name = String(form.get('name') ?? '').trim();
    settings.change({ name });
    const clock = CLOCKS[form.get('clock') === '' ? -1 : Number(form.get('clock'))];
    const options = chosenOptions(this._about, form);
    try {
      const created = await post('/tables', {
        game: this.game,
        options,
        public: form.has('public'),
        hints: form.has('hints'),
        seats: this._seats.map((who, seat) => seatFor(who, who === 'here' ? this.#guest(form, seat) : name)),
        ...(clock && { clock: { bankMs: clock.minutes * 60_000, gainMs: clock.seconds * 1000 } }),
      });
      this.#enter(created);
    } catch (trouble) {
      this._trouble = trouble;
    }
  }

  // People who share a device are called by their names.
  #guest(form, seat) {
    return String(form.get(`guest.${seat}`) ?? '').trim() || say('new.seat', { seat });
  }

  #enter(created) {
    const { table, tokens } = created;
    keepTokens(created);
    const hasBots = tokens.some(({ seat }) => table.seats[seat].kind === 'bot');
    if (hasBots) this._created = created;
    else go(`/table/${table.id}`);
  }
}

/** The game with the options of a preset where they usually have their standard. */
function presetOf(about, preset) {
  if (!preset) return about;
  return { ...about, options: about.options.map((option) => ({ ...option, value: preset.options[option.id] })) };
}

customElements.define('new-table-page', NewTablePage);
