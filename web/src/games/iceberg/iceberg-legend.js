import { LitElement, css, html } from 'lit';
import { FollowSettings } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { legend } from './legend.js';
import { piecesStyle } from './pieces-style.js';

/** The marks of the board with their names, for the rules page. */
class IcebergLegend extends LitElement {
  static properties = { words: { attribute: false } };

  static styles = [
    shared,
    piecesStyle,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
        gap: var(--gap-2) var(--gap-4);
      }

      div {
        display: grid;
        grid-template-columns: 52px minmax(0, 1fr);
        gap: 0 var(--gap-3);
        align-items: center;
      }

      svg {
        grid-row: 1 / 3;
        width: 52px;
        height: 52px;
        background: var(--ice-dark);
        border-radius: var(--radius-small);
      }

      dt {
        font-weight: 650;
        align-self: end;
      }

      dt::first-letter {
        text-transform: uppercase;
      }

      dd {
        color: var(--soft);
        align-self: start;
        font-size: var(--small);
      }
    `,
  ];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
  }

  render() {
    return html`<dl>
      ${legend(this.words).map(
        ({ picture, name, about }) => html`<div>
          <svg viewBox="-26 -26 52 52" aria-hidden="true">${picture}</svg>
          <dt>${name}</dt>
          <dd>${about}</dd>
        </div>`,
      )}
    </dl>`;
  }
}

customElements.define('iceberg-legend', IcebergLegend);
