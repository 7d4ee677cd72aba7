import { Viewport } from '../viewport.js';
import { CELL, FIELD, middle } from './geometry.js';

const EDGE = 8;
/** So much of the height is looked at even where almost everything is covered, and so much should be around it. */
const LEAST_SEEN = 0.3;
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
   * @param {number} seen the upper share of the glass that nothing covers
   */
  lookAtCells(cells, zoom, seen) {
    this.lookAt(cells.map(middle), { room: ROOM, zoom, seen: Math.max(LEAST_SEEN, seen) });
  }
}
