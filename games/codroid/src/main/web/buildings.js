import { svg } from 'lit';

/** What stands on a public place, above its horizon: everybody knows the bar by its neon glass. Drawn on a world of 50 in radius. */
const BUILDINGS = {
  bar: svg`<path class="wall" d="M-17 -44V-58H15V-44Z"></path><path class="roof" d="M-20 -58H18L14 -63H-16Z"></path>
    <path class="pane" d="M-13 -55h5v4h-5zM-4 -55h5v4h-5z"></path>
    <path class="neon-glow" d="M2 -84H20L11 -73ZM11 -73V-63M6 -63H16"></path>
    <path class="neon" d="M2 -84H20L11 -73ZM11 -73V-63M6 -63H16"></path>`,
  cinema: svg`<path class="wall" d="M-20 -43V-60H20V-43Z"></path><path class="roof" d="M-24 -60H24V-64H-24Z"></path>
    <rect class="screen" x="-17" y="-84" width="34" height="19" rx="1.5"></rect>
    <path class="screen-scene" d="M-13 -69L-5 -77L1 -71L6 -75L13 -69Z"></path>
    <path class="pane" d="M-15 -57h4v4h-4zM-8 -57h4v4h-4zM4 -57h4v4h-4zM11 -57h4v4h-4z"></path>`,
  restaurant: svg`<path class="wall" d="M-20 -43V-54H20V-43Z"></path><path class="dome" d="M-20 -55A20 19 0 0 1 20 -55Z"></path>
    <path class="roof" d="M-24 -55H24V-52H-24Z"></path><circle class="roof" cy="-77" r="3"></circle>
    <path class="shine" d="M-13 -58A14 13 0 0 1 -4 -69"></path><path class="pane" d="M-12 -50h6v4h-6zM6 -50h6v4h-6z"></path>`,
  'media-library': svg`<path class="roof" d="M-24 -48H24V-43H-24Z"></path>
    <path class="wall" d="M-20 -48V-72H-13V-48ZM2 -48V-68H8V-48Z"></path>
    <path class="book" d="M-12 -48V-78H-5V-48ZM9 -48L16 -70L22 -68L15 -47Z"></path><path class="dome" d="M-4 -48V-66H1V-48Z"></path>
    <path class="shine" d="M-18.5 -67H-14.500M-10.5 -73H-6.500M3.5 -63H6.5"></path>`,
  academy: svg`<path class="wall" d="M-24 -43V-60H24V-43Z"></path><path class="roof" d="M-28 -60L0 -74L28 -60Z"></path>
    <path class="roof" d="M-.8 -74V-90H.8V-74Z"></path><path class="flag" d="M1 -90L14 -86L1 -81Z"></path>
    <path class="pane" d="M-20 -57h4v12h-4zM-11 -57h4v12h-4zM-2 -57h4v12h-4zM7 -57h4v12h-4zM16 -57h4v12h-4z"></path>`,
};

/** On smaller worlds there are names close above. */
const SMALL = 40;

/**
 * @param {import('./places.js').World} world
 * @param {number} radius
 */
export function building({ id }, radius) {
  const share = radius < SMALL ? 0.82 : 1;
  const rooted = `translate(0 ${-46 * (1 - share)}) scale(${share})`;
  return svg`<g class="building" transform="scale(${radius / 50}) ${rooted}">${BUILDINGS[id] ?? ''}</g>`;
}

/**
 * A zone of the market: a module of the station, open in front, with a battery on its roof.
 *
 * @param {import('./places.js').World} world
 * @param {number} half its half width
 */
export function station({ id }, half) {
  const tills = id === 'market-2';
  return svg`<g class="station" transform="scale(${half / 50})">
    <path class="panel" d="M-67 -14H-57V16H-67ZM57 -14H67V16H57Z"></path>
    <path class="arm" d="M-57 1H-50M50 1H57M-62 -14V16M62 -14V16"></path>
    <path class="awning" d="M-56 -38L-50 -52H50L56 -38Z"></path>
    <path class="awning-stripe" 
        d="M-40 -38L-36 -52H-24L-26 -38ZM-13 -38L-12 -52H0V-38ZM14 -38L12 -52H24L27 -38ZM42 -38L37 -52H50L56 -38Z"></path>
    <rect class="planet hull" x="-54" y="-38" width="108" height="80" rx="12"></rect>
    <path class="shelf" d=${tills ? 'M-54 -18H54M-54 8H54' : 'M-18 -37V41M18 -37V41'}></path>
    ${tills
      ? svg`<path class="sign" d="M-10 -70H10V-56H-10ZM-6 -66H6M-6 -60H-2M2 -60H6"></path>`
      : svg`<path class="sign" d="M-11 -69H9V-56H-11ZM9 -65H12V-60H9M-7 -65V-60M-2 -65V-60M3 -65V-60"></path>`}
  </g>`;
}
