import { css } from 'lit';
import { Legend } from '../../rules/legend.js';
import { legendStyle } from '../../rules/legend-style.js';
import { shared } from '../../theme/shared.js';
import { legend } from './legend.js';
import { piecesStyle } from './pieces-style.js';

/** The marks of the ice with their names, for the rules page. */
class IcebergLegend extends Legend {
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

  get marks() {
    return legend(this.words);
  }
}

customElements.define('iceberg-legend', IcebergLegend);
