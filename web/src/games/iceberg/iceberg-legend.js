import { LitElement, css } from 'lit';
import { legendList } from '../../rules/legend-list.js';
import { legendStyle } from '../../rules/legend-style.js';
import { FollowSettings } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { legend } from './legend.js';
import { piecesStyle } from './pieces-style.js';

/** The marks of the ice with their names, for the rules page. */
class IcebergLegend extends LitElement {
  static properties = { words: { attribute: false } };

  static styles = [
    shared,
    piecesStyle,
    legendStyle,
    css`
      :host {
        --legend-ground: var(--ice-dark);
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
    return legendList(legend(this.words));
  }
}

customElements.define('iceberg-legend', IcebergLegend);
