package plateau.codroid.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.codroid.MeasureOrder;
import plateau.codroid.Purchase;
import plateau.kernel.chance.Seeded;

/**
 * A race between purchases: all are tried in the same imagined games, then the worse half drops out
 * and the others are tried in more, until one is left. So most of the effort goes to telling the
 * good ones apart. After the purchase every game goes on in one fixed order of measures.
 */
final class Race {

  // Two purchases that are close after so many games are equally good for all that matters.
  private static final int MOST_GAMES_EACH = 600;

  private final List<Runner> runners = new ArrayList<>();
  private final Seeded dice = new Seeded(0);
  private final long seed;

  /** A purchase, and how its imagined games went. */
  static final class Runner {
    private final Purchase purchase;
    private int games;
    private int won;

    Runner(Purchase purchase) {
      this.purchase = purchase;
    }

    Purchase purchase() {
      return purchase;
    }

    int games() {
      return games;
    }

    double share() {
      return games == 0 ? 0 : (double) won / games;
    }
  }

  /** Farther in the race first; among equals the one that won more. */
  static final Comparator<Runner> STANDING =
      Comparator.comparingInt(Runner::games).thenComparingDouble(Runner::share).reversed();

  Race(List<Purchase> field, long seed) {
    field.forEach(purchase -> runners.add(new Runner(purchase)));
    this.seed = seed;
  }

  /** Runs it with so many imagined games in all, at the most but for one each. */
  List<Runner> run(int games) {
    int laps = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(runners.size() - 1));
    int left = runners.size();
    for (int lap = 0; lap < laps; lap++) {
      int more = Math.clamp(games / ((long) laps * left), 1, MOST_GAMES_EACH);
      runners.subList(0, left).forEach(runner -> advance(runner, more));
      runners.sort(STANDING);
      left = (left + 1) / 2;
    }
    return runners;
  }

  private void advance(Runner runner, int more) {
    for (int last = runner.games + more; runner.games < last; runner.games++) {
      if (MeasureOrder.BEST.winsAfter(runner.purchase.after(), dice, seed, runner.games)) {
        runner.won++;
      }
    }
  }
}
