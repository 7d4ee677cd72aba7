package plateau.server.http;

import java.util.List;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Step;
import plateau.server.store.StoredTable;
import plateau.server.table.Tables;

/**
 * The dice of a table that goes on from another one: up to the fork they are those of the other
 * table, whose seed everybody knows by then; behind it they come from a seed of its own.
 */
record ForkedDice(Tables tables) {

  /** Whether the seeds explain every draw. */
  boolean explain(StoredTable table, List<Step> steps) {
    return steps.stream().allMatch(step -> isExplained(seedOf(table, step.number()), step));
  }

  private long seedOf(StoredTable table, int step) {
    return table
        .fork()
        .filter(fork -> step <= fork.step())
        .map(fork -> seedOf(tables.stored(fork.table()), step))
        .orElse(table.seed());
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
