package plateau.kernel;

/**
 * What a player thinks of one move.
 *
 * @param odds how likely it is to win with it, from 0 to 1; a draw counts half
 * @param samples on how many tries that rests; 0 when the move was not tried, and then the odds
 *     mean nothing
 */
public record Thought<M>(M move, double odds, int samples) {}
