package plateau.deadzone.dice;

import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;

/**
 * One dice test (A5.1): how many dice reach the stat. Allocates nothing.
 *
 * <p>Only the number of failed dice is kept, not the dice: which failed die is rolled again makes
 * no difference to what may happen next, and the draws come in the rules' order all the same.
 */
public final class Successes {

  /** Re-rolls for every failed die. */
  public static final int ALL = Integer.MAX_VALUE;

  private static final int SIDES = 8;

  private Successes() {}

  /**
   * Rolls a test.
   *
   * @param dice how many; fewer than one are one (R24)
   * @param stat the target number; no die is rolled for a blank one, which is above 8
   * @param rerolls how many failed dice are rolled again (R25)
   */
  public static int roll(int dice, int stat, int rerolls, Chance chance, Draw draw) {
    if (stat > SIDES) {
      return 0;
    }
    int successes = 0;
    int failed = 0;
    int again = rerolls;
    int queue = Math.max(1, dice);
    while (true) {
      while (queue > 0) {
        int die = d8(chance, draw);
        if (die >= stat) {
          successes++;
        } else {
          failed++;
        }
        if (die != SIDES) {
          queue--;
        }
      }
      if (again == 0 || failed == 0) {
        return successes;
      }
      again--;
      failed--;
      int die = d8(chance, draw);
      // The re-rolled die never joins the failed ones: nothing is rolled a third time.
      if (die >= stat) {
        successes++;
      }
      if (die == SIDES) {
        queue = 1;
      }
    }
  }

  private static int d8(Chance chance, Draw draw) {
    return 1 + chance.below(SIDES, draw);
  }
}
