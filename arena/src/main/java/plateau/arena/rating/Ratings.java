package plateau.arena.rating;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Strengths of players by maximum likelihood (Bradley and Terry 1952): a side's strength is the
 * mean of its players', and the odds that the first side wins are e to the difference, with what
 * sitting in front is worth added. A draw is half a win. Among more than two sides the model is
 * that of Plackett and Luce, see {@link Placing}, of which two sides are a case. The order of the
 * matches does not matter: players are taken not to change.
 *
 * <p>Who won everything would be infinitely strong; so each strength starts from a wide bell curve
 * around the mean ({@link #STANDARD_WIDTH}), which a few matches outweigh.
 */
public final class Ratings {

  /** Of the curve that strengths are thought to come from before any match, in rating points. */
  public static final double STANDARD_WIDTH = 600;

  /** Rating points of one unit of log odds: 400 points are odds of ten to one, as in chess. */
  static final double POINTS = 400 / Math.log(10);

  private static final double NEARLY_NOTHING = 1e-10;
  private static final int MOST_ROUNDS = 200;
  private static final double SURE_95 = 1.959964;

  private final int players;
  private final double[] strengths;
  private final double[][] covariance;

  private Ratings(int players, double[] strengths, double[][] covariance) {
    this.players = players;
    this.strengths = strengths;
    this.covariance = covariance;
  }

  public static Ratings of(int players, List<? extends Evidence> matches) {
    return of(players, matches, STANDARD_WIDTH);
  }

  /**
   * The same with another curve to begin with.
   *
   * @param width of the curve that strengths are thought to come from before any match, in points
   */
  public static Ratings of(int players, List<? extends Evidence> matches, double width) {
    Likelihood likelihood = new Likelihood(players, matches, POINTS / width);
    double[] strengths = new double[players + 1];
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double[] step = likelihood.at(strengths).step();
      double longest = 0;
      for (int i = 0; i < step.length; i++) {
        strengths[i] += step[i];
        longest = Math.max(longest, Math.abs(step[i]));
      }
      if (longest < NEARLY_NOTHING) {
        break;
      }
    }
    return new Ratings(players, strengths, likelihood.at(strengths).covariance());
  }

  /** A player against the mean of all. */
  public Estimate player(int number) {
    return among(number, IntStream.range(0, players).boxed().toList());
  }

  /** A player against the mean of these. */
  public Estimate among(int number, List<Integer> others) {
    double[] contrast = new double[strengths.length];
    others.forEach(other -> contrast[other] -= 1.0 / others.size());
    contrast[number] += 1;
    return estimate(contrast);
  }

  /** A player against another. */
  public Estimate difference(int number, int other) {
    double[] contrast = new double[strengths.length];
    contrast[number] += 1;
    contrast[other] -= 1;
    return estimate(contrast);
  }

  /** What sitting in front is worth. */
  public Estimate front() {
    double[] contrast = new double[strengths.length];
    contrast[players] = 1;
    return estimate(contrast);
  }

  private Estimate estimate(double[] contrast) {
    double mean = 0;
    double variance = 0;
    for (int i = 0; i < contrast.length; i++) {
      mean += contrast[i] * strengths[i];
      for (int j = 0; j < contrast.length; j++) {
        variance += contrast[i] * covariance[i][j] * contrast[j];
      }
    }
    return new Estimate(mean * POINTS, Math.sqrt(variance) * POINTS);
  }

  /**
   * A number in rating points.
   *
   * @param error its standard error
   */
  public record Estimate(double points, double error) {

    /** The true number is below this with a chance of 1 in 40. */
    public double low() {
      return points - SURE_95 * error;
    }

    /** The true number is above this with a chance of 1 in 40. */
    public double high() {
      return points + SURE_95 * error;
    }

    /** Half of the interval between them. */
    public double reach() {
      return SURE_95 * error;
    }

    /** How likely it is that the true number is above 0. */
    public double isPositive() {
      return Normal.below(points / error);
    }

    /** What a side that is better by so much scores on average. */
    public double score() {
      return 1 / (1 + Math.exp(-points / POINTS));
    }
  }
}
