import { svg } from 'lit';

/** The picture of the game's card, 320 by 160, drawn with the colours of the theme (home/picture.css). */
export function picture() {
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
    <path class="bad"
        d="M257 66c14 0 20 10 20 22s-8 20-20 20-20-8-20-20 6-22 20-22zm-24 6l-10-8m10 26h-12m12 12l-9 9m60-39l10-8m-10 26h12m-12 12l9 9"
        ></path>
    <circle class="eye" cx="250" cy="84" r="4"></circle><circle class="eye" cx="264" cy="84" r="4"></circle>`;
}
