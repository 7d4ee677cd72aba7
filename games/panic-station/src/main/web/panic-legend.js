import { html, svg } from 'lit';
import { Legend } from '../../rules/legend.js';
import { legendStyle } from '../../rules/legend-style.js';
import { shared } from '../../theme/shared.js';
import { say } from '../../words/words.js';
import { iconPath } from './icons.js';
import { characterShape, markerShape, parasiteShape } from './pieces.js';
import { piecesStyle } from './pieces-style.js';
import { cardPicture, definitions } from './station.js';
import { stationStyle } from './station-style.js';

/** The marks of Panic Station's board with their names, for the rules page and for the table. */
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
      mark('cracked', parasiteShape(false, true)),
      mark('marker', markerShape(true)),
      mark('marker-off', markerShape(false)),
      mark('points', svg`<text class="points" dy="0.36em" font-size="18">${say('panic.points')}</text>`),
      mark('in-hand', lines('key-card')),
      mark('bullets', lines('ammo')),
      mark('infection', svg`<g class="legend-infection">${iconPath('infection')}</g>`),
      mark('room', svg`${definitions}${this.#card({ card: 'run-2', rotation: 0 })}`),
      mark('searched', this.#card({ card: 'team-1', rotation: 0, red: true })),
      mark('security', this.#card({ card: 'empty-2', rotation: 0 })),
      mark('unlocked', this.#card({ card: 'empty-2', rotation: 0 }, true)),
      mark('two-rooms', this.#card({ card: 'sick-bay', rotation: 0 })),
      mark('to-find', this.#corner({ card: 'storage-1', rotation: 0 }, 53, -64)),
      mark('die', this.#corner({ card: 'reactor', rotation: 0 }, -37, 69)),
      mark('sign', this.#corner({ card: 'storage-1', rotation: 0 }, 56, 68)),
      mark('ways', svg`<circle class="chip-face" cx="-12" r="11.500"></circle>
          <rect class="chip-face" x="2" y="-11" width="22" height="22" rx="5"
          ></rect><g class="sign-lines" transform="translate(-12 0) scale(0.450)">${iconPath('walk')}</g><g class="sign-lines"
          transform="translate(13 0) rotate(90) scale(0.450)">${iconPath('walk')}</g>`),
      mark('search', lines('search')),
      mark('explore', lines('explore')),
    ];
  }

  #card(laid, doorsOpen = false) {
    return svg`<g transform="scale(0.270)">${cardPicture(laid, { words: this.words, text: 13, named: false, doorsOpen })}</g>`;
  }

  /** A corner of a card, near. */
  #corner(laid, x, y) {
    return svg`<g transform="translate(${x} ${y})">${cardPicture(laid, { words: this.words, text: 13, named: false })}</g>`;
  }
}

const lines = (id) => svg`<g class="sign-lines" transform="scale(0.850)">${iconPath(id)}</g>`;

customElements.define('panic-legend', PanicLegend);

/**
 * What the marks on the table mean.
 *
 * @param {import('../../words/game-words.js').GameWords} words
 * @param {() => void} close
 */
export const legendDialog = (words, close) => html`<dialog class="about legend" aria-labelledby="legend-name" @close=${close}
    @click=${(event) => event.target === event.currentTarget && event.currentTarget.close()}>
  <form method="dialog"><h2 id="legend-name">${say('panic.marks')}</h2><button value="close">${say('panic.close')}</button>
    <p class="soft">${say('panic.hands')}</p><panic-legend .words=${words}></panic-legend></form>
</dialog>`;
