import { html, nothing, svg } from 'lit';
import { settings } from '../../shell/settings.js';
import { say } from '../../words/words.js';
import { weaponName } from './figures.js';

/** What can happen is never told to be impossible, nor what may fail to be certain. */
export function percent(chance) {
  const rounded = Math.round(100 * chance);
  const shown = rounded === 0 && chance > 0 ? '<1' : rounded === 100 && chance < 1 - 1e-9 ? '>99' : String(rounded);
  return settings.language === 'fr' ? `${shown} %` : `${shown}%`;
}

/** The chance that somebody is hurt or pinned. */
export function chanceOfHarm({ dead, injured, pinned }) {
  return Math.max(dead + injured, pinned);
}

/** Dead, injured and unhurt as a bar, and in words below it. */
export function harmBar(harm, who) {
  const onlyPins = harm.dead + harm.injured === 0 && harm.pinned > 0;
  const parts = onlyPins
    ? [['pinned', harm.pinned]]
    : [
        ['dead', harm.dead],
        ['injured', harm.injured],
      ];
  let left = 0;
  const bars = parts.map(([kind, chance]) => {
    const bar = svg`<rect class=${kind} x=${left} width=${Math.max(0, chance * 100)} height="8"></rect>`;
    left += chance * 100;
    return bar;
  });
  return html`<span class="harm">
    ${who ? html`<span class="who">${who}</span>` : nothing}
    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none"
        aria-hidden="true"><rect class="rest" width="100" height="8"></rect>${bars}</svg>
    <span class="small number">${harmInWords(harm)}</span>
  </span>`;
}

/** @returns {string} `killed 23%, wounded 31%` */
export function harmInWords({ dead, injured, pinned }) {
  const parts = [
    dead > 0 && say('deadzone.odds.dead', { chance: percent(dead) }),
    injured > 0 && say('deadzone.odds.injured', { chance: percent(injured) }),
    pinned > 0 && say('deadzone.odds.pinned', { chance: percent(pinned) }),
  ].filter(Boolean);
  return parts.length ? parts.join(' · ') : say('deadzone.odds.safe');
}

/** The dice and what changed their number: `5 dice: clear shot +2`. */
export function diceInWords(dice, modifiers, words) {
  const named = modifiers.filter((modifier) => modifier !== 'mod-none').map((modifier) => words.say(`modifier.${modifier}`));
  return `${say('deadzone.odds.dice', { dice })}${named.length ? `${say('colon')} ${named.join(', ')}` : ''}`;
}

/**
 * Everything that is known about a move before it is chosen.
 *
 * @param {any} known its entry in the outlook
 * @param {{words: import('../../words/game-words.js').GameWords, scene: any, nameOf: (figure: string) => string}} how
 */
export function oddsOf(known, how) {
  if (!known) return nothing;
  if (known.strike) return strikeOdds(known.strike, how);
  if (known.blasts && 'hit' in known) return tossOdds(known, how);
  if (known.path) return walkOdds(known, how);
  return nothing;
}

function strikeOdds(strike, how) {
  const isFight = strike.answers.some(({ weapon }) => weapon);
  return html`<span class="odds">
    <span class="soft small">${diceInWords(strike.dice, strike.modifiers, how.words)}</span>
    ${strike.answers.map((answer) => answerOdds(strike, answer, isFight, how))}
  </span>`;
}

function answerOdds(strike, answer, isFight, { scene, nameOf }) {
  const lead = answer.weapon
    ? say('deadzone.odds.answered', { weapon: weaponName(scene, answer.weapon) })
    : isFight ? say('deadzone.odds.survived') : '';
  return html`${lead ? html`<span class="small lead">${lead}</span>` : nothing}
    ${harmBar(answer.defender, isFight ? nameOf(strike.defender) : '')}
    ${answer.weapon ? harmBar(answer.attacker, nameOf(strike.attacker)) : nothing}
    ${answer.held ? html`<span class="small number">${say('deadzone.odds.held', { chance: percent(answer.held) })}</span>` : nothing}`;
}

function tossOdds({ hit, blasts }, { nameOf }) {
  return html`<span class="odds"
      ><span class="small number"
      >${say('deadzone.odds.lands', { chance: percent(hit) })}</span>${blasts.map((harm) => harmBar(harm, nameOf(harm.figure)))}</span>`;
}

function walkOdds({ seenBy, fights, leavers, blasts }, how) {
  return html`<span class="odds">
    ${seenBy.length ? html`<span class="small">${say('deadzone.odds.seen', { count: seenBy.length })}</span>` : nothing}
    ${leavers.map(
      (strike) => html`<span class="small lead"
          >${say('deadzone.odds.leaving', { name: how.nameOf(strike.attacker) })}</span>${strikeOdds(strike, how)}`,
    )}
    ${fights.map(
      (strike) => html`<span class="small lead"
          >${say('deadzone.odds.entry', { name: how.nameOf(strike.defender), weapon: weaponName(how.scene, strike.weapon) })}</span
          >${strikeOdds(strike, how)}`,
    )}
    ${blasts.length
      ? html`<span class="small lead">${say('deadzone.odds.mine')}</span>${blasts.map((harm) => harmBar(harm, how.nameOf(harm.figure)))}`
      : nothing}
  </span>`;
}
