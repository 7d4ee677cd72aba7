package plateau.deadzone.dice;

import org.jspecify.annotations.Nullable;

/**
 * How likely each number of successes of a test is, exploding eights and re-rolls included (A5.1).
 * Exact: the sums go as far as a double can tell. Immutable; each is worked out once.
 */
public final class SuccessOdds {

  // So many successes or more have a chance below 10^-20 with the dice of any real test.
  private static final int MOST = 40;

  // As long as there are failed dice, so many re-rolls are never used up.
  private static final int MOST_REROLLS = 40;

  private static final double EIGHT = 1 / 8.0;

  // Tests with more dice are worked out each time: no figure can gather so many.
  private static final int MOST_DICE = 16;

  private static final int STATS = 10;

  // Several threads may work out the same odds at once; all find the same, and what they share
  // never changes.
  private static final @Nullable SuccessOdds[] KNOWN =
      new @Nullable SuccessOdds[MOST_DICE * STATS * (MOST_REROLLS + 1)];

  private final double[] chances;

  private SuccessOdds(double[] chances) {
    this.chances = chances;
  }

  public static SuccessOdds of(Attempt attempt) {
    int stat = Math.min(attempt.stat(), STATS - 1);
    int rerolls = Math.min(attempt.rerolls(), MOST_REROLLS);
    if (attempt.dice() >= MOST_DICE) {
      return workedOut(attempt);
    }
    int index = (attempt.dice() * STATS + stat) * (MOST_REROLLS + 1) + rerolls;
    SuccessOdds known = KNOWN[index];
    if (known == null) {
      known = workedOut(attempt);
      KNOWN[index] = known;
    }
    return known;
  }

  /** The chance of exactly so many successes. */
  double exactly(int successes) {
    return successes < chances.length ? chances[successes] : 0;
  }

  /** "Test (k)": the chance of at least so many. */
  public double atLeast(int successes) {
    double sum = 0;
    for (int i = chances.length - 1; i >= successes; i--) {
      sum += chances[i];
    }
    return sum;
  }

  /** The average number of successes. */
  double mean() {
    double sum = 0;
    for (int i = 1; i < chances.length; i++) {
      sum += i * chances[i];
    }
    return sum;
  }

  /** One more than the highest number of successes that is worth looking at. */
  int size() {
    return chances.length;
  }

  private static SuccessOdds workedOut(Attempt attempt) {
    if (attempt.stat() > 8) {
      return new SuccessOdds(new double[] {1});
    }
    Dice dice = new Dice(attempt);
    for (int i = 0; i < attempt.dice(); i++) {
      dice.rollOne();
    }
    int rerolls = Math.min(attempt.rerolls(), MOST_REROLLS);
    for (int i = 0; i < rerolls; i++) {
      dice.rollAgain();
    }
    return new SuccessOdds(dice.successes());
  }

  /** The chances of every number of failed dice with every number of successes. */
  private static final class Dice {

    private final int failures;
    // A die is an eight, another success, or a failure.
    private final double success;
    private final double failure;
    private double[][] table;

    Dice(Attempt attempt) {
      failures = attempt.dice();
      success = (8 - attempt.stat()) / 8.0;
      failure = (attempt.stat() - 1) / 8.0;
      table = emptyTable();
      table[0][0] = 1;
    }

    void rollOne() {
      double[][] next = emptyTable();
      for (int failed = 0; failed < failures; failed++) {
        for (int successes = 0; successes <= MOST; successes++) {
          addOne(next, failed, successes, table[failed][successes]);
        }
      }
      table = next;
    }

    void rollAgain() {
      double[][] next = emptyTable();
      next[0] = table[0].clone();
      for (int failed = 1; failed <= failures; failed++) {
        for (int successes = 0; successes <= MOST; successes++) {
          double chance = table[failed][successes];
          add(next, failed - 1, successes, chance * failure);
          add(next, failed - 1, successes + 1, chance * success);
          addOne(next, failed - 1, successes + 1, chance * EIGHT);
        }
      }
      table = next;
    }

    double[] successes() {
      double[] chances = new double[MOST + 1];
      for (double[] row : table) {
        for (int successes = 0; successes <= MOST; successes++) {
          chances[successes] += row[successes];
        }
      }
      return chances;
    }

    // One die with its bonus dice: any number of eights, then one that is none.
    private void addOne(double[][] to, int failed, int successes, double chance) {
      double left = chance;
      for (int total = successes; left > 0 && total <= MOST; total++) {
        add(to, failed, total + 1, left * success);
        add(to, failed + 1, total, left * failure);
        left *= EIGHT;
      }
      add(to, failed, MOST, left);
    }

    private static void add(double[][] to, int failed, int successes, double chance) {
      to[failed][Math.min(successes, MOST)] += chance;
    }

    private double[][] emptyTable() {
      return new double[failures + 1][MOST + 1];
    }
  }
}
