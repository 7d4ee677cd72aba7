import { html, nothing } from 'lit';
import { editorLink } from '../ways/ways.js';
import { say } from '../words/words.js';

/** In a menu of things that come with the game: I write my own. No id has a blank. */
const OWN = 'my own';

/**
 * @typedef {{id: string, name: string, number?: {name: string, max: number}}} Value
 * @typedef {{id: string, name: string, about?: string, kind: 'whole' | 'switch' | 'choice' | 'text', standard: string, min?: number, max?:
 *   number, values?: Value[], longest?: number, seatedAs: string | null, value?: string}} Option as the server
 *   tells of it, and the value that a preset has for it
 */

/**
 * The fields of a form for what can be chosen in a game. What follows from who sits where is not asked a second time.
 *
 * @param {import('../shell/types').Game} game
 * @param {{chosen: Record<string, string>, own: Record<string, string>, choose: (option: string, value: string) => void}} how `chosen` are
 *   the values of menus, `own` the texts that somebody has begun to write
 */
export function optionFields(game, how) {
  return asked(game).map((option) => FIELDS[option.kind](option, how, game));
}

/**
 * What was chosen, as the server wants it.
 *
 * @param {import('../shell/types').Game} game
 * @param {FormData} form
 * @returns {Record<string, string>}
 */
export function chosenOptions(game, form) {
  return Object.fromEntries(asked(game).map((option) => [option.id, valueIn(form, option)]));
}

/** @returns {Option[]} */
function asked({ options }) {
  return options.filter(({ seatedAs }) => !seatedAs);
}

function valueIn(form, { id, kind }) {
  if (kind === 'switch') return form.has(`option.${id}`) ? 'on' : 'off';
  const value = String(form.get(`option.${id}`));
  if (value === OWN) return String(form.get(`own.${id}`));
  const number = form.get(`number.${id}`);
  return number ? `${value}:${number}` : value;
}

const FIELDS = {
  whole: ({ id, name, about, standard, min, max, value = standard }) =>
    row(
      name,
      about,
      `${say('new.between', { min, max })}, ${say('new.standard', { value: standard })}`,
      html`<input name="option.${id}" type="number" required min=${min} max=${max} .value=${value}>`,
    ),
  switch: ({ id, name, about, standard, value = standard }) =>
    html`<label class="check"
        ><input type="checkbox" name="option.${id}" ?checked=${value === 'on'}><span>${name}${below(about)}</span></label>`,
  choice: ({ id, name, about, standard, values, value: chosen = standard }) =>
    row(name, about, usually(values, standard), html`<select name="option.${id}">${values.map((value) => item(value, chosen))}</select>`),
  text: (option, how, game) => (option.values.length
    ? menu(option, how, game)
    : row(option.name, option.about, '', writing(`option.${option.id}`, option, option.standard))),
};

function menu(option, { chosen, own, choose }, game) {
  const { id, name, about, standard, values } = option;
  const value = chosen[id] ?? standard;
  const number = values.find((one) => one.id === value)?.number;
  return html`${row(
      name,
      about,
      usually(values, standard),
      html`<select name="option.${id}" @change=${(event) => choose(id, event.target.value)}>
        ${values.map((one) => item(one, value))}
        <option value=${OWN} ?selected=${value === OWN}>${say('new.own')}</option>
      </select>`,
    )}
    ${number
      ? row(
        number.name,
        '',
        say('new.between', { min: 1, max: number.max }),
        html`<input name="number.${id}" type="number" min="1" max=${number.max}>`,
      )
      : nothing}
    ${value === OWN
      ? html`<div class="own"
          >${row(say('new.own-text', { name }), '', '', writing(`own.${id}`, option, own[id] ?? ''))}${editorLink(game)}</div>`
      : nothing}`;
}

function writing(field, { longest }, text) {
  return html`<textarea name=${field} rows="6" required maxlength=${longest} spellcheck="false" .value=${text}></textarea>`;
}

function row(name, about, hint, field) {
  return html`<label class="row"><span>${name}${below(about)}${below(hint)}</span>${field}</label>`;
}

function below(words) {
  return words ? html`<br><span class="soft small">${words}</span>` : nothing;
}

function item({ id, name }, chosen) {
  return html`<option value=${id} ?selected=${id === chosen}>${name}</option>`;
}

function usually(values, standard) {
  return say('new.standard', { value: values.find(({ id }) => id === standard)?.name ?? standard });
}

/**
 * The text to begin with, for whoever writes one: what the editor keeps in this browser, else the first that comes with the game.
 *
 * @param {string} game
 * @param {string} option
 * @param {{id: string, options: {id: string}[], samples: {text: string}[]}[]} documents as the server tells of them
 */
export function textFor(game, option, documents) {
  const kind = documents.find(({ options }) => options.some(({ id }) => id === option));
  return kind ? (kept(`plateau.draft.${game}.${kind.id}`) ?? kind.samples[0]?.text ?? '') : '';
}

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
