package plateau.arena.analysis;

import plateau.players.search.Budget;

/**
 * How much an analysis thinks.
 *
 * @param budget for each search; a decision takes up to three of them
 * @param seed of all that it imagines: with a budget of matches, the same gives the same analysis
 * @param threads has no effect on what comes out
 */
public record Effort(Budget budget, long seed, int threads) {}
