import { LitElement, html, nothing, svg } from 'lit';
import { FollowSettings } from '../../shell/settings.js';
import { shared } from '../../theme/shared.js';
import { NO_WORDS } from '../../words/game-words.js';
import { say } from '../../words/words.js';
import { boardStyle } from './board-style.js';
import { cellOf } from './rooms.js';
import { tableOf } from './seen.js';
import { CELL, character, stationPicture, targets } from './station.js';

/** The board of Panic Station: the station as a blueprint, the players, and my own cards. */
class PanicBoard extends LitElement {
  static properties = {
    view: { attribute: false },
    moves: { attribute: false },
    seat: { attribute: false },
    seats: { attribute: false },
    words: { attribute: false },
    preview: { attribute: false },
    highlight: { attribute: false },
  };

  static styles = [shared, boardStyle];

  constructor() {
    super();
    new FollowSettings(this);
    /** @type {any} */
    this.view = null;
    /** @type {import('../presentation.js').Move[]} */
    this.moves = [];
    /** @type {number | null} */
    this.seat = null;
    /** @type {any[]} */
    this.seats = [];
    this.words = NO_WORDS;
    /** @type {import('../presentation.js').Move | null} */
    this.preview = null;
    /** @type {any} */
    this.highlight = null;
  }

  render() {
    if (!this.view) return nothing;
    return html`${this.#renderMap()}
      <div class="panels">${this.#renderOwn()} ${this.#renderStacks()} ${this.#renderPlayers()}</div>`;
  }

  // A large station does not fit: whoever's turn it is stays in the middle.
  updated(changed) {
    const view = this.view && tableOf(this.view);
    if (!changed.has('view') || !view || view.current === this.#shown) return;
    this.#shown = view.current;
    const cell = cellOf(view, view.players.find(({ colour }) => colour === view.current)?.trooper.room);
    const map = this.renderRoot.querySelector('.map');
    if (!cell || !map) return;
    map.scrollTo(cell.x * CELL - this.#origin.left - map.clientWidth / 2, cell.y * CELL - this.#origin.top - map.clientHeight / 2);
  }

  #shown = '';
  #origin = { left: 0, top: 0 };

  #renderMap() {
    const view = tableOf(this.view);
    const places = targets(view, this.moves, this.seat);
    const xs = [...view.station.map(({ x }) => x * CELL), ...places.map(({ x }) => x)];
    const ys = [...view.station.map(({ y }) => y * CELL), ...places.map(({ y }) => y)];
    const margin = CELL / 2 + 6;
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    const [width, height] = [Math.max(...xs) - left + margin, Math.max(...ys) - top + margin];
    this.#origin = { left, top };
    const lit = new Set([...Object.values(this.highlight?.facts ?? {}), ...Object.values(this.preview?.move ?? {})].flat());
    return html`<figure class="map" tabindex="0" aria-label=${say('panic.station')}>
      <svg viewBox="${left} ${top} ${width} ${height}" width=${width} height=${height} role="group" aria-label=${say('panic.station')}>
        <defs>
          <pattern id="grid" width=${CELL / 4} height=${CELL / 4} patternUnits="userSpaceOnUse"><path class="grid" d="M0 0H${CELL / 4}M0 0V${CELL / 4}"></path></pattern>
        </defs>
        <rect x=${left} y=${top} width=${width} height=${height} fill="url(#grid)"></rect>
        ${stationPicture({ view, words: this.words, lit })} ${places.map((place) => this.#renderTarget(place))}
      </svg>
    </figure>`;
  }

  /** @param {ReturnType<typeof targets>[number]} place */
  #renderTarget({ move, x, y, sign, ghost }) {
    const isPointedAt = this.preview?.text === move.text;
    return svg`${ghost ? svg`<rect class="ghost ${isPointedAt ? 'lit' : ''}" x=${ghost.x * CELL - 60} y=${ghost.y * CELL - 60} width="120" height="120" rx="6"></rect>` : nothing}
      <g
        class="target ${isPointedAt ? 'lit' : ''}"
        transform="translate(${x} ${y})"
        @click=${() => this.#send('choose-move', move)}
        @pointerenter=${() => this.#send('preview-move', move)}
        @pointerleave=${() => this.#send('preview-move', null)}
      >
        <title>${move.words}</title>
        <circle class="reach" r="22"></circle><circle class="button-face" r="15"></circle><text dy="0.36em">${sign}</text>
      </g>`;
  }

