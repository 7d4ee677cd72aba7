import { html } from 'lit';

/**
 * The marks of a board, as the board draws them: each picture stands around the point (0, 0), in 52 by 52 units.
 *
 * @typedef {{picture: import('lit').TemplateResult<2>, name: string, about: string}} Mark
 * @param {Mark[]} marks
 */
export function legendList(marks) {
  return html`<dl>
    ${marks.map(
      ({ picture, name, about }) => html`<div>
        <svg viewBox="-26 -26 52 52" aria-hidden="true">${picture}</svg>
        <dt>${name}</dt>
        <dd>${about}</dd>
      </div>`,
    )}
  </dl>`;
}
