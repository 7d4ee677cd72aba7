package plateau.deadzone;

import java.util.List;
import plateau.kernel.Graded;
import plateau.kernel.Level;

/**
 * Who plays at each level, and how that was counted: wardens against wardens, so that neither side
 * has the better team.
 */
final class DeadzoneLevels {

  static final List<Graded> ALL =
      List.of(
          Graded.measured(Level.EASY, "careless:60:greedy", 60, 57, 0, command(Level.EASY, 30)),
          Graded.measured(Level.NORMAL, "careless:25:greedy", 60, 57, 0, command(Level.NORMAL, 30)),
          Graded.measured(Level.HARD, "greedy", 60, 51, 0, command(Level.HARD, 30)),
          Graded.measured(Level.EXPERT, "mcts:400", 80, 64, 0, command(Level.EXPERT, 40)));

  private DeadzoneLevels() {}

  private static String command(Level level, int pairs) {
    return "./plateau match deadzone --seats %s,%s --team wardens --team wardens --games %d --swap --seed 1"
        .formatted(level.id(), level.opponent(), pairs);
  }
}
