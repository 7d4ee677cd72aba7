package plateau.app.db;

import java.util.Optional;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Step;
import plateau.server.store.Store;
import plateau.server.store.StoredTable;

/**
 * Whether seeds explain draws; up to a fork they are those of another table, or of a match that no
 * table has: its draws are taken as they fell.
 */
record Seeds(Store store) {

  // Forks of forks of forks: more than this is a circle.
  private static final int DEEPEST = 1000;

  boolean explain(StoredTable table, Step step) {
    if (isFromElsewhere(table, step.number(), DEEPEST)) {
      return true;
    }
    Optional<Long> seed = seedOf(table, step.number(), DEEPEST);
    if (seed.isEmpty()) {
      return false;
    }
    Seeded chance = Seeded.forStep(seed.get(), step.number());
    for (Drawn drawn : step.draws()) {
      if (chance.below(drawn.n(), Draw.UNNAMED) != drawn.k()) {
        return false;
      }
    }
    return true;
  }

  // A match of a tournament or of a file keeps its seed, if it has one, to itself.
  private boolean isFromElsewhere(StoredTable table, int step, int depth) {
    Optional<StoredTable.Fork> before = table.fork().filter(fork -> step <= fork.step());
    return before.isPresent()
        && depth > 0
        && (before.get().isFromElsewhere()
            || store
                .table(before.get().table())
                .filter(other -> isFromElsewhere(other, step, depth - 1))
                .isPresent());
  }

  private Optional<Long> seedOf(StoredTable table, int step, int depth) {
    Optional<StoredTable.Fork> before = table.fork().filter(fork -> step <= fork.step());
    if (before.isEmpty()) {
      return Optional.of(table.seed());
    }
    return depth == 0
        ? Optional.empty()
        : store.table(before.get().table()).flatMap(other -> seedOf(other, step, depth - 1));
  }
}
