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

  /** @param {number} margin */
  frameIce(margin) {
    this.margin = margin;
    const [corner, size] = [-margin - EDGE, FIELD + margin + 2 * EDGE];
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
