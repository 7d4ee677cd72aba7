package plateau.arena.analysis;

import java.util.List;

/**
 * How likely a seat is to win, as far as samples can tell.
 *
 * @param odds from 0 to 1; a draw counts half
 * @param samples imagined matches behind it; 0 when it is no estimate but the result
 */
public record EstimatedOdds(double odds, int samples) {

  // Two standard errors and a bit less hold 95 % of what chance does.
  private static final double CONFIDENCE = 1.96;

  /** The result of the match, which is known. */
  static EstimatedOdds certain(double odds) {
    return new EstimatedOdds(odds, 0);
  }

  /** Several estimates of the same thing in one. */
  static EstimatedOdds pooled(List<EstimatedOdds> estimates) {
    int samples = estimates.stream().mapToInt(EstimatedOdds::samples).sum();
    double won = estimates.stream().mapToDouble(one -> one.odds() * one.samples()).sum();
    return samples == 0 ? estimates.getFirst() : new EstimatedOdds(won / samples, samples);
  }

  /** The same for the other side. */
  EstimatedOdds mirrored() {
    return new EstimatedOdds(1 - odds, samples);
  }

  /**
   * Half the width of the 95 % interval that the number of samples alone gives. What a match brings
   * lies between 0 and 1, so it scatters no more than won and lost matches would; a place in the
   * middle of the scale is assumed near its ends, where few samples would promise certainty.
   */
  public double error() {
    return samples == 0 ? 0 : CONFIDENCE * Math.sqrt(variance());
  }

  /** The same for the difference between two. */
  double errorOfDifference(EstimatedOdds other) {
    return CONFIDENCE * Math.sqrt(variance() + other.variance());
  }

  // One won and one lost match more than there were (Agresti and Coull).
  private double variance() {
    if (samples == 0) {
      return 0;
    }
    double tries = samples + 2.0;
    double share = (odds * samples + 1) / tries;
    return share * (1 - share) / tries;
  }
}
