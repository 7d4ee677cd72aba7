package plateau.table.replay;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plateau.kernel.match.Step;
import plateau.table.kept.StoredTable;

/**
 * The dice of a table that goes on from another one: up to the fork they are those of the other
 * table, whose seed everybody knows by then, unless that match was not played at a table of ours;
 * behind it they come from a seed of its own.
 */
record ForkedDice(Function<String, Optional<StoredTable>> tables) {

  /** Whether the seeds explain every draw. */
  boolean explain(StoredTable table, List<Step> steps) {
    return steps.stream()
        .allMatch(step -> seedOf(table, step.number()).map(step::isDrawnWith).orElse(true));
  }

  // Empty: the dice of a match that was not played at a table here are taken as they fell.
  private Optional<Long> seedOf(StoredTable table, int step) {
    Optional<StoredTable.Fork> before = table.forkBehind(step);
    if (before.isEmpty()) {
      return Optional.of(table.seed());
    }
    return before
        .filter(fork -> !fork.isFromElsewhere())
        .flatMap(fork -> tables.apply(fork.table()))
        .flatMap(other -> seedOf(other, step));
  }
}
