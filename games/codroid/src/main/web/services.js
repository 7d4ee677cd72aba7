import { html, nothing, svg } from 'lit';
import { say } from '../../words/words.js';
import { COLUMNS, MARKET } from './places.js';
import { STATES, robot } from './robots.js';

/**
 * @typedef {object} What what the services show
 * @property {import('./types').View} view
 * @property {import('./types').Scene} scene
 * @property {import('../../words/game-words.js').GameWords} words
 * @property {Set<string>} lit places that a journal entry speaks of
 * @property {Set<string>} touched things that a choice would touch
 * @property {(place: string) => string} title
 * @property {boolean} across the hospital lies on its side
 */

/**
 * The market: aisles and tills, six slots each; more robots than slots are drawn on in a second row.
 *
 * @param {What} what
 */
export function marketPicture({ view, scene, words, lit, touched, title }) {
  return html`<section class="service market">
    <h2>${words.say('label.market')}</h2>
    ${MARKET.map((id) => {
      const slots = scene.slots[id];
      const counts = view.places[id];
      const robots = counts.flatMap((count, state) => Array(count).fill(STATES[state]));
      const atRisk = view.atRisk.includes(id);
      const rows = Math.max(1, Math.ceil(robots.length / slots));
      return html`<div class="zone ${lit.has(id) ? 'lit' : ''} ${touched.has(id) ? 'touched' : ''} ${atRisk ? 'risk' : ''}" data-place=${id}
          data-thing="places.${id}">
        <span class="zone-name">${words.say(`place.${id}`).replace(/^.*?, /, '')}
          <b class="number">${robots.length}/${slots}</b>${atRisk
            ? html`<span class="sign" title=${words.say('label.at-risk')}>!</span>`
            : nothing}</span>
        <svg viewBox="0 0 150 ${rows * 25}" role="img" aria-label=${title(id)}>
          ${Array.from({ length: Math.max(slots, robots.length) }, (_, i) => {
            const [x, y] = [(i % slots) * 25 + 12.5, Math.floor(i / slots) * 25 + 12.5];
            return svg`${i < slots ? svg`<rect class="slot" x=${x - 10.5} y=${y - 10.5} width="21" height="21" rx="6"></rect>` : nothing}
              ${robots[i] ? robot(robots[i], x, y, 6.4) : nothing}`;
          })}
        </svg>
      </div>`;
    })}
  </section>`;
}

/**
 * The hospital: three columns of beds, and the military row that may be closed.
 *
 * @param {What} what
 */
export function hospitalPicture({ view, words, lit, touched, across }) {
  const rows = view.beds + 1;
  const [stepX, stepY] = across ? [25, 40] : [40, 31];
  const width = across ? rows * stepX + 34 : 3 * stepX;
  const height = across ? 3 * stepY : rows * stepY + 18;
  const beds = COLUMNS.flatMap((id, column) => Array.from({ length: rows }, (_, row) => bed(id, column, row)));

  function bed(id, column, row) {
    const [x, y] = across ? [34 + row * stepX, column * stepY + 8] : [column * stepX + 7, row * stepY + 18];
    const isMilitary = row === view.beds;
    const isClosed = isMilitary && !view.extraRowOpen;
    const glows = lit.has(id) || (isMilitary && touched.has('extraRowOpen')) || touched.has('hospital');
    return svg`<rect class="slot ${isClosed ? 'shut' : ''} ${glows ? 'glows' : ''}" x=${x} y=${y} width=${across ? 21 : 26} height="26"
        rx="7"></rect>
      ${row < view.hospital[column] ? robot('sick', x + (across ? 10.5 : 13), y + 13.5, 7) : nothing}`;
  }

  const label = COLUMNS.map((id, column) => `${words.say(`column.${id}`)}${say('colon')} ${view.hospital[column]}`).join(', ');
  return html`<section class="service hospital ${across ? 'across' : ''}" data-place="hospital" data-thing="hospital">
    <h2>${words.say('label.hospital')}</h2>
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
      ${COLUMNS.map((id, column) =>
        across
          ? svg`<text class="column" x="14" y=${column * stepY + 26} data-place=${id}>${id.slice(-1).toUpperCase()}</text>`
          : svg`<text class="column" x=${column * stepX + 20} y="12" data-place=${id}>${id.slice(-1).toUpperCase()}</text>`,
      )}
      ${beds}
    </svg>
  </section>`;
}

/**
 * The track of rounds with their measure points, and the crisis level.
 *
 * @param {What} what
 */
export function tracksPicture({ view, scene, words }) {
  const round = Math.min(view.round, view.rounds);
  return html`<section class="service tracks">
    <h2>${words.say('label.round')} · ${words.say('label.measure-points')}</h2>
    <ol class="rounds" data-thing="round" aria-label="${words.say('label.round')} ${round}/${view.rounds}">
      ${scene.points.map((points, i) => html`<li class=${i + 1 < round ? 'past' : i + 1 === round ? 'now' : ''}>
        <span class="round-number">${i + 1}</span><b>${points}</b></li>`)}
    </ol>
    <div class="crisis" data-thing="crisis" role="img" aria-label="${words.say('label.crisis-level')} ${view.crisis}/2">
      <span>${words.say('label.crisis-level')}</span>
      ${[0, 1, 2].map((level) => html`<b class=${level === view.crisis ? 'now' : ''}>${level}</b>`)}
    </div>
    <ul class="key">
      <li><svg viewBox="-10 -10 20 20"
          aria-hidden="true"><path class="marker" d="M-8 -6H8L0 7Z"></path></svg>${words.say('label.return-marker')}</li>
      <li><svg viewBox="-10 -10 20 20"
          aria-hidden="true"><circle class="badge" r="9"></circle><text class="badge-sign"
          dy="0.36em">!</text></svg>${words.say('label.at-risk')}</li>
      ${view.closedStations.length
        ? html`<li><svg viewBox="-10 -10 20 20"
            aria-hidden="true"><circle class="closed" r="8"></circle>
              <path class="closed-bar" d="M-4 0H4"></path></svg>${words.say('label.closed-station')}</li>`
        : nothing}
    </ul>
  </section>`;
}
