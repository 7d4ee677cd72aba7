import { unsafeCSS } from 'lit';

const LOW = '(min-width: 560px) and (max-height: 560px)';
const NARROW = '(max-width: 559px), (max-width: 900px) and (min-height: 561px)';

/**
 * Too low for one thing below the other: a phone on its side, or a page at 200 %. The board stands at the left, the rest scrolls beside it.
 */
export const low = unsafeCSS(LOW);

/** Too narrow for two columns: what comes first is the board, and the choices are a sheet from the bottom. */
export const narrow = unsafeCSS(NARROW);

/** Everything that is not narrow: board and choices stand side by side. */
export const besides = unsafeCSS(`(min-width: 901px), ${LOW}`);

/** Whether the screen is low now. */
export const isLow = () => matchMedia(LOW).matches;

/** Whether the screen is narrow now. */
export const isNarrow = () => matchMedia(NARROW).matches;
