package plateau.kernel;

import java.util.Optional;

/**
 * How a computer player did in matches that were counted.
 *
 * @param against the level or the player that it met; empty where all seats win or lose together
 * @param side the side that it played, when the sides were counted apart
 * @param command what to type to count again, the seed included
 */
public record Strength(
    Optional<String> against,
    Optional<String> side,
    int games,
    int won,
    int drawn,
    String command) {

  public Strength {
    if (won < 0 || drawn < 0 || games < 1 || won + drawn > games) {
      throw new IllegalArgumentException(won + " won and " + drawn + " drawn of " + games);
    }
  }
}
