import { settings } from '../shell/settings.js';

/**
 * What is heard at a table. Whatever it says can be seen too.
 *
 * @typedef {'dice' | 'step' | 'card' | 'shot' | 'good' | 'bad' | 'turn' | 'end'} Sound
 */

/** Of what happens at once, the first of these is heard. @type {Sound[]} */
const FIRST = ['end', 'turn', 'shot', 'bad', 'good', 'dice', 'card', 'step'];

/** The same again so soon is not heard: a swarm that moves is one sound, in milliseconds. */
const SAME_AGAIN = 90;

/** @type {Promise<import('./synthesis.js').Synthesis> | null} */
let synthesis = null;
let last = '';
let lastAt = -Infinity;

/**
 * Nothing is heard before somebody has touched the page: browsers forbid it, and so would people.
 *
 * @param {(Sound | null | undefined)[]} sounds that happen at once
 */
export function play(sounds) {
  const sound = FIRST.find((one) => sounds.includes(one));
  const isSame = sound === last && performance.now() - lastAt < SAME_AGAIN;
  if (!sound || isSame || !settings.sound || settings.volume === 0 || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  [last, lastAt] = [sound, performance.now()];
  synthesis ??= import('./synthesis.js').then((room) => new room.Synthesis());
  synthesis.then((room) => room.play(sound, settings.volume), forget);
}

/** Without the server or a way to the ears nothing is heard, and nobody misses it: the next sound tries again. */
function forget() {
  synthesis = null;
}

/** It is my turn: a phone that lies on the table says so. */
export function vibrate() {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
}
