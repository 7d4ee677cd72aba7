import { svg } from 'lit';

/** A picture for each game's card, 320 by 160, drawn with the colours of the theme. */

const star = (x, y, r = 1) => svg`<circle class="star" cx=${x} cy=${y} r=${r}></circle>`;

function codroid() {
  return svg`
    ${[[20, 24], [64, 12], [118, 30], [180, 14], [236, 26], [298, 18], [30, 120], [88, 146], [206, 140], [290, 128], [150, 74], [262, 82]].map(([x, y], i) => star(x, y, i % 3 ? 1 : 1.6))}
    <path class="orbit" d="M14 118C60 20 250 8 306 96"></path>
    <path class="soft-line" transform="rotate(-16 82 78)" d="M28 78A54 15 0 0 1 136 78"></path>
    <circle class="world" cx="82" cy="78" r="40"></circle>
    <path class="soft-line" transform="rotate(-16 82 78)" d="M28 78A54 15 0 0 0 136 78"></path>
    <circle class="good" cx="66" cy="66" r="7"></circle><circle class="good" cx="84" cy="66" r="7"></circle><circle class="good" cx="102" cy="66" r="7"></circle>
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

function iceberg() {
  const walls = [[2, 1], [3, 1], [3, 2], [10, 3], [10, 4], [11, 4], [6, 0], [13, 1], [1, 4], [7, 4]];
  return svg`
    ${Array.from({ length: 16 }, (_, i) => svg`<path class="faint" d="M${i * 21 + 2} 0V160"></path>`)}
    ${Array.from({ length: 8 }, (_, i) => svg`<path class="faint" d="M0 ${i * 26 + 2}H320"></path>`)}
    <path class="crack" d="M20 40l24 12 8 30 26 16M180 12l20 28-12 22 30 34M250 70l22 8 16 34"></path>
    ${walls.map(([x, y]) => svg`<rect class="shadow" x=${x * 21 + 7} y=${y * 26 + 10} width="19" height="23" rx="4"></rect><rect class="wall" x=${x * 21 + 4} y=${y * 26 + 5} width="19" height="23" rx="4"></rect>`)}
    <path class="slide" d="M52 94H196"></path><path class="accent" d="M196 87l13 7-13 7z"></path>
    <circle class="side-a" cx="44" cy="94" r="12"></circle><text class="on" x="44" y="99">1</text>
    <circle class="side-b" cx="224" cy="94" r="12"></circle><text class="off" x="224" y="99">3</text>
    <circle class="clock" cx="160" cy="42" r="15"></circle><path class="clock-run" d="M160 27a15 15 0 0 1 13 22.500"></path>
    <path class="alien" d="M152 46q0-12 8-12t8 12l-3-2-2 3-3-3-3 3-2-3z"></path>`;
}

function panicStation() {
  return svg`
    <path class="faint" d="M0 40H320M0 80H320M0 120H320M40 0V160M80 0V160M120 0V160M160 0V160M200 0V160M240 0V160M280 0V160"></path>
    <path class="room" d="M34 30H124V122H34Z"></path>
    <path class="room" d="M134 30H212V78H134Z"></path>
    <path class="room" d="M134 88H212V140H134Z"></path>
    <path class="room lit-room" d="M222 30H292V140H222Z"></path>
    <path class="door" d="M124 52V70M212 44V62M212 104V122M160 78H184"></path>
    <path class="striped" d="M129 96V114"></path>
    <circle class="side-a" cx="62" cy="60" r="11"></circle><rect class="side-b" x="84" y="82" width="21" height="21" rx="5"></rect>
    <circle class="side-b" cx="172" cy="54" r="11"></circle>
    <path class="bad" d="M257 66c14 0 20 10 20 22s-8 20-20 20-20-8-20-20 6-22 20-22zm-24 6l-10-8m10 26h-12m12 12l-9 9m60-39l10-8m-10 26h12m-12 12l9 9"></path>
    <circle class="eye" cx="250" cy="84" r="4"></circle><circle class="eye" cx="264" cy="84" r="4"></circle>`;
}

function deadzone() {
  const cube = (x, y, height) => svg`
    <path class="top-${height}" d="M${x} ${y - height * 16}l30-15 30 15-30 15z"></path>
    <path class="left-side" d="M${x} ${y - height * 16}l30 15v${height * 16}l-30-15z"></path>
    <path class="right-side" d="M${x + 60} ${y - height * 16}l-30 15v${height * 16}l30-15z"></path>`;
  return svg`
    ${[[100, 52, 0], [160, 52, 1], [70, 67, 0], [130, 67, 0], [190, 67, 2], [40, 82, 1], [100, 82, 0], [160, 82, 0], [220, 82, 0], [70, 97, 2], [130, 97, 0], [190, 97, 1], [100, 112, 0], [160, 112, 0], [130, 127, 0]].map(([x, y, h]) => cube(x, y, h))}
    <path class="slide" d="M100 52L220 36"></path>
    <path class="side-a" d="M92 64a8 4 0 0 0 16 0l-4-22a4 4 0 0 0-8 0z"></path><circle class="side-a" cx="100" cy="34" r="6"></circle>
    <path class="side-b" d="M212 36a8 4 0 0 0 16 0l-4-20a4 4 0 0 0-8 0z"></path><circle class="side-b" cx="220" cy="10" r="5.500"></circle>
    <path class="side-b" d="M182 118a8 4 0 0 0 16 0l-4-20a4 4 0 0 0-8 0z"></path><circle class="side-b" cx="190" cy="92" r="5.500"></circle>`;
}

function anyGame() {
  return svg`<rect class="room" x="90" y="30" width="140" height="100" rx="12"></rect>
    <circle class="side-a" cx="130" cy="80" r="14"></circle><circle class="side-b" cx="190" cy="80" r="14"></circle>`;
}

const PICTURES = { codroid, iceberg, 'panic-station': panicStation, deadzone };

/** @param {string} game */
export function pictureOf(game) {
  return (PICTURES[game] ?? anyGame)();
}
