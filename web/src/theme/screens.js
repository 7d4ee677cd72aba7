// Which screen it is, the style sheets know: screens.css has the sizes, tokens.css tells the name.
const screen = () => getComputedStyle(document.documentElement).getPropertyValue('--screen').trim();

/** Whether the screen is low now. */
export const isLow = () => screen() === 'low';

/** Whether the screen is narrow now. */
export const isNarrow = () => screen() === 'narrow';
