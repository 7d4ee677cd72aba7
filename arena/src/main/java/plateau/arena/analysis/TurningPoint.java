package plateau.arena.analysis;

/**
 * Where the odds of a seat changed most.
 *
 * @param step the step with its decision
 * @param until the last step before its odds were estimated again: the same step, unless the others
 *     decide in between and nothing is known of what they know
 * @param before what it could hope for before it decided
 * @param decided what it could hope for after that, and before chance or anybody else did
 * @param after what it could hope for then
 */
public record TurningPoint(
    int step,
    int until,
    int seat,
    Source cause,
    EstimatedOdds before,
    EstimatedOdds decided,
    EstimatedOdds after) {

  /** What most of the change came from. */
  public enum Source {
    /** The seat could have played something better. */
    DECISION,
    /** Dice and draws of the step. */
    LUCK,
    /** What others did, or what can be seen only when one has come so far. */
    COURSE
  }

  /** From 0 to 1, upwards or downwards. */
  public double change() {
    return after.odds() - before.odds();
  }

  double errorOfChange() {
    return after.errorOfDifference(before);
  }
}
