import { LitElement, html, nothing } from 'lit';
import { FollowSettings, settings } from '../../../shell/settings.js';
import { shared } from '../../../theme/shared.js';
import { NO_WORDS } from '../../../words/game-words.js';
import { learn, say } from '../../../words/words.js';
import { blocksOf, valueOf, withCopy, withField, withFigure, withId, without } from './team-text.js';
import { words as ownWords } from './words.js';
import style from './team-form.css' with { type: 'css' };

learn(ownWords);

const ROLES = ['leader', 'specialist', 'trooper'];
const ORDERS = ['steady-aim', 'field-patch', 'blood-rush'];
const ITEMS = ['frag-grenade', 'smoke-grenade', 'medi-pack', 'ammo', 'mine', 'sentry'];
const STATS = ['2+', '3+', '4+', '5+', '6+', '7+', '8+'];

/** A strike team as a form: one card for each figure. The text is the truth; the form only changes its lines. */
class TeamForm extends LitElement {
  static properties = { text: {}, reference: {}, words: { attribute: false }, fault: { attribute: false } };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.text = '';
    this.reference = '';
    this.words = NO_WORDS;
    /** @type {{line: number | null, words: string} | null} */
    this.fault = null;
  }

  render() {
    const blocks = blocksOf(this.text);
    const team = blocks.find(({ kind }) => kind === 'team');
    const figures = blocks.filter(({ kind }) => kind === 'figure');
    const points = figures.reduce((sum, figure) => sum + (Number(valueOf(figure, 'points')) || 0), 0);
    const weapons = [...blocksOf(this.reference), ...blocks].filter(({ kind }) => kind === 'weapon');
    return html`${team ? this.#renderTeam(team) : nothing}
      <p class="sum number" role="status">${say('team.totals', { figures: figures.length, points })}</p>
      <div class="figures">${figures.map((figure) => this.#renderFigure(figure, weapons))}</div>
      <button class="add" @click=${() => this.#send(withFigure(this.text))}>${say('team.add')}</button>
      <p class="soft small">${say('team.own-weapons')}</p>`;
  }

  #renderTeam(team) {
    return html`<section class="card ${this.#isFaulty(team) ? 'fault' : ''}"><div class="grid wide">
      ${this.#id(team)} ${this.#input(team, 'name en', 'team.name-en')} ${this.#input(team, 'name fr', 'team.name-fr')}
      ${this.#select(team, 'order', 'team.order', ORDERS, (order) => this.words.say(`special-order.${order}`))}
    </div></section>`;
  }

  #renderFigure(figure, weapons) {
    const isFaulty = this.#isFaulty(figure);
    return html`<section class="card ${isFaulty ? 'fault' : ''}" data-figure=${figure.id}>
      <div class="top"><h3>${valueOf(figure, `name ${settings.language}`) || figure.id}</h3><span
          class="number soft">${valueOf(figure, 'points')}</span></div>
      <div class="grid">
        ${this.#select(figure, 'role', 'team.role', ROLES, (role) => this.words.say(`role.${role}`))}
        ${this.#number(figure, 'points', 1, 100)}
        ${this.#select(
          figure,
          'item',
          'team.item',
          ['', ...ITEMS],
          (item) => (item ? this.words.say(`item.${item}`) : say('team.nothing')),
        )}
      </div>
      ${this.#renderWeapons(figure, weapons)}
      <details ?open=${isFaulty}>
        <summary>${say('team.more')}</summary>
        <div class="grid wide">${this.#id(figure)} ${this.#input(figure, 'name en', 'team.name-en')}
        ${this.#input(figure, 'name fr', 'team.name-fr')}</div>
        <div class="grid">
          ${this.#input(figure, 'speed', 'team.speed')} ${this.#stat(figure, 'shoot', true)} ${this.#stat(figure, 'fight', true)}
          ${this.#stat(figure, 'survive', false)}
          ${this.#number(figure, 'armour', 0, 4)} ${this.#number(figure, 'size', 1, 4)} ${this.#number(figure, 'vp', 0, 9)}
          ${this.#select(figure, 'recon', 'team.recon', ['', ...STATS])}
        </div>
        ${this.#input(figure, 'keywords', 'team.keywords')}
      </details>
      <div class="ways">
        <button class="copy" @click=${() => this.#send(withCopy(this.text, figure))}>${say('team.copy')}</button>
        <button class="remove" @click=${() => this.#send(without(this.text, figure))}>${say('team.remove')}</button>
      </div>
    </section>`;
  }

  // Up to two weapons by choice; whoever wants more writes them in the text, and they stay.
  #renderWeapons(figure, weapons) {
    const carried = valueOf(figure, 'weapons').split(' ').filter(Boolean);
    const name = (id) => {
      const weapon = weapons.find((one) => one.id === id);
      return (weapon && valueOf(weapon, `name ${settings.language}`)) || id;
    };
    const choose = (place) => (event) => {
      const chosen = [...carried];
      chosen[place] = event.target.value;
      this.#send(withField(this.text, figure, 'weapons', chosen.filter(Boolean).join(' ')));
    };
    const ids = weapons.map(({ id }) => id).filter((id) => id !== 'bare-hands' && id !== 'sentry-repeater');
    return html`<div class="grid wide">
      ${[0, 1].map(
        (place) => html`<label class=${this.#wrong(figure, 'weapons')}>${say('team.weapons')} ${place + 1}
          <select data-field="weapons" @change=${choose(place)}>
            ${['', ...new Set([...ids, ...carried])].map(
              (id) => html`<option value=${id} ?selected=${id === (carried[place] ?? '')}>${id ? name(id) : say('team.nothing')}</option>`,
            )}
          </select></label>`,
      )}
    </div>`;
  }

  #id(block) {
    return html`<label class=${this.fault?.line === block.start + 1 ? 'wrong' : ''}>${say('team.id')}
      <input data-field="id" .value=${block.id} @change=${(event) => this.#send(withId(this.text, block, event.target.value))}></label>`;
  }

  #input(block, key, label) {
    return html`<label class=${this.#wrong(block, key)}
        >${say(label)}<input data-field=${key} .value=${valueOf(block, key)} @change=${this.#changes(block, key)}></label>`;
  }

  #number(block, key, min, max) {
    return html`<label class=${this.#wrong(block, key)}>${say(`team.${key}`)}
      <input data-field=${key} type="number" min=${min} max=${max} .value=${valueOf(block, key)}
          @change=${this.#changes(block, key)}></label>`;
  }

  #stat(block, key, mayBeBlank) {
    return this.#select(block, key, `team.${key}`, mayBeBlank ? ['-', ...STATS] : STATS);
  }

  // A value that the form does not know is shown as it is written.
  #select(block, key, label, values, name = (value) => value || '–') {
    const now = valueOf(block, key);
    return html`<label class=${this.#wrong(block, key)}>${say(label)}
      <select data-field=${key} @change=${this.#changes(block, key)}>
        ${[...new Set([...values, now])].map((value) => html`<option value=${value} ?selected=${value === now}>${name(value)}</option>`)}
      </select></label>`;
  }

  #changes = (block, key) => (event) => this.#send(withField(this.text, block, key, event.target.value));

  #wrong(block, key) {
    const line = block.fields.get(key)?.line;
    return line !== undefined && this.fault?.line === line + 1 ? 'wrong' : '';
  }

  #isFaulty({ start, end }) {
    const line = (this.fault?.line ?? 0) - 1;
    return line >= start && line < end;
  }

  #send(text) {
    this.dispatchEvent(new CustomEvent('change-text', { detail: { text }, bubbles: true, composed: true }));
  }
}

export const tag = 'deadzone-team-form';

customElements.define(tag, TeamForm);
