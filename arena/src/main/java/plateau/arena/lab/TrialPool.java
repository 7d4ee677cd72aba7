package plateau.arena.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongPredicate;
import plateau.arena.Finished;
import plateau.kernel.Trials;
import plateau.kernel.chance.Seeded;

/**
 * Plays games on several threads. All policies that play so many games of a seed play the same
 * ones, so that luck does not decide between them, and what they win depends on no thread.
 */
final class TrialPool implements AutoCloseable {

  private static final int CHUNK = 200;

  private final Trials trials;
  private final ExecutorService pool;

  TrialPool(Trials trials, int threads) {
    this.trials = trials;
    this.pool = Executors.newFixedThreadPool(threads);
  }

  Trials trials() {
    return trials;
  }

  /** Every one of these plays so many games more of this seed. */
  List<PolicyScore> play(List<PolicyScore> field, int more, long seed) {
    List<Future<Integer>> won = new ArrayList<>();
    for (PolicyScore one : field) {
      won.add(pool.submit(() -> won(one, more, seed)));
    }
    List<PolicyScore> played = new ArrayList<>();
    for (int i = 0; i < field.size(); i++) {
      played.add(field.get(i).plus(more, Finished.of(won.get(i))));
    }
    return played;
  }

  private int won(PolicyScore one, int more, long seed) {
    int won = 0;
    for (int game = one.games(); game < one.games() + more; game++) {
      won += trials.wins(one.policy().order(), Seeded.derive(seed, game)) ? 1 : 0;
    }
    return won;
  }

  /** For each of the first games of a seed what this says of it, in their order. */
  boolean[] each(int games, long seed, LongPredicate ofSeed) {
    boolean[] all = new boolean[games];
    List<Callable<Void>> chunks = new ArrayList<>();
    for (int from = 0; from < games; from += CHUNK) {
      int first = from;
      chunks.add(
          () -> {
            for (int game = first; game < Math.min(games, first + CHUNK); game++) {
              all[game] = ofSeed.test(Seeded.derive(seed, game));
            }
            return null;
          });
    }
    chunks.stream().map(pool::submit).toList().forEach(Finished::of);
    return all;
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
