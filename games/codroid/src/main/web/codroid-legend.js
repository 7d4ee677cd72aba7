import { svg } from 'lit';
import { Legend } from '../../rules/legend.js';
import { legendStyle } from '../../rules/legend-style.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { boardStyle } from './board-style.js';
import { capacity } from './capacity.js';
import { STATES, robot } from './robots.js';

/** The marks of Codroid's board with their names, for the rules page. */
class CodroidLegend extends Legend {
  static styles = [shared, boardStyle, legendStyle];

  get marks() {
    const label = (name, about, picture) => ({ picture, name: this.words.say(`label.${name}`), about: say(`codroid.legend.${about}`) });
    return [
      ...STATES.map(
        (state) => ({ picture: robot(state, 0, 0, 11), name: this.words.say(`pawn.${state}`), about: say(`codroid.legend.${state}`) }),
      ),
      label(
        'at-risk',
        'at-risk',
        svg`<circle class="ring risk" r="21"></circle><circle class="badge" r="9"></circle><text class="badge-sign" dy="0.36em">!</text>`,
      ),
      {
        picture: svg`<circle class="ring crowded" r="21"></circle>
          ${capacity({ robots: 6, slots: 5, danger: 'crowded', x: 0, y: 0, size: 14 })}`,
        name: say('codroid.legend.full'),
        about: say('codroid.legend.crowded'),
      },
      label('return-marker', 'marker', svg`<path class="marker" d="M-12 -9H12L0 10Z"></path>`),
      label('closed-station', 'closed', svg`<circle class="closed" r="12"></circle><path class="closed-bar" d="M-6 0H6"></path>`),
    ];
  }
}

customElements.define('codroid-legend', CodroidLegend);
