import { html, nothing } from 'lit';
import { say } from '../words/words.js';
import './words.js';

/**
 * A link to the section of the rules that a sentence cites, such as "(A7.4)"; it opens beside the game.
 *
 * @param {string} game
 * @param {string} section
 */
export const ruleLink = (game, section) =>
  html`<a class="rule" href="/rules/${game}#${section}" target="_blank" rel="noopener"
      title=${say('rules.cited', { section })}>${section}</a>`;

/**
 * The sentence without what it cites, and the cited section.
 *
 * @param {string} words
 * @param {RegExp | undefined} citation its first group is the section
 * @returns {{told: string, section: string | null}}
 */
export function cited(words, citation) {
  const found = citation?.exec(words);
  if (!found) return { told: words, section: null };
  return { told: `${words.slice(0, found.index)}${words.slice(found.index + found[0].length)}`.trimEnd(), section: found[1] };
}

/**
 * A sentence whose citation is a link behind it.
 *
 * @param {string} words
 * @param {string} game
 * @param {RegExp | undefined} citation
 */
export function withRule(words, game, citation) {
  const { told, section } = cited(words, citation);
  return html`${told}${section ? html` ${ruleLink(game, section)}` : nothing}`;
}

/**
 * The section that tells a cited rule: headings name the sections of the rulebook that they sum up, "Dice (A5, A7.4)". The one that is
 * nearest to the cited one is taken, so "A5.3" leads to "A5".
 *
 * @template {{title: string}} S
 * @param {S[]} sections
 * @param {string} rule
 * @returns {S | undefined}
 */
export function sectionOf(sections, rule) {
  const reach = ({ title }) =>
    Math.max(0, ...(title.match(/\b[A-Z]\d+(?:\.\d+)*\b/g) ?? []).map((named) => (`${rule}.`.startsWith(`${named}.`) ? named.length : 0)));
  return sections.filter(reach).sort((one, other) => reach(other) - reach(one))[0];
}
