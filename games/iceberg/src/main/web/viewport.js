import { Viewport } from '../viewport.js';
import { CELL, FIELD, middle } from './geometry.js';

const EDGE = 8;
/** What is surely seen of the height, and how much should be around what is looked at. */
const SEEN = 0.66;
const ROOM = 5 * CELL;

/** The part of the ice that is shown. */
export class IceViewport extends Viewport {
  /** Room for numbers above and at the left. */
  margin = 0;

  /** @param {() => void} changed */
  constructor(changed) {
    super(changed);
    this.frameIce(0);
  }

  /**
   * @param {number} margin
   * @param {number} [glass] how wide the picture is on the screen
   * @param {number} [reach] how far at least an agent is drawn from the middle of its cell on the screen
   */
  frameIce(margin, glass = FIELD, reach = 0) {
    this.margin = margin;
    // On a small screen agents are larger than their cells: those at the edge of the ice must not be cut.
    const edge = Math.max(EDGE, (reach * FIELD - (CELL / 2) * glass) / (glass - 2 * reach));
    const [corner, size] = [-margin - edge, FIELD + margin + 2 * edge];
    this.frame({ left: corner, top: corner, width: size, height: size });
  }

  /**
   * Shows these cells; a little above the middle where the sheet of choices covers what is below, as on a phone.
   *
   * @param {import('./geometry.js').Position[]} cells
   * @param {number} zoom at most
   * @param {boolean} underSheet
   */
  lookAtCells(cells, zoom, underSheet) {
    this.lookAt(cells.map(middle), { room: ROOM, zoom, seen: underSheet ? SEEN : 1 });
  }
}
