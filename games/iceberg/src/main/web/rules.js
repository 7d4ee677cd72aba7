/** @import { Scene, View } from './types' */

/** Numbers of the rules that pictures show: the game tells them in its scene, the same in every match. */
export const rules = { rounds: 0, points: 0, captureRounds: 0, /** @type {Record<string, number>} */ costs: {} };

/**
 * The round of a view, and the last one: "12/99". The first is 0.
 *
 * @param {View} view
 */
export const roundOf = ({ round }) => `${Math.min(round, rules.rounds - 1)}/${rules.rounds - 1}`;

/** @param {Scene} scene before anything is drawn */
export function readRules(scene) {
  Object.assign(rules, scene);
}
