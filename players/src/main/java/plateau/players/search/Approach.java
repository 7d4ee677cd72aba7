package plateau.players.search;

import plateau.kernel.Game;
import plateau.kernel.Hints;

/**
 * How a search goes about a game. One that names a horizon has weighed what its evaluation is good
 * for, and one without an evaluation can only be played to the end: both are searched as their
 * hints ask. A game that has an evaluation and says no more is judged by that alone, and then the
 * search looks itself for what helps.
 *
 * @param judgesAlone whether nothing but the evaluation says how far to look
 * @param decisions how many decisions a playout takes at the most; what chance makes of the rest
 *     says less than the evaluation
 * @param curiosity as in the hints: less with an evaluation alone, which tells moves apart by less
 *     than matches do that are won or lost
 * @param confidence as in the hints
 * @param matchesForATree how many imagined matches one tree is worth: without an evaluation several
 *     small trees are as good as one
 */
record Approach(
    boolean judgesAlone, int decisions, double curiosity, int confidence, int matchesForATree) {

  static Approach to(Game<?, ?> game) {
    Hints<?, ?> hints = game.hints();
    boolean judgesAlone = game.evaluation().isPresent() && hints.horizon() == Integer.MAX_VALUE;
    return judgesAlone
        ? new Approach(true, 2, hints.curiosity() / 3, Math.max(5, hints.confidence()), 1000)
        : new Approach(false, Integer.MAX_VALUE, hints.curiosity(), hints.confidence(), 250);
  }
}
