import { svg } from 'lit';
import { ANGULAR, ROUND } from './silhouettes.js';

/** The picture of the game's card, 320 by 160, drawn with the colours of the theme (home/picture.css). */
export function picture() {
  const walls = [[2, 1], [3, 1], [3, 2], [10, 3], [10, 4], [11, 4], [6, 0], [13, 1], [1, 4], [7, 4]];
  return svg`
    ${Array.from({ length: 16 }, (_, i) => svg`<path class="faint" d="M${i * 21 + 2} 0V160"></path>`)}
    ${Array.from({ length: 8 }, (_, i) => svg`<path class="faint" d="M0 ${i * 26 + 2}H320"></path>`)}
    <path class="crack" d="M20 40l24 12 8 30 26 16M180 12l20 28-12 22 30 34M250 70l22 8 16 34"></path>
    ${walls.map(
      ([x, y]) => svg`<rect class="shadow" x=${x * 21 + 7} y=${y * 26 + 10} width="19" height="23" rx="4"></rect>
        <rect class="wall" x=${x * 21 + 4} y=${y * 26 + 5} width="19" height="23" rx="4"></rect>`,
    )}
    <path class="slide" d="M52 94H196"></path><path class="accent" d="M196 87l13 7-13 7z"></path>
    <path class="side-a" transform="translate(44 91)" d=${ROUND}></path><text class="on" x="44" y="103">1</text>
    <path class="side-b" transform="translate(224 91)" d=${ANGULAR}></path><text class="off" x="224" y="102">3</text>
    <circle class="clock" cx="160" cy="42" r="15"></circle><path class="clock-run" d="M160 27a15 15 0 0 1 13 22.500"></path>
    <path class="alien" d="M152 46q0-12 8-12t8 12l-3-2-2 3-3-3-3 3-2-3z"></path>`;
}
