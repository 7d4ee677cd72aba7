package plateau.iceberg;

import java.util.List;
import plateau.kernel.Graded;
import plateau.kernel.Level;

/** Who plays at each level, and how that was counted: on generated maps, each both ways round. */
final class IcebergLevels {

  static final List<Graded> ALL =
      List.of(
          Graded.measured(Level.EASY, "careless:30:greedy", 10, 10, 0, command(Level.EASY, 5)),
          Graded.measured(Level.NORMAL, "greedy", 10, 10, 0, command(Level.NORMAL, 5)),
          Graded.measured(Level.HARD, "planner", 40, 40, 0, command(Level.HARD, 20)),
          Graded.measured(Level.EXPERT, "planner:3", 10, 10, 0, command(Level.EXPERT, 5)));

  private IcebergLevels() {}

  private static String command(Level level, int maps) {
    return "./plateau match iceberg --seats %s,%s --map generated:1 --games %d --swap --seed 1"
        .formatted(level.id(), level.opponent(), maps);
  }
}
