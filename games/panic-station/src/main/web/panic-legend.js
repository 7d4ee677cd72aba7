import { svg } from 'lit';
import { Legend } from '../../rules/legend.js';
import { legendStyle } from '../../rules/legend-style.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { iconPath } from './icons.js';
import { characterShape, markerShape, parasiteShape } from './pieces.js';
import { piecesStyle } from './pieces-style.js';
import { cardPicture, definitions } from './station.js';
import { stationStyle } from './station-style.js';

/** The marks of Panic Station's board with their names, for the rules page. */
class PanicLegend extends Legend {
  static styles = [shared, stationStyle, piecesStyle, legendStyle];

  get marks() {
    const mark = (id, picture) => ({ picture, name: say(`panic.legend.${id}`), about: say(`panic.legend.${id}-about`) });
    const role = (id, health) => ({
      picture: characterShape({ colour: 'green', seat: 1, role: id, health }),
      name: this.words.say(`role.${id}`),
      about: say(`panic.legend.${id}-about`),
    });
    return [
      role('trooper', 4),
      role('android', 3),
      mark('grey', parasiteShape(false)),
      mark('black', parasiteShape(true)),
      mark('marker', markerShape(true)),
      mark('room', this.#card({ card: 'run-2', rotation: 0 })),
      mark('searched', svg`${definitions}${this.#card({ card: 'team-1', rotation: 0, red: true })}`),
      mark('security', this.#card({ card: 'empty-2', rotation: 0 })),
      mark('two-rooms', this.#card({ card: 'sick-bay', rotation: 0 })),
      mark('infection', svg`<g class="legend-infection">${iconPath('infection')}</g>`),
    ];
  }

  #card(laid) {
    return svg`<g transform="scale(0.270)">${cardPicture(laid, { words: this.words, text: 13, named: false })}</g>`;
  }
}

customElements.define('panic-legend', PanicLegend);
