import { html } from 'lit';

/** @param {number} shows 1 to 4: the four-sided die */
export const diePicture = (shows) => html`<svg class="die-face" viewBox="-32 -34 64 64" width="96" height="96">
  <path class="die-side" d="M0 -30L30 22H-30Z"></path>
  <path class="die-edge" d="M0 -30L8 22M0 -30L30 22L8 22L-30 22Z"></path>
  <text y="14" text-anchor="middle">${shows}</text>
</svg>`;
