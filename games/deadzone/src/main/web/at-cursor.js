import { html, nothing, svg } from 'lit';
import { settings } from '../../shell/settings.js';
import { say } from '../../words/words.js';
import { pawn } from './figures.js';
import { sightingInWords } from './foresight.js';
import { dieOf } from './in-hand.js';

/**
 * @import { Figure } from './figures.js'
 * @import { Order } from './in-hand.js'
 * @import { What } from './picture.js'
 */

/** @param {Order} order */
export function orderInWords({ words, then }) {
  if (!then) return words;
  return then.cube ? say(`deadzone.then.${then.kind}`, { call: words, cube: then.cube }) : say('deadzone.then.attack', { call: words });
}

/**
 * What would happen where the pointer is: beside it, and with the figure that is carried.
 *
 * @param {What} what
 * @param {{spot: string | null, carried: Figure | null, orders: Order[]}} where
 */
export function atCursor(what, { spot, carried, orders }) {
  if (!carried && !spot) return nothing;
  return html`<div class="at-cursor" aria-hidden="true">
    ${carried
      ? html`<svg class="in-hand" viewBox="-24 -46 48 64" width="60"
          height="80">${svg`${pawn({ ...carried, activated: false }, { isFlat: true })}`}</svg>`
      : nothing}
    ${spot ? tag(what, spot, orders) : nothing}
  </div>`;
}

/** @param {What} what @param {string} spot @param {Order[]} orders */
function tag({ outlook, sightings, words, danger }, spot, orders) {
  const sighting = sightings.find(({ side, target }) => spot === `figure ${side}/${target}`);
  const [kind, cube] = spot.split(' ');
  const seen = kind === 'cube' ? danger.get(cube) : 0;
  if (orders.length === 0 && !sighting) return nothing;
  return html`<div class="tag">
    ${orders.filter((order, i) => i === 0 || !dieOf(order)).slice(0, 2).map((order) => orderLine(order, outlook, sighting))}
    ${seen ? html`<span class="seen">${say('deadzone.seen-by', { count: seen })}</span>` : nothing}
    ${sighting && (orders.length === 0 || sighting.hidden)
      ? html`<span class="soft">${sightingInWords(sighting, words)}</span>`
      : nothing}
  </div>`;
}

function orderLine(order, outlook, sighting) {
  const known = order.then ? null : outlook?.moves[order.text];
  const shares = known?.odds.flatMap((odds) => odds.shares).slice(0, 2) ?? [];
  return html`<b>${orderInWords(order)}</b>
    ${shares.map((share) => html`<span class="likely"><b class="number">${share.percent}</b> ${share.words}</span>`)}
    ${order.then?.target && sighting?.shot
      ? html`<span class="likely"><b class="number">${new Intl.NumberFormat(settings.language, { style: 'percent' })
          .format(sighting.shot.harm)}</b></span>`
      : nothing}`;
}
