import { svg } from 'lit';

/** The picture of the game's card, 320 by 160, drawn with the colours of the theme (home/picture.css). */
export function picture() {
  const cube = (x, y, height) => svg`
    <path class="top-${height}" d="M${x} ${y - height * 16}l30-15 30 15-30 15z"></path>
    <path class="left-side" d="M${x} ${y - height * 16}l30 15v${height * 16}l-30-15z"></path>
    <path class="right-side" d="M${x + 60} ${y - height * 16}l-30 15v${height * 16}l30-15z"></path>`;
  return svg`
    ${[
      [100, 52, 0], [160, 52, 1], [70, 67, 0], [130, 67, 0], [190, 67, 2], [40, 82, 1], [100, 82, 0], [160, 82, 0], [220, 82, 0],
      [70, 97, 2], [130, 97, 0], [190, 97, 1], [100, 112, 0], [160, 112, 0], [130, 127, 0],
    ].map(([x, y, h]) => cube(x, y, h))}
    <path class="slide" d="M100 52L220 36"></path>
    <path class="side-a" d="M92 64a8 4 0 0 0 16 0l-4-22a4 4 0 0 0-8 0z"></path><circle class="side-a" cx="100" cy="34" r="6"></circle>
    <path class="side-b" d="M212 36a8 4 0 0 0 16 0l-4-20a4 4 0 0 0-8 0z"></path><circle class="side-b" cx="220" cy="10" r="5.500"></circle>
    <path class="side-b" d="M182 118a8 4 0 0 0 16 0l-4-20a4 4 0 0 0-8 0z"></path>
    <circle class="side-b" cx="190" cy="92" r="5.500"></circle>`;
}
