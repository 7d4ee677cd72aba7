import { svg } from 'lit';

const LEVELS = [0, 1, 2];

/**
 * The track of rounds with their measure points, the crisis level, and what the marks of the board mean: in a box as wide as is said.
 *
 * @param {{view: import('./types').View, scene: import('./types').Scene, words: import('../../words/game-words.js').GameWords}} what
 * @param {number} width
 * @param {number} size of the text
 */
export function tracksPicture({ view, scene, words }, width, size) {
  const round = Math.min(view.round, view.rounds);
  const pitch = width / scene.points.length;
  return svg`<g class="tracks">
    <text class="heading" y=${size}>${words.say('label.measure-points')}</text>
    <g class="crisis" data-thing="crisis" transform="translate(${width} ${size * 0.64})">
      <text class="end" x=${-size * 5.7} dy="0.36em">${words.say('label.crisis-level')}</text>
      ${LEVELS.map((level) => {
        const isNow = level === view.crisis;
        return svg`<rect class="cell ${isNow ? `now ${level ? 'risen' : ''}` : ''}" x=${(level - 3) * size * 1.7} y=${-size * 0.76}
            width=${size * 1.5} height=${size * 1.5} rx="5"></rect>
          <text class=${isNow ? 'now' : ''} x=${(level - 2.56) * size * 1.7} dy="0.36em">${level}</text>`;
      })}
    </g>
    <g class="rounds" data-thing="round" transform="translate(0 ${size * 1.8})">
      ${scene.points.map((points, i) => {
        const when = i + 1 < round ? 'past' : i + 1 === round ? 'now' : '';
        return svg`<rect class="cell ${when}" x=${i * pitch + 1.5} width=${pitch - 3} height=${size * 2.5} rx="6"></rect>
          <text class="small ${when}" x=${(i + 0.5) * pitch} y=${size}>${i + 1}</text>
          <text class="points ${when}" x=${(i + 0.5) * pitch} y=${size * 2.16}>${points}</text>`;
      })}
    </g>
    <g transform="translate(0 ${size * 5.1})">${key(view, words, size)}</g>
  </g>`;
}

/** How high the tracks are, for text of this size. */
export const tracksHeight = (size) => size * 6;

/** @param {import('./types').View} view */
function key(view, words, size) {
  const marks = [
    { name: 'return-marker', mark: svg`<path class="marker" d="M-7 -6H7L0 6Z"></path>` },
    { name: 'at-risk', mark: svg`<circle class="badge" r="8"></circle><path class="badge-stroke" d="M0 -4V1M0 3.6V4"></path>` },
    ...(view.closedStations.length
      ? [{ name: 'closed-station', mark: svg`<circle class="closed" r="7"></circle><path class="closed-bar" d="M-4 0H4"></path>` }]
      : []),
  ];
  let x = 8;
  return marks.map(({ name, mark }) => {
    const label = words.say(`label.${name}`);
    const at = x;
    x += size * (2.1 + label.length * 0.56);
    return svg`<g transform="translate(${at} 0)">${mark}<text class="start" x=${size * 0.8} dy="0.36em">${label}</text></g>`;
  });
}
