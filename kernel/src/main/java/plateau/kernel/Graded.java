package plateau.kernel;

import java.util.List;

/**
 * Who plays at one level of a game.
 *
 * @param player as in a seat list, with its budget: {@code mcts:400}
 * @param strengths how it did against the level below, the lowest against {@code random}; none as
 *     long as nobody has counted
 */
public record Graded(Level level, String player, List<Strength> strengths) {

  public Graded {
    strengths = List.copyOf(strengths);
  }

  /** Nobody has counted yet. */
  public static Graded unmeasured(Level level, String player) {
    return new Graded(level, player, List.of());
  }

  /** What players that know nothing of a game make of it. */
  public static List<Graded> standard() {
    return List.of(
        unmeasured(Level.EASY, "careless:50:greedy"),
        unmeasured(Level.NORMAL, "greedy"),
        unmeasured(Level.HARD, "mcts:400"),
        unmeasured(Level.EXPERT, "mcts:2000"));
  }
}
