import { LitElement, html, nothing, svg } from 'lit';
import { FollowSettings } from '../../../shell/settings.js';
import { shared } from '../../../theme/shared.js';
import { learn, say } from '../../../words/words.js';
import './terrain-preview.js';
import { SIDE, cubeAt, cubeInLine, painted, placeOf, thingsOf, withZone, zonesOf } from './terrain-text.js';
import { words as ownWords } from './words.js';
import style from './terrain-form.css' with { type: 'css' };

learn(ownWords);

const CELL = 70;
const EDGE = 26;
const WHOLE = SIDE * CELL + 2 * EDGE;

/** What can be painted: where (an edge or a cube), and what the text then says. */
const TOOLS = [
  ...['wall', 'low', 'door', 'window', 'open'].map((value) => ({ id: value, kind: 'face', value: value === 'open' ? '' : value })),
  ...['cover', 'solid', 'empty'].map((value) => ({ id: value, kind: 'interior', value: value === 'empty' ? '' : value })),
  ...['full', 'half', 'none'].map((value) => ({ id: value, kind: 'floor', value: value === 'none' ? '' : value })),
  ...['ladder', 'objective', 'item'].map((kind) => ({ id: kind, kind, value: kind })),
];

const ARROWS = { ArrowUp: [0, 1, 'N'], ArrowRight: [1, 0, 'E'], ArrowDown: [0, -1, 'S'], ArrowLeft: [-1, 0, 'W'] };

/** Terrain painted on a plan, level by level. The text is the truth; painting only changes its lines. */
class TerrainForm extends LitElement {
  static properties = {
    text: {},
    fault: { attribute: false },
    _tool: { state: true },
    _level: { state: true },
    _both: { state: true },
    _cursor: { state: true },
  };

  static styles = [shared, style];

  constructor() {
    super();
    new FollowSettings(this);
    this.text = '';
    /** @type {{line: number | null, words: string} | null} */
    this.fault = null;
    this._tool = TOOLS[0];
    this._level = 0;
    this._both = true;
    this._cursor = 'A1';
  }

