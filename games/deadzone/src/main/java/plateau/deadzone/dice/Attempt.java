package plateau.deadzone.dice;

/**
 * A dice test (A5.1) that is about to be rolled.
 *
 * @param dice how many; fewer than one count as one (R24)
 * @param stat the target number; a blank one is above 8
 * @param rerolls how many failed dice are rolled again, {@link Successes#ALL} for every one
 */
public record Attempt(int dice, int stat, int rerolls) {

  public Attempt {
    dice = Math.max(1, dice);
  }

  /** A test without re-rolls. */
  public static Attempt of(int dice, int stat) {
    return new Attempt(dice, stat, 0);
  }
}
