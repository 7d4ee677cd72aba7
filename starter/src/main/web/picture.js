import { svg } from 'lit';

/** The picture of the game's card, 320 by 160, drawn with the colours of the theme (home/picture.css). */
export function picture() {
  return svg`
    <path class="left-side" d="M0 132q80-22 160-8t160-6v42H0z"></path>
    ${[34, 96, 250].map((x) => svg`<path class="good" opacity="0.55" d="M${x - 30} 134q-12-24 8-36 4-28 24-28t24 28q20 12 8 36z"></path>`)}
    <path class="off" d="M150 118q-8-34 22-50 10-18 28-14 8 2 10 8l14 6-14 4q-2 22-16 34l-30 18z"></path>
    <path class="eye" d="M160 104q6-20 26-24-2 20-14 30z"></path>
    <circle class="accent" cx="200" cy="62" r="2.600"></circle>
    <path class="off" d="M156 112l-46 30 54-20z"></path>
    <circle class="clock-run" cx="232" cy="78" r="8"></circle>
    <path class="warning" d="M232 70l-5-5 2-4h6l2 4z"></path>
    <path class="faint" d="M184 118v18M194 114v20"></path>
    ${[62, 292].map((x) => svg`<circle class="accent" cx=${x} cy="140" r="4"></circle>`)}`;
}
