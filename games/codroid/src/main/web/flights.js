import { render, svg, html } from 'lit';
import { robot } from './robots.js';

const TRAVEL = 380;
const STAGGER = 18;

/** Robots that travel over the board, from wherever a place is drawn now to wherever another is. */
export class Flights {
  /** @param {import('lit').LitElement} board */
  constructor(board) {
    this.board = board;
  }

  /**
   * @param {import('./story.js').Flight[]} flights
   * @param {number} rate how many times as fast as usual
   * @param {(milliseconds: number) => Promise<void>} wait at that rate
   */
  async fly(flights, rate, wait) {
    const layer = this.board.renderRoot.querySelector('.flights');
    if (!layer || flights.length === 0) return;
    const frame = layer.getBoundingClientRect();
    // All ways are measured before anything is drawn: otherwise the browser lays the page out anew for each robot.
    const ways = flights.map(({ state, from, to }) => ({ state, start: this.#middle(from, frame), end: this.#middle(to, frame) }));
    ways.forEach((way, i) => this.#launch(way, i, layer, rate));
    await wait(TRAVEL + STAGGER * Math.min(flights.length, 16));
    this.clear();
  }

  clear() {
    this.board.renderRoot?.querySelector('.flights')?.replaceChildren();
  }

  #launch({ state, start, end }, i, layer, rate) {
    if (!end) return;
    const traveller = document.createElement('div');
    traveller.className = 'traveller';
    render(html`<svg viewBox="-10 -10 20 20" width="20" height="20">${svg`${robot(state, 0, 0, 7)}`}</svg>`, traveller);
    layer.append(traveller);
    const away = start ?? { x: end.x, y: -20 };
    const travel = traveller.animate(
      [
        { transform: `translate(${away.x}px, ${away.y}px)` },
        { transform: `translate(${end.x}px, ${end.y}px)` },
      ],
      { duration: TRAVEL, delay: STAGGER * Math.min(i, 16), easing: 'ease-in-out', fill: 'both' },
    );
    travel.playbackRate = rate;
  }

  #middle(place, frame) {
    const drawn = this.board.renderRoot.querySelector(`[data-place="${place}"]`);
    if (!drawn) return null;
    const box = (drawn.querySelector('.planet') ?? drawn).getBoundingClientRect();
    return { x: box.x + box.width / 2 - frame.x - 10, y: box.y + box.height / 2 - frame.y - 10 };
  }
}
