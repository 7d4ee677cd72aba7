/**
 * What figures look like, facing right, on their feet at 0 0 and some 36 high: so that a role is told from its outline alone.
 * `body` is filled; `lines` are drawn into it; `gear` is what a figure carries, in a stroke that is read beside the body.
 *
 * @typedef {{body: string, lines?: string, gear?: string}} Look
 */

const HELMET = 'M-3.5 -29V-33Q-3.5 -37.5 1 -37.500Q6 -37.5 6.5 -33L5.5 -29Z';
const STANDING = 'M-9 -23Q-9 -28.5 -4 -28.500H5Q9 -28.5 9 -23.500L7 -14L9.5 0H4L1 -10L-3 0H-9L-5.5 -14Z';
const VISOR = 'M1 -33.500H6';
const CAP = 'M-4 -29V-33Q-3.5 -37 0.5 -37Q5 -37 5.5 -34H9.500V-32H5.500L4.5 -29Z';
const WORKING = 'M-8 -23Q-8 -28.5 -3.5 -28.500H4Q8 -28.5 8 -24L7 -12L8 0H3L0.5 -9L-2.5 0H-8L-6.5 -12Z';
const CROUCHED = 'M-11 -12Q-11 -24 -1 -25L7 -24Q9 -18 5 -14L4 -9L9 0H4L-1 -7L-5 0H-10L-7 -8Z';
const SNOUT = 'M-1 -24Q-1 -32 6 -32L14 -27L9 -25.500L13 -23.500L5 -22Z';

