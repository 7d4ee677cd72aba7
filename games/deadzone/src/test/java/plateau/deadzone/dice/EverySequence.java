package plateau.deadzone.dice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/**
 * The odds of a test the slow way: the text of A5.1, word for word, for every sequence of dice up
 * to a length. A die is told apart only as far as the rules do: it fails, succeeds, or is an eight.
 */
final class EverySequence {

  private static final int LONGEST = 11;
  private static final int FAIL = 0;
  private static final int EIGHT = 2;

  private final Attempt attempt;
  private final double[] weights;
  private final double[] chances = new double[LONGEST + 1];
  private double left;

  private EverySequence(Attempt attempt) {
    this.attempt = attempt;
    this.weights = new double[] {(attempt.stat() - 1) / 8.0, (8 - attempt.stat()) / 8.0, 1 / 8.0};
  }

  static EverySequence of(Attempt attempt) {
    EverySequence all = new EverySequence(attempt);
    all.follow(List.of(), 1);
    return all;
  }

  double chance(int successes) {
    return chances[successes];
  }

  /** The chance of sequences that were not followed to their end. */
  double left() {
    return left;
  }

  private void follow(List<Integer> dice, double chance) {
    int successes = test(new ArrayDeque<>(dice));
    if (successes >= 0) {
      chances[successes] += chance;
    } else if (dice.size() == LONGEST) {
      left += chance;
    } else {
      for (int die = FAIL; die <= EIGHT; die++) {
        if (weights[die] > 0) {
          List<Integer> longer = new ArrayList<>(dice);
          longer.add(die);
          follow(longer, chance * weights[die]);
        }
      }
    }
  }

  /** The successes that these dice give, or -1 if they are too few. */
  private int test(Queue<Integer> dice) {
    int successes = 0;
    Queue<Integer> failed = new ArrayDeque<>();
    for (int queue = attempt.dice(); queue > 0; queue--) {
      if (dice.isEmpty()) {
        return -1;
      }
      int die = dice.remove();
      if (die == EIGHT) {
        queue++;
      }
      if (die == FAIL) {
        failed.add(die);
      } else {
        successes++;
      }
    }
    int rerolls = attempt.rerolls();
    while (rerolls > 0 && !failed.isEmpty()) {
      rerolls--;
      failed.remove();
      if (dice.isEmpty()) {
        return -1;
      }
      int again = dice.remove();
      if (again != FAIL) {
        successes++;
      }
      for (int queue = again == EIGHT ? 1 : 0; queue > 0; queue--) {
        if (dice.isEmpty()) {
          return -1;
        }
        int bonus = dice.remove();
        if (bonus == EIGHT) {
          queue++;
        }
        if (bonus == FAIL) {
          failed.add(bonus);
        } else {
          successes++;
        }
      }
    }
    return successes;
  }
}
