package plateau.kit;

import java.nio.file.Path;

/**
 * Which random matches a check looks at, with each set-up.
 *
 * @param first the seed of the first; the others follow
 * @param matches at most so many
 * @param enoughMoves no new match after so many moves: a few long ones tell as much as many short
 * @param replays where matches that show a failure are kept
 */
record Extent(long first, int matches, int enoughMoves, Path replays) {

  private static final String PROPERTY = "plateau.kit.matches";
  private static final int USUAL = 20;
  private static final int USUAL_MOVES = 500;

  /** What a test run has time for; or as many matches as somebody asks for. */
  static Extent usual() {
    Path replays = Path.of("target", "kit");
    Integer asked = Integer.getInteger(PROPERTY);
    return asked == null
        ? new Extent(1, USUAL, USUAL_MOVES, replays)
        : new Extent(1, asked, Integer.MAX_VALUE, replays);
  }

  /** Whether nobody waits. */
  boolean isLong() {
    return enoughMoves == Integer.MAX_VALUE;
  }
}