  render() {
    const zones = zonesOf(this.text);
    return html`<p class="soft small">${say('terrain.how')}</p>
      <div class="tools" role="radiogroup" aria-label=${say('terrain.tool')}>${TOOLS.map((tool) => this.#renderTool(tool))}</div>
      <div class="bar">
        <div class="levels" role="radiogroup" aria-label=${say('terrain.level')}><span>${say('terrain.level')}</span>
          ${[0, 1, 2].map(
            (level) => html`<button role="radio" aria-checked=${level === this._level} data-level=${level}
                @click=${() => this.#climb(level)}>${level || say('terrain.ground')}</button>`,
          )}
        </div>
        <label class="check"><input type="checkbox" ?checked=${this._both}
            @change=${(event) => (this._both = event.target.checked)}><span>${say('terrain.twin')}</span></label>
        ${['south', 'north'].map(
          (side) => html`<label class="zone"
              >${say(`terrain.${side}`)}<input data-zone=${side} .value=${zones[side]}
              @change=${(event) => this.#send(withZone(this.text, side, event.target.value))}></label>`,
        )}
      </div>
      ${this.#renderPlan(thingsOf(this.text), zones)}
      <h3>${say('terrain.preview')}</h3>
      <deadzone-terrain-preview .text=${this.text}></deadzone-terrain-preview>`;
  }

  #renderTool(tool) {
    return html`<button role="radio" aria-checked=${tool === this._tool} data-tool=${tool.id} @click=${() => (this._tool = tool)}>
      <svg class="icon" viewBox="0 0 70 70" aria-hidden="true">${sample(tool)}</svg>${say(`terrain.${tool.id}`)}</button>`;
  }

  #climb(level) {
    this._level = level;
    const { column, row } = placeOf(this._cursor);
    this._cursor = cubeAt(column, row, level);
  }

  #renderPlan(things, zones) {
    const cubes = Array.from({ length: SIDE * SIDE }, (_, i) => cubeAt(i % SIDE, Math.floor(i / SIDE), this._level));
    return html`<svg class="plan" viewBox="0 0 ${WHOLE} ${WHOLE}" tabindex="0" role="application"
        aria-label="${say('terrain.plan')} ${this._level}. ${say('terrain.cube', { cube: this._cursor })}. ${say('terrain.how')}"
        @keydown=${this.#pressed}>
      ${Array.from(
        { length: SIDE },
        (_, i) => svg`<text class="name" x=${EDGE + (i + 0.5) * CELL} y=${WHOLE - 7}>${String.fromCharCode(65 + i)}</text><text class="name"
            x="12" y=${EDGE + (SIDE - i - 0.5) * CELL + 4}>${i + 1}</text>`,
      )}
      ${cubes.map((cube) => cubePicture(cube, things, zones))} ${cubes.map((cube) => facesPicture(cube, things))}
      ${this.#renderFault()}
      <rect class="cursor" x=${corner(this._cursor).x + 4} y=${corner(this._cursor).y + 4} width=${CELL - 8} height=${CELL - 8}
          rx="6"></rect>
      ${this._tool.kind === 'face' ? cubes.map((cube) => this.#edges(cube)) : cubes.map((cube) => this.#target(cube))}
    </svg>`;
  }

  #renderFault() {
    const cube = this.fault?.line ? cubeInLine(this.text, this.fault.line) : null;
    if (!cube || placeOf(cube).level !== this._level) return nothing;
    return svg`<rect class="wrong" data-wrong=${cube} x=${corner(cube).x + 2} y=${corner(cube).y + 2} width=${CELL - 4}
        height=${CELL - 4}></rect>`;
  }

  #target(cube) {
    const { x, y } = corner(cube);
    return svg`<rect class="hit" data-cube=${cube} x=${x} y=${y} width=${CELL} height=${CELL} @click=${() => this.#paint(cube)}></rect>`;
  }

  #edges(cube) {
    const { x, y } = corner(cube);
    const { column, row } = placeOf(cube);
    const wide = CELL / 2;
    return svg`${row < SIDE - 1
      ? svg`<rect class="hit" data-edge="${cube} N" x=${x + wide / 2} y=${y - wide / 2} width=${CELL - wide} height=${wide}
          @click=${() => this.#paint(cube, 'N')}></rect>`
      : nothing}
      ${column < SIDE - 1
        ? svg`<rect class="hit" data-edge="${cube} E" x=${x + CELL - wide / 2} y=${y + wide / 2} width=${wide} height=${CELL - wide}
            @click=${() => this.#paint(cube, 'E')}></rect>`
        : nothing}`;
  }

  // The same again takes it away: one tool is enough to correct a slip.
  #paint(cube, side = '') {
    const { kind, value } = this._tool;
    const thing = side ? `face ${cube} ${side}` : `${kind} ${cube}`;
    const { column, row, level } = placeOf(cube);
    this._cursor = cubeAt(column, row, level);
    const before = thingsOf(this.text);
    const next = painted(this.text, thing, value, this._both);
    this.#send(next === this.text || sameThings(before, thingsOf(next)) ? painted(this.text, thing, '', this._both) : next);
  }

  #pressed = (event) => {
    const arrow = ARROWS[event.key];
    const { column, row } = placeOf(this._cursor);
    if (arrow) {
      event.preventDefault();
      const [east, north, side] = arrow;
      const isInside = column + east >= 0 && column + east < SIDE && row + north >= 0 && row + north < SIDE;
      if (!isInside) return;
      if (event.shiftKey && this._tool.kind === 'face') this.#paint(this._cursor, side);
      else this._cursor = cubeAt(column + east, row + north, this._level);
    } else if ((event.key === 'Enter' || event.key === ' ') && this._tool.kind !== 'face') {
      event.preventDefault();
      this.#paint(this._cursor);
    }
  };

  #send(text) {
    this.dispatchEvent(new CustomEvent('change-text', { detail: { text }, bubbles: true, composed: true }));
  }
}

const sameThings = (a, b) => a.size === b.size && [...a].every(([thing, value]) => b.get(thing) === value);

function corner(cube) {
  const { column, row } = placeOf(cube);
  return { x: EDGE + column * CELL, y: EDGE + (SIDE - 1 - row) * CELL };
}

function cubePicture(cube, things, zones) {
  const { x, y } = corner(cube);
  const { row, level } = placeOf(cube);
  const floor = things.get(`floor ${cube}`) ?? (level ? 'none' : 'full');
  const isIn = (rows) => row + 1 >= Number(rows[0]) && row + 1 <= Number(rows[2]);
  const zone = isIn(zones.south) ? 'zone-south' : isIn(zones.north) ? 'zone-north' : '';
  const shape = floor === 'none' ? 'void' : floor === 'half' ? 'half' : `ground ${zone}`;
  return svg`<g transform="translate(${x} ${y})"><rect class=${shape} x="1" y="1" width=${CELL - 2} height=${CELL - 2}></rect>
    ${things.get(`interior ${cube}`) === 'solid' ? solid() : things.get(`interior ${cube}`) === 'cover' ? cover() : nothing}
    ${things.has(`ladder ${cube}`) ? ladder() : nothing} ${things.has(`objective ${cube}`) ? objective() : nothing}
    ${things.has(`item ${cube}`) ? item() : nothing}</g>`;
}

function facesPicture(cube, things) {
  const { x, y } = corner(cube);
  return svg`<g transform="translate(${x} ${y})"
      >${face(things.get(`face ${cube} N`), 'M0 0H70')}${face(things.get(`face ${cube} E`), 'M70 0V70')}</g>`;
}

function face(kind, d) {
  if (kind === 'wall' || kind === 'low') return svg`<path class=${kind} d=${d}></path>`;
  const gap = { door: '24 22 24', window: '16 12 14 12 16' }[kind];
  return gap ? svg`<path class=${kind} d=${d} stroke-dasharray=${gap}></path>` : nothing;
}

const solid = () => svg`<rect class="solid" x="8" y="8" width="54" height="54" rx="4"></rect>`;
const cover = () => svg`<path class="cover" d="M10 42h20v18h-20zM34 46h14v14h-14z"></path>`;
const ladder = () => svg`<path class="ladder" d="M50 8v34M60 8v34M50 16h10M50 24h10M50 32h10"></path>`;
const objective = () => svg`<path class="objective" d="M24 10l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"></path>`;
const item = () => svg`<rect class="item" x="12" y="14" width="20" height="16" rx="3"></rect>`;

/** What a tool paints, for its button. */
function sample({ id }) {
  const pictures = { cover, solid, ladder, objective, item };
  if (pictures[id]) return pictures[id]();
  if (id === 'full') return svg`<rect class="ground" x="6" y="6" width="58" height="58"></rect>`;
  if (id === 'half') return svg`<rect class="half" x="6" y="6" width="58" height="58"></rect>`;
  if (id === 'none' || id === 'empty' || id === 'open') return svg`<rect class="void" x="6" y="6" width="58" height="58"></rect>`;
  return face(id, 'M0 35H70');
}

export const tag = 'deadzone-terrain-form';

customElements.define(tag, TerrainForm);