/** @type {Record<string, Look>} */
const LOOKS = {
  // The Wardens: helmets, straight backs.
  captain: {
    body: `${HELMET}${STANDING}M-8 -27L-15 -2L-7 -4L-5 -14ZM-3 -36Q-5 -45 6 -43L9 -38L1 -37.500Z`,
    lines: `${VISOR}M-5 -21H6M0.5 -28V-21`,
    gear: 'M8 -22L17 -27M14 -30L18 -24M9 -23V-19',
  },
  rifle: { body: `${HELMET}${STANDING}`, lines: `${VISOR}M-5 -15H5`, gear: 'M-7 -17L17 -24M2 -20L4 -15' },
  marksman: {
    body: 'M-6 -21Q-6 -30 2 -31Q8 -30 7.5 -23L5 -20L8 -14L13 -10V0H8V-8L1 -9L-2 -4L-13 0H-15V-4L-8 -7L-9 -15Z',
    lines: 'M3 -26H7M-4 -12L4 -13',
    gear: 'M-4 -19L24 -22M4 -24H12M12 -21L14 -14',
  },
  medic: {
    body: `${HELMET}${STANDING}M-16 -27H-8V-12H-16Z`,
    lines: `${VISOR}M-2.5 -20H4.500M1 -23.500V-16.500M-14 -19.500H-10M-12 -21.500V-17.5`,
    gear: 'M8 -21L15 -21V-18M-14 -27V-31H-10',
  },
  breacher: {
    body: 'M-5 -29V-34Q-4 -38 1 -38Q6 -38 6.5 -34V-29ZM-13 -21Q-13 -30 -5 -30H6Q13 -30 13 -22L9 -14L12 0H5L1 -9L-4 0H-12L-8 -14Z',
    lines: 'M1 -34H6M-6 -23H7M-5 -17H6M0.5 -30V-17',
    gear: 'M-15 -12L13 -38M8 -41L17 -34L13 -30L5 -38Z',
  },
  // The Ironworks crew: caps, coats, machines.
  boss: {
    body: `M-6 -32H-3.500Q-3 -38 1 -38Q6 -38 6.5 -33.500H10V-31H6L5 -28H-3L-4 -31H-6ZM-10 -22Q-10
      -28 -5 -28H6Q11 -28 11 -23L9 -14L12 -2L8 -4L6 0H2L1 -4L-2 0H-7L-8 -3L-13 -1L-8 -14Z`,
    lines: 'M0.5 -28V-5M4 -24V-18',
    gear: 'M-12 -13L-14 -34M-18 -36V-32L-14 -31L-10 -32V-36M8 -17L18 -15M9 -14L18 -12',
  },
  engineer: {
    body: `${CAP}${WORKING}M-15 -28H-7V-13H-15Z`,
    lines: 'M1 -33.500H5M-13 -24H-9M-13 -20H-9M-4 -14H5',
    gear: 'M-12 -28V-40M-15 -37L-12 -40L-9 -37M6 -20L14 -17M14 -21A3.5 3.5 0 1 0 17 -15',
  },
  drone: {
    body: 'M-12 -19Q-12 -30 0 -30Q12 -30 12 -19Q12 -11 0 -11Q-12 -11 -12 -19Z',
    lines: 'M4 -24H11M4 -20H11M-8 -15Q0 -12 8 -15',
    gear: 'M-16 -34H-4M4 -34H16M-10 -34L-7 -27M10 -34L7 -27M-6 -11L-10 0M6 -11L10 0M9 -16L19 -14',
  },
  cannoneer: {
    body: `${CAP}${WORKING}M-15 -32L20 -30V-23L-15 -24Z`,
    lines: 'M-10 -31.500V-24M14 -30V-23.500M-4 -14H5',
    gear: 'M5 -23L7 -16M20 -33V-20',
  },
  loader: {
    body: `${CAP}${WORKING}M-18 -33H-7V-11H-18Z`,
    lines: 'M-18 -26H-7M-18 -19H-7M-4 -14H5',
    gear: 'M6 -20L13 -18V-15M-14 -33V-37H-10V-33',
  },
  hand: { body: `${CAP}${WORKING}`, lines: 'M-4 -14H5M-3 -28L-2 -20M4 -28L3 -20', gear: 'M-4 -16L15 -22M3 -18L5 -13' },
  bruiser: {
    body: 'M-3 -30Q-3 -36 2 -36Q7 -36 6.5 -30ZM-15 -18Q-16 -31 -4 -31H8Q16 -30 15 -19L10 -12L12 0H4L0 -8L-5 0H-13L-10 -12Z',
    lines: 'M2 -33H6M-8 -24Q0 -20 9 -24M-7 -13H7',
    gear: 'M10 -16L16 -13M15 -18L27 -12L25 -8L13 -13ZM20 -18L21 -15M25 -16L25 -12',
  },
  sentry: {
    body: 'M-11 -29H7V-17H-11ZM-5 -17H1L2 -12H-6Z',
    lines: 'M-11 -25H7M-6 -21H2',
    gear: 'M7 -25H22M7 -21H22M-4 -12L-13 0M0 -12L9 0M-2 -12V-2M-8 -29V-34H-3',
  },
  // The Ash brood: no straight line.
  alpha: {
    body: `M-12 -13Q-13 -29 -1 -30Q-2 -36 4 -37L8 -44L8.5 -37L15 -31L9 -29L13 -26L7 -24Q8 -16
      5 -12L10 0H4L-1 -9L-5 0H-11L-8 -9Q-16 -6 -18 0Q-20 -9 -12 -13ZM-1 -36L-6 -44L3 -37Z`,
    lines: 'M6 -33L9 -32M-6 -24L-9 -20M-3 -21L-6 -16',
    gear: 'M5 -21L15 -17M15 -17L20 -20M15 -17L20 -16M15 -17L18 -12',
  },
  ripper: {
    body: `${SNOUT}${CROUCHED}`,
    lines: 'M6 -28.500H8.500M-6 -20L-8 -15M-2 -20L-5 -13',
    gear: 'M4 -18L13 -14M13 -14L18 -18M13 -14L19 -13M-8 -14L-14 -8M-14 -8L-17 -4M-14 -8L-13 -3',
  },
  hound: {
    body:
      `M-16 -13Q-13 -20 -4 -19L6 -21Q8 -27 13 -26L20 -21L15 -19L19 -17L13 -15Q12 -11 11
      -9L14 0H10L6 -9L-5 -9L-4 0H-8L-11 -8L-14 0H-18L-15 -9Q-18 -15 -23 -22Q-18 -20 -16 -13Z`,
    lines: 'M13 -22.500L15 -22M-8 -15V-11M-4 -15V-11M0 -15V-11',
    gear: 'M-2 -19L-4 -24M3 -20L2 -25M-8 -18L-11 -22',
  },
  spitter: {
    body: `M-14 -14Q-15 -26 -5 -26Q4 -26 4 -18Q6 -24 4 -30Q4 -37 11 -36L18 -33L17
      -29L10 -29Q12 -18 5 -11L8 0H3L-2 -8L-6 0H-11L-9 -7Q-13 -9 -14 -14Z`,
    lines: 'M9 -33H11M-9 -21Q-6 -17 -9 -13M-4 -22Q-1 -17 -4 -12',
    gear: 'M19 -31L24 -33M19 -29L25 -28M-12 -22L-16 -26',
  },
  mender: {
    body: `M-2 -27Q-3 -35 4 -35Q10 -34 9 -28L6 -25Z${CROUCHED}`,
    lines: 'M4 -31H7M-5 -17H3M-1 -21V-13',
    gear: 'M-8 -20Q-18 -28 -15 -38M-5 -23Q-12 -32 -8 -42M6 -20Q15 -24 14 -33M6 -17Q17 -16 19 -25',
  },
  hulk: {
    body:
      `M-18 -16Q-20 -36 -3 -37Q0 -42 6 -40L12 -35L8 -32Q18 -31 19 -19L21 -4L14
      -1L11 -14L8 -12L11 0H3L-1 -9L-5 0H-14L-11 -11L-14 -14L-16 -2L-22 -5Z`,
    lines: 'M6 -37L9 -36M-10 -28L-13 -22M-5 -28L-8 -20M1 -27L-1 -19',
    gear: 'M-8 -37L-12 -43M-2 -38L-4 -45M16 -2L17 3M20 -4L22 1M-18 -3L-18 2M-21 -5L-23 0',
  },
};

