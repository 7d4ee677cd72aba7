import { LitElement, css } from 'lit';
import { legendList } from '../../rules/legend-list.js';
import { legendStyle } from '../../rules/legend-style.js';
import { FollowSettings } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { boardStyle } from './board-style.js';
import { legend } from './legend.js';
import { piecesStyle } from './pieces-style.js';

/** The marks of the board with their names, for the rules page. */
class DeadzoneLegend extends LitElement {
  static properties = { words: { attribute: false } };

  static styles = [
    shared,
    boardStyle,
    piecesStyle,
    legendStyle,
    css`
      :host {
        --legend-ground: var(--raised);
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

customElements.define('deadzone-legend', DeadzoneLegend);
