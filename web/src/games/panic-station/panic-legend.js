import { LitElement, svg } from 'lit';
import { legendList } from '../../rules/legend-list.js';
import { legendStyle } from '../../rules/legend-style.js';
import { FollowSettings } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { say } from '../../words/words.js';
import { iconPath } from './icons.js';
import { characterShape, markerShape, parasiteShape } from './pieces.js';
import { piecesStyle } from './pieces-style.js';
import { cardPicture, definitions } from './station.js';
import { stationStyle } from './station-style.js';

/** The marks of Panic Station's board with their names, for the rules page. */
class PanicLegend extends LitElement {
  static properties = { words: { attribute: false } };

  static styles = [shared, stationStyle, piecesStyle, legendStyle];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {import('../../words/game-words.js').GameWords} */
    this.words = NO_WORDS;
  }

  render() {
    const mark = (id, picture) => ({ picture, name: say(`panic.legend.${id}`), about: say(`panic.legend.${id}-about`) });
    const role = (id, health) => ({ picture: characterShape({ colour: 'green', seat: 1, role: id, health }), name: this.words.say(`role.${id}`), about: say(`panic.legend.${id}-about`) });
    return legendList([
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
    ]);
  }

  #card(laid) {
    return svg`<g transform="scale(0.270)">${cardPicture(laid, { words: this.words, text: 13, named: false })}</g>`;
  }
}

customElements.define('panic-legend', PanicLegend);
