import { settings } from '../shell/settings.js';

/**
 * @param {number} number
 * @param {number} [digits] behind the point, at most
 */
export function decimal(number, digits = 1) {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(number);
}

/** A whole number with its sign. @param {number} number */
export function signed(number) {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(number);
}

/** A time that has passed, as in "3 hours ago". @param {number} minutes */
export function ago(minutes) {
  const format = new Intl.RelativeTimeFormat(settings.language);
  if (minutes < 120) return format.format(-minutes, 'minute');
  return minutes < 48 * 60 ? format.format(-Math.round(minutes / 60), 'hour') : format.format(-Math.round(minutes / 24 / 60), 'day');
}

/** @param {number} share from 0 to 1 */
export function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
