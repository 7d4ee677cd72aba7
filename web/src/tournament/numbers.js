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

/** @param {number} share from 0 to 1 */
export function percent(share) {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