  #renderOwn() {
    const { own, rules } = tableOf(this.view);
    if (!own) return nothing;
    const playable = new Map(this.moves.filter(({ move }) => move.kind === 'play-card' || move.kind === 'give').map((move) => [move.move.card ?? move.text.split(' ')[1], move]));
    return html`<section class="panel own ${own.status}">
      <h2>${this.words.say(`colour.${own.colour}`)}${say('colon')} ${this.words.say(`status.${own.status}`)}</h2>
      <p class="soft small">${say(own.status === 'human' ? 'panic.goal-human' : 'panic.goal-infected', { cans: rules.gasCansToBurn })}</p>
      <ul class="hand" aria-label=${say('panic.hand')}>
        ${count(own.hand).map(([card, many]) => this.#renderCard(card, many, playable.get(card)))}
      </ul>
    </section>`;
  }

  #renderCard(card, many, move) {
    const name = this.words.say(`card-kind.${card}`);
    const face = html`<span>${name}</span>${many > 1 ? html`<b class="number">×${many}</b>` : nothing}`;
    const kind = card.startsWith('infection') || card === 'host' ? 'infection' : '';
    return html`<li>
      ${move
        ? html`<button class="card ${kind}" title=${move.words} @click=${() => this.#send('choose-move', move)}>${face}</button>`
        : html`<span class="card ${kind}">${face}</span>`}
    </li>`;
  }

  #renderStacks() {
    const { words } = this;
    const view = tableOf(this.view);
    const marker = words.say(`colour.${view.marker}`);
    return html`<section class="panel">
      <h2>${say('panic.stacks')}</h2>
      <dl>
        <dt>${say('panic.rooms-left')}</dt>
        <dd><b class="number">${view.stackSize}</b>${view.topCard ? ` · ${words.say(`room-card.${view.topCard}`)}` : ''}</dd>
        <dt>${say('panic.deck')}</dt>
        <dd class="number">${view.deckSize}</dd>
        <dt>${say('panic.doors')}</dt>
        <dd>${say(view.doorsOpen ? 'panic.doors-open' : 'panic.doors-closed')}</dd>
        <dt>${say('panic.phase')}</dt>
        <dd><span class="number">${view.phases + 1}</span> · ${marker}</dd>
      </dl>
    </section>`;
  }

  #renderPlayers() {
    return html`<section class="panel players" tabindex="0" aria-label=${say('panic.crew')}>
      <h2>${say('panic.crew')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">${say('panic.player')}</th>
            <th scope="col">${this.words.say('role.trooper')}</th>
            <th scope="col">${this.words.say('role.android')}</th>
            <th scope="col">${say('panic.cards')}</th>
            <th scope="col">${say('panic.on-table')}</th>
          </tr>
        </thead>
        <tbody>
          ${tableOf(this.view).players.map((player, seat) => this.#renderPlayer(player, seat))}
        </tbody>
      </table>
    </section>`;
  }

  #renderPlayer(player, seat) {
    const isCurrent = player.colour === tableOf(this.view).current;
    const secrets = this.view.table ? this.view.players[seat] : null;
    const health = (role) => (player[role].health > 0 ? `${player[role].health}` : say('panic.dead'));
    const who = this.seats[seat]?.name;
    return html`<tr class="${isCurrent ? 'current' : ''} ${player.alive ? '' : 'out'}">
      <th scope="row"><svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">${svg`${character(player, seat, 'trooper', this.words)}`}</svg>
        ${this.words.say(`colour.${player.colour}`)}${who ? html` <span class="soft">${who}</span>` : nothing}</th>
      <td class="number">${health('trooper')}</td>
      <td class="number">${health('android')}</td>
      <td class="number">${player.hand}${secrets ? html`<br><span class="soft small">${this.words.say(`status.${secrets.status}`)}${say('colon')} ${this.#hand(secrets.hand)}</span>` : nothing}</td>
      <td>${[...player.table.map((card) => this.words.say(`card-kind.${card}`)), ...(player.bullets ? [say('panic.bullets', { count: player.bullets })] : [])].join(', ')}</td>
    </tr>`;
  }

  // A referee is shown cards by instance: gas-can-3.
  #hand(cards) {
    const kind = (card) => (this.words.has(`card-kind.${card}`) ? card : card.replace(/-\d+$/, ''));
    return count(cards.map(kind))
      .map(([card, many]) => `${this.words.say(`card-kind.${card}`)}${many > 1 ? ` ×${many}` : ''}`)
      .join(', ');
  }

  #send(type, move) {
    this.dispatchEvent(new CustomEvent(type, { detail: { move }, bubbles: true, composed: true }));
  }
}

/** @returns {[string, number][]} each kind of card once, with how many there are */
function count(cards) {
  const counts = new Map();
  cards.forEach((card) => counts.set(card, (counts.get(card) ?? 0) + 1));
  return [...counts];
}

customElements.define('panic-board', PanicBoard);
