package plateau.server.http;

import java.util.List;
import java.util.Optional;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Step;
import plateau.server.store.StoredTable;
import plateau.server.table.Tables;

/**
 * The dice of a table that goes on from another one: up to the fork they are those of the other
 * table, whose seed everybody knows by then, unless that match was not played at a table of ours;
 * behind it they come from a seed of its own.
 */
record ForkedDice(Tables tables) {

  /** Whether the seeds explain every draw. */
  boolean explain(StoredTable table, List<Step> steps) {
    return steps.stream().allMatch(step -> isExplained(seedOf(table, step.number()), step));
  }

  // Empty: the dice of a match that was not played at a table are taken as they fell.
  private Optional<Long> seedOf(StoredTable table, int step) {
    Optional<StoredTable.Fork> before = table.fork().filter(fork -> step <= fork.step());
    if (before.isEmpty()) {
      return Optional.of(table.seed());
    }
    return before
        .filter(fork -> !fork.isFromElsewhere())
        .flatMap(fork -> seedOf(tables.stored(fork.table()), step));
  }

  private static boolean isExplained(Optional<Long> seed, Step step) {
    return seed.isEmpty() || isExplained(seed.get(), step);
  }

  private static boolean isExplained(long seed, Step step) {
    Seeded chance = Seeded.forStep(seed, step.number());
    for (Drawn drawn : step.draws()) {
      if (chance.below(drawn.n(), Draw.UNNAMED) != drawn.k()) {
        return false;
      }
    }
    return true;
  }
}
