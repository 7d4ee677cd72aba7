/** @import { Scene } from './types' */

/** Numbers of the rules that pictures show: the game tells them in its scene, the same in every match. */
export const rules = { points: 0, captureRounds: 0, /** @type {Record<string, number>} */ costs: {} };

/** @param {Scene} scene before anything is drawn */
export function readRules(scene) {
  Object.assign(rules, scene);
}