const OWN = {
  'sentry-gun': 'sentry',
  'warden-captain': 'captain',
  'warden-rifle': 'rifle',
  'warden-marksman': 'marksman',
  'warden-medic': 'medic',
  'warden-breacher': 'breacher',
  'crew-boss': 'boss',
  'crew-engineer': 'engineer',
  'crew-drone': 'drone',
  'crew-cannoneer': 'cannoneer',
  'crew-loader': 'loader',
  'crew-hand': 'hand',
  'crew-bruiser': 'bruiser',
  'brood-alpha': 'alpha',
  'brood-ripper': 'ripper',
  'brood-hound': 'hound',
  'brood-spitter': 'spitter',
  'brood-mender': 'mender',
  'brood-hulk': 'hulk',
};

/**
 * Of teams that people write themselves: the first that fits.
 *
 * @type {[string, (sheet: import('./types').FigureScene) => unknown][]}
 */
const FITTING = [
  ['sentry', ({ role }) => role === 'sentry'],
  ['drone', ({ keywords }) => keywords.includes('construct') || keywords.includes('remote')],
  ['hulk', ({ keywords, size }) => keywords.includes('bestial') && size > 1],
  ['hound', ({ keywords, shoot }) => keywords.includes('bestial') && !shoot],
  ['spitter', ({ keywords }) => keywords.includes('bestial')],
  ['bruiser', ({ size }) => size > 1],
  ['captain', ({ role }) => role === 'leader'],
  ['medic', ({ keywords }) => keywords.includes('medic')],
  ['engineer', ({ keywords }) => keywords.includes('engineer')],
  ['breacher', ({ shoot, fight }) => !shoot || (fight && fight < shoot)],
  ['marksman', ({ role }) => role === 'specialist'],
];

/**
 * @param {string | undefined} id of a figure
 * @param {import('./types').FigureScene | undefined} sheet
 * @returns {Look}
 */
export function lookOf(id, sheet) {
  const own = OWN[id?.replace(/-\d+$/, '') ?? ''];
  return LOOKS[own ?? (sheet && FITTING.find(([, fits]) => fits(sheet))?.[0]) ?? 'rifle'];
}
