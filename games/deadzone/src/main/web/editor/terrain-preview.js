import { LitElement, css, html, svg } from 'lit';
import { NO_WORDS } from '../../../words/game-words.js';
import { say } from '../../../words/words.js';
import { boardStyle } from '../board-style.js';
import { WORLD, placeOf } from '../geometry.js';
import { markedCubes, markersIn } from '../markers.js';
import { marksStyle } from '../marks-style.js';
import { piecesStyle } from '../pieces-style.js';
import { groundPicture, piecesPicture, slices } from '../scenery.js';
import { terrainOf, thingsOf } from './terrain-text.js';

/** The terrain as the board draws it at a table. */
class TerrainPreview extends LitElement {
  static properties = { text: {} };

  static styles = [
    boardStyle,
    marksStyle,
    piecesStyle,
    css`
      svg {
        display: block;
        width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    this.text = '';
  }

  render() {
    const terrain = terrainOf(this.text);
    const lying = markers(thingsOf(this.text));
    const marked = [...markedCubes(lying)];
    return html`<svg viewBox="${WORLD.left} ${WORLD.top} ${WORLD.width} ${WORLD.height}" role="img" aria-label=${say('terrain.preview')}>
      ${groundPicture(terrain)}
      ${slices(terrain).map(({ row, level, behind, before }) => {
        const here = marked.filter((cube) => placeOf(cube).row === row && placeOf(cube).level === level);
        return svg`${piecesPicture(behind)}${here.map((cube) => markersIn(lying, cube, NO_WORDS))}${piecesPicture(before)}`;
      })}
    </svg>`;
  }
}

/** What lies about, as a view tells it before anybody has come. */
function markers(things) {
  const cubes = (kind) => [...things.keys()].filter((thing) => thing.startsWith(`${kind} `)).map((thing) => thing.slice(kind.length + 1));
  return {
    objectives: cubes('objective').map((cube) => ({ cube, holder: null })),
    tokens: cubes('item').map((cube) => ({ cube, item: null })),
    sides: [],
  };
}

customElements.define('deadzone-terrain-preview', TerrainPreview);
