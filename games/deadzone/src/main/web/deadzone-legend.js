import { css } from 'lit';
import { Legend } from '../../rules/legend.js';
import { legendStyle } from '../../rules/legend-style.js';
import { shared } from '../../theme/shared.js';
import { boardStyle } from './board-style.js';
import { legend } from './legend.js';
import { marksStyle } from './marks-style.js';
import { piecesStyle } from './pieces-style.js';

/** The marks of the board with their names, for the rules page. */
class DeadzoneLegend extends Legend {
  static styles = [
    shared,
    boardStyle,
    marksStyle,
    piecesStyle,
    legendStyle,
    css`
      :host {
        --legend-ground: var(--raised);
      }
    `,
  ];

  get marks() {
    return legend(this.words);
  }
}

customElements.define('deadzone-legend', DeadzoneLegend);
