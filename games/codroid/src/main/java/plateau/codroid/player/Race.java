package plateau.codroid.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.codroid.rules.MeasureOrder;
import plateau.codroid.rules.Purchase;
import plateau.kernel.chance.Seeded;

/**
 * A race between purchases: all are tried in the same imagined games, then the worse half drops out
 * and the others are tried in more, until one is left. So most of the effort goes to telling the
 * good ones apart. The first of so many owes its place to luck as well; so, where there are games
 * enough, it meets the usual purchase once more in new ones and must win clearly more of them.
 * After the purchase every game goes on in one fixed order of measures.
 */
final class Race {

  // Two purchases that are close after so many games are equally good for all that matters.
  private static final int MOST_GAMES_EACH = 600;

  // The levels of today imagine fewer, and were counted without a second look.
  private static final int ENOUGH_TO_LOOK_AGAIN = 4000;

  private final List<Runner> runners = new ArrayList<>();
  private final Seeded dice = new Seeded(0);
  private final Purchase usual;
  private final long seed;

  /** A purchase, and how its imagined games went. */
  static final class Runner {
    private final Purchase purchase;
    private int games;
    private int won;

    Runner(Purchase purchase) {
      this.purchase = purchase;
    }

    private void count(boolean isWon) {
      games++;
      won += isWon ? 1 : 0;
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

  // Farther in the race first; among equals the one that won more.
  private static final Comparator<Runner> STANDING =
      Comparator.comparingInt(Runner::games).thenComparingDouble(Runner::share).reversed();

  /**
   * @param usual the one of the field that is bought unless another is clearly better
   */
  Race(List<Purchase> field, Purchase usual, long seed) {
    this.usual = usual;
    field.forEach(purchase -> runners.add(new Runner(purchase)));
    this.seed = seed;
  }

  /**
   * Runs it with so many imagined games in all, at the most but for one each. What should be bought
   * comes first, then whoever got farther in the race.
   */
  List<Runner> run(int games) {
    if (games < ENOUGH_TO_LOOK_AGAIN) {
      dropOut(games);
    } else {
      dropOut(games / 2);
      lookAgain(games / 4);
    }
    return runners;
  }

  private void dropOut(int games) {
    int laps = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(runners.size() - 1));
    int left = runners.size();
    for (int lap = 0; lap < laps; lap++) {
      int more = Math.clamp(games / ((long) laps * left), 1, MOST_GAMES_EACH);
      runners.subList(0, left).forEach(runner -> advance(runner, more));
      runners.sort(STANDING);
      left = (left + 1) / 2;
    }
  }

  private void advance(Runner runner, int more) {
    for (int last = runner.games + more; runner.games < last; ) {
      runner.count(wins(runner.purchase, runner.games));
    }
  }

  // Whoever is chosen is told by the new games alone: what the race counted flatters its winner.
  // They are more than anybody had in the race, so that the chosen one stays first.
  private void lookAgain(int games) {
    Runner winner = runners.getFirst();
    if (winner.purchase == usual) {
      return;
    }
    Runner challenger = new Runner(winner.purchase);
    Runner defender = new Runner(usual);
    int apart = 0;
    for (int number = winner.games; number < winner.games + games; number++) {
      boolean one = wins(challenger.purchase, number);
      boolean other = wins(defender.purchase, number);
      challenger.count(one);
      defender.count(other);
      apart += one == other ? 0 : 1;
    }
    // By more than one standard error: chance alone would bring that in one of six.
    Runner chosen = challenger.won - defender.won > Math.sqrt(apart) ? challenger : defender;
    runners.removeIf(runner -> runner.purchase == chosen.purchase);
    runners.addFirst(chosen);
  }

  private boolean wins(Purchase purchase, int number) {
    return MeasureOrder.BEST.winsAfter(purchase.after(), dice, seed, number);
  }
}
