package plateau.arena.rating;

import java.util.Arrays;
import java.util.List;

/**
 * How well strengths explain the matches: the slope and the curvature of the logarithm of their
 * likelihood, for Newton's method. The last strength is what sitting in front is worth.
 */
final class Likelihood {

  private final int size;
  private final List<Choice> choices;
  private final double tightness;
  private final double[] slope;
  private final double[][] curvature;

  /**
   * @param tightness 1 over the width of the curve that strengths come from
   */
  Likelihood(int players, List<? extends Evidence> matches, double tightness) {
    this.size = players + 1;
    this.tightness = tightness * tightness;
    this.slope = new double[size];
    this.curvature = new double[size][size];
    this.choices = matches.stream().flatMap(match -> match.choices(size).stream()).toList();
  }

  /** Looks at these strengths. */
  Likelihood at(double[] strengths) {
    for (int i = 0; i < size; i++) {
      Arrays.fill(curvature[i], 0);
      curvature[i][i] = tightness;
      slope[i] = -tightness * strengths[i];
    }
    choices.forEach(choice -> add(choice, strengths));
    return this;
  }

  // With the chance of each side to be chosen, the slope is the chosen side less the mean of all,
  // and the curvature is how much the sides spread around that mean.
  private void add(Choice choice, double[] strengths) {
    double[] chances = chances(choice.among(), strengths);
    double[] mean = new double[size];
    for (int side = 0; side < chances.length; side++) {
      addScaled(mean, choice.among().get(side), chances[side]);
    }
    addScaled(slope, choice.among().get(choice.chosen()), choice.weight());
    addScaled(slope, mean, -choice.weight());
    for (int side = 0; side < chances.length; side++) {
      double[] off = choice.among().get(side).clone();
      addScaled(off, mean, -1);
      for (int i = 0; i < size; i++) {
        // Few of many players sit at a table.
        if (off[i] != 0) {
          addScaled(curvature[i], off, choice.weight() * chances[side] * off[i]);
        }
      }
    }
  }

  private static double[] chances(List<double[]> among, double[] strengths) {
    double[] chances = new double[among.size()];
    double strongest = Double.NEGATIVE_INFINITY;
    for (int side = 0; side < chances.length; side++) {
      for (int i = 0; i < strengths.length; i++) {
        chances[side] += among.get(side)[i] * strengths[i];
      }
      strongest = Math.max(strongest, chances[side]);
    }
    double sum = 0;
    for (int side = 0; side < chances.length; side++) {
      chances[side] = Math.exp(chances[side] - strongest);
      sum += chances[side];
    }
    for (int side = 0; side < chances.length; side++) {
      chances[side] /= sum;
    }
    return chances;
  }

  /** Where the likelihood grows, at the strengths last looked at. */
  double[] slope() {
    return slope.clone();
  }

  /** Newton's step towards the top. */
  double[] step() {
    double[][] inverse = covariance();
    double[] step = new double[size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        step[i] += inverse[i][j] * slope[j];
      }
    }
    return step;
  }

  /**
   * The inverse of the curvature, by Gauss and Jordan. No rows need to change places: the matrix is
   * symmetric, and the curve around each strength keeps it positive.
   */
  double[][] covariance() {
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = curvature[i].clone();
      right[i][i] = 1;
    }
    for (int pivot = 0; pivot < size; pivot++) {
      scale(left[pivot], right[pivot], 1 / left[pivot][pivot]);
      for (int row = 0; row < size; row++) {
        if (row != pivot) {
          double factor = -left[row][pivot];
          addScaled(left[row], left[pivot], factor);
          addScaled(right[row], right[pivot], factor);
        }
      }
    }
    return right;
  }

  private static void scale(double[] left, double[] right, double factor) {
    for (int i = 0; i < left.length; i++) {
      left[i] *= factor;
      right[i] *= factor;
    }
  }

  private static void addScaled(double[] row, double[] other, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] += factor * other[i];
    }
  }
}
