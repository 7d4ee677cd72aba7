import { nothing, svg } from 'lit';
import { SIDES, middle, written } from './geometry.js';
import { rules } from './rules.js';
import { ANGULAR, ROUND } from './silhouettes.js';
import { say } from '../../words/words.js';

/** @import { View } from './types' */

/**
 * Blue are round figures, full of colour; Red are angular ones, drawn in outline: silhouette and fill tell the sides apart, not the colour
 * alone. Whoever looks at us from the hood has a light face, or a line for a visor.
 *
 * @param {number} player
 * @param {number | ''} agent
 * @param {number} text
 */
export function agentShape(player, agent, text) {
  return player === 0
    ? svg`<g class="agent blue"><path class="shape" d=${ROUND}></path>
        <rect class="visor" x="-5" y="-13.500" width="10" height="5.500" rx="2.700"></rect>
        <text y="6.500" dy="0.36em" font-size=${text}>${agent}</text></g>`
    : svg`<g class="agent red"><path class="shape" d=${ANGULAR}></path><path class="visor" d="M-4 -11H4"></path>
        <text y="6" dy="0.36em" font-size=${text}>${agent}</text></g>`;
}

/**
 * All eight agents. Each is drawn at its place by a transform, so that it travels when its place changes.
 *
 * @param {View} view
 * @param {{text: number, grown: number, words: import('../../words/game-words.js').GameWords, chosen: number | null}} how
 */
export function agentsPicture(view, { text, grown, words, chosen }) {
  return view.agents.flatMap((team, player) =>
    team.map((cell, agent) => {
      const { x, y } = middle(cell);
      const isMine = player === view.player && chosen === agent;
      return svg`<g class="place" data-agent="${player}-${agent}" data-thing="agents.${player}.${agent}"
          .style=${`transform: translate(${x}px, ${y}px) scale(${grown})`}>
        <title>${agentInWords(view, player, agent, words)}</title>
        <ellipse class="under" cx="2" cy="15.500" rx="15" ry="4"></ellipse>
        ${isMine ? svg`<circle class="chosen" r="22"></circle>` : nothing}
        ${agentShape(player, agent, text / grown)}
        ${player === view.player ? pointsBar(view.points[agent]) : nothing}
      </g>`;
    }),
  );
}

// Small marks below an agent, one for each point that it has left.
function pointsBar(points) {
  return svg`<path class="points-frame" d="M-16 19H16"></path>
    <path class="points" d=${Array.from({ length: points }, (_, i) => `M${-15.400 + i * 4} 19h2.800`).join('')}></path>`;
}

/** The same marks in a list. */
export function pointsMarks(points) {
  return svg`<svg class="marks" viewBox="0 0 64 8" width="64" height="8" aria-hidden="true">${Array.from(
    { length: rules.points },
    (_, i) => svg`<rect class=${i < points ? 'left' : 'spent'} x=${i * 8 + 0.5} y="1" width="6" height="6" rx="1.500"></rect>`,
  )}</svg>`;
}

/**
 * @param {View} view
 * @param {number} player
 * @param {number} agent
 * @param {import('../../words/game-words.js').GameWords} words
 */
export function agentInWords(view, player, agent, words) {
  const cell = written(view.agents[player][agent]);
  const where = say('iceberg.agent-at', { side: words.say(`side.${SIDES[player]}`), agent, cell });
  return player === view.player ? `${where}, ${say('iceberg.points-left', { points: view.points[agent] })}` : where;
}
