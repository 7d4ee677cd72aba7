package plateau.app.db;

import java.util.Optional;
import plateau.kernel.match.Step;
import plateau.server.store.Store;
import plateau.table.kept.StoredTable;

/**
 * Whether seeds explain draws; up to a fork they are those of another table, or of a match that no
 * table has: its draws are taken as they fell.
 */
record Seeds(Store store) {

  // Forks of forks of forks: more than this is a circle.
  private static final int DEEPEST = 1000;

  boolean explain(StoredTable table, Step step) {
    return origin(table, step.number(), DEEPEST)
        .filter(first -> isTakenAsItFell(first, step) || step.isDrawnWith(first.seed()))
        .isPresent();
  }

  // The table that played a step, or that took it over from a match that no table has.
  private Optional<StoredTable> origin(StoredTable table, int step, int depth) {
    Optional<StoredTable.Fork> before = table.forkBehind(step);
    if (before.isEmpty() || before.get().isFromElsewhere()) {
      return Optional.of(table);
    }
    return depth == 0
        ? Optional.empty()
        : store.table(before.get().table()).flatMap(other -> origin(other, step, depth - 1));
  }

  // A match of a tournament or of a file keeps its seed, if it has one, to itself.
  private static boolean isTakenAsItFell(StoredTable first, Step step) {
    return first.forkBehind(step.number()).isPresent();
  }
}
