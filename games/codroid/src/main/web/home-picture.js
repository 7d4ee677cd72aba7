import { svg } from 'lit';

const star = (x, y, r = 1) => svg`<circle class="star" cx=${x} cy=${y} r=${r}></circle>`;

/** The picture of the game's card, 320 by 160, drawn with the colours of the theme (home/picture.css). */
export function picture() {
  return svg`
    ${[
      [20, 24], [64, 12], [118, 30], [180, 14], [236, 26], [298, 18], [30, 120], [88, 146], [206, 140], [290, 128], [150, 74], [262, 82],
    ].map(([x, y], i) => star(x, y, i % 3 ? 1 : 1.6))}
    <path class="orbit" d="M14 118C60 20 250 8 306 96"></path>
    <path class="soft-line" transform="rotate(-16 82 78)" d="M28 78A54 15 0 0 1 136 78"></path>
    <circle class="world" cx="82" cy="78" r="40"></circle>
    <path class="soft-line" transform="rotate(-16 82 78)" d="M28 78A54 15 0 0 0 136 78"></path>
    <circle class="good" cx="66" cy="66" r="7"></circle><circle class="good" cx="84" cy="66" r="7"></circle>
    <circle class="good" cx="102" cy="66" r="7"></circle>
    <path class="warning" d="M74 76l8 8-8 8-8-8z"></path><path class="bad" d="M93 76l8.5 15h-17z"></path>
    <circle class="world" cx="198" cy="52" r="27"></circle>
    <circle class="soft-line" cx="186" cy="42" r="5"></circle><circle class="soft-line" cx="212" cy="66" r="4"></circle>
    <circle class="good" cx="190" cy="56" r="6"></circle><rect class="info" x="200" y="46" width="12" height="12" rx="3"></rect>
    <circle class="world" cx="262" cy="116" r="30"></circle>
    <path class="soft-line" d="M234 106q28 9 56 0M233 122q29 9 58 0"></path>
    <path class="bad" d="M262 100l9 16h-18z"></path>
    <circle class="danger-ring" cx="262" cy="116" r="36"></circle>
    <circle class="world" cx="158" cy="128" r="18"></circle>
    <rect class="info" x="152" y="122" width="12" height="12" rx="3"></rect>`;
}
