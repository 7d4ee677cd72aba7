import { html, svg } from 'lit';

/** What is printed on rooms, cards and chips: line drawings in a square of 40 units around the middle. */
const PATHS = {
  // rooms
  reactor: 'M0 -5a5 5 0 1 0 .01 0M-17 0a17 7 0 1 0 34 0a17 7 0 1 0 -34 0M8.500 14.700a17 7 60 1 0 -17 -29.400a17 7 60 1 0 17 ' +
  '29.400M-8.500 14.700a17 7 120 1 0 17 -29.400a17 7 120 1 0 -17 29.400',
  terminal: 'M-16 -13H16V8H-16ZM-6 14H6M0 8V14M-10 -6L-5 -2L-10 2M-2 2H6',
  hive: 'M0 -17L8 -12.500V-3.500L0 1L-8 -3.500V-12.500ZM-8 -3.500L0 1V10L-8 14.500L-16 10V1ZM8 -3.500L16 1V10L8 14.500L0 10V1M0 -11v4M-8 ' +
  '3v4M8 3v4',
  'sick-bay': 'M-5 -15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z',
  storage: 'M-16 -2H-1V13H-16ZM1 -2H16V13H1ZM-8 -17H8V-2H-8ZM-16 5.500H-1M1 5.500H16M-8 -9.500H8',
  empty: 'M-14 -14L-8 -14M14 14L8 14M-14 -14V-8M14 14V8',
  parasite: 'M-11 8C-16 2 -12 -6 -6 -6C-4 -13 6 -13 7 -6C14 -6 16 4 10 8C6 13 -7 13 -11 8ZM-6 -6C-2 -2 3 -2 7 -6M-3 -1v2M4 -1v2M-11 ' +
  '8L-16 13M10 8L15 13M-12 1L-18 0M13 1L18 0',
  team: 'M-4 -4m-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4 4L15 15M-8 -6a2 2 0 1 0 .01 0M0 -6a2 2 0 1 0 .01 0M-11 2C-10 -1 -6 -1 -5 2M-3 ' +
  '2C-2 -1 2 -1 3 2',
  run: 'M0 -6V-16M-4 -12L0 -16L4 -12M6 0H16M12 -4L16 0L12 4M0 6V16M-4 12L0 16L4 12M-6 0H-16M-12 -4L-16 0L-12 4',
  // cards
  'gas-can': 'M-11 -8H8L12 -4V16H-11ZM-7 -8V-15H2V-8M8 -12L14 -6M-6 -2L7 11M7 -2L-6 11',
  'bulletproof-vest': 'M-13 -13L-6 -15C-4 -9 4 -9 6 -15L13 -13L11 -4V15H-11V-4ZM-11 3H11M0 -8V15',
  ammo: 'M-12 14V-4C-12 -10 -6 -10 -6 -4V14ZM-3 14V-4C-3 -10 3 -10 3 -4V14ZM6 14V-4C6 -10 12 -10 12 -4V14ZM-12 9H-6M-3 9H3M6 9H12',
  'parasite-alert': 'M0 -15L17 14H-17ZM0 -5V4M0 8v2',
  'first-aid-kit': 'M-15 -8H15V14H-15ZM-6 -8V-14H6V-8M0 -2V8M-5 3H5',
  'key-card': 'M-15 -10H15V10H-15ZM-15 -4H15M-10 4H-4M8 2h4v4h-4z',
  'machine-gun': 'M-18 -4H14V1H-18ZM14 -2H18M-8 1L-11 12H-5L-3 1M3 1L5 9H9L8 1M-18 1V6',
  grenade: 'M0 -3a9 9 0 1 0 .01 0M-3 -3V-9H4V-3M4 -9C12 -12 13 -4 9 0M-9 6H9M0 -3V15',
  adrenaline: 'M-15 15L-8 8M-11 5L-5 11M-9 7L5 -7L11 -1L-3 13M8 -10L14 -4M11 -7L16 -12M-1 -1l3 3M-5 3l3 3',
  'targeting-scope': 'M0 -12a12 12 0 1 0 .01 0M0 -17V-6M0 6V17M-17 0H-6M6 0H17',
  'combat-knife': 'M-16 16L-8 8M-11 5L-5 11M-8 8L10 -12C15 -10 14 -5 12 -3L-4 10',
  'body-scanner':
    'M-16 -15H-9M16 -15H9M-16 15H-9M16 15H9M-16 -15V-9M16 -15V-9M-16 15V9M16 15V9M0 -11a4 4 0 1 0 .01 0M-8 11C-7 -1 7 -1 8 11M-16 2H16',
  host: 'M0 -16C11 -16 15 -7 13 0C12 5 8 6 7 11H-7C-8 6 -12 5 -13 0C-15 -7 -11 -16 0 -16ZM-6 -5a3 3 0 1 0 .01 0M6 -5a3 3 0 1 0 .01 0M-3 ' +
  '5L0 1L3 5M-4 16V11M4 16V11',
  infection: 'M0 -8a8 8 0 1 0 .01 0M0 -8V-15M0 8V15M-8 0H-15M8 0H15M-5.700 -5.700L-10.500 -10.500M5.700 5.700L10.500 10.500M5.700 ' +
  '-5.700L10.500 -10.500M-5.700 5.700L-10.500 10.500M-2 -2v1M2 2v1M2 -2v1',
  // chips
  search: 'M-3 -3m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M4 4L14 14',
  explore: 'M-13 -13H13V13H-13ZM-5 0H5M0 -5V5',
  'heat-scan': 'M-4 -15C2 -8 11 -5 9 5C8 12 -8 14 -10 5C-11 0 -6 -2 -6 -7C-4 -6 -3 -4 -3 -2C0 -5 0 -10 -4 -15Z',
  'open-doors': 'M-13 -14H-2V14H-13ZM13 -14H6V14H13M-5 0v2M2 0H10M7 -3L10 0L7 3',
  'reveal-room': 'M-13 -13H13V13H-13ZM-7 0C-3 -6 3 -6 7 0C3 6 -3 6 -7 0ZM0 -1v2',
  burn: 'M0 -16C4 -9 12 -4 10 6C9 13 -9 13 -10 6C-11 0 -5 -3 -4 -8C-1 -6 0 -3 0 0C3 -4 3 -10 0 -16Z',
  walk: 'M0 12V-10M-8 -2L0 -11L8 -2',
  wait: 'M0 -14a14 14 0 1 0 .01 0M0 -8V1L6 6',
};

/** @param {string} id of a card or room; infection cards are drawn alike */
const pathOf = (id) => PATHS[id.startsWith('infection') ? 'infection' : id] ?? PATHS.empty;

/** @param {string} id */
export const iconPath = (id) => svg`<path class="icon" d=${pathOf(id)}></path>`;

/**
 * @param {string} id
 * @param {number} [size]
 */
export const icon = (id, size = 24) => html`<svg class="icon-frame" viewBox="-20 -20 40 40" width=${size} height=${size}
    aria-hidden="true">${iconPath(id)}</svg>`;
