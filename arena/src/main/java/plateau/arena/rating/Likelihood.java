package plateau.arena.rating;

import java.util.Arrays;
import java.util.List;

/**
 * How well strengths explain the matches: the slope and the curvature of the logarithm of their
 * likelihood, for Newton's method. The last strength is what sitting in front is worth.
 */
final class Likelihood {

  private final int size;
  private final double[][] sides;
  private final double[] scores;
  private final double tightness;
  private final double[] slope;
  private final double[][] curvature;

  /**
   * @param tightness 1 over the width of the curve that strengths come from
   */
  Likelihood(int players, List<Encounter> encounters, double tightness) {
    this.size = players + 1;
    this.tightness = tightness * tightness;
    this.sides = new double[encounters.size()][];
    this.scores = new double[encounters.size()];
    this.slope = new double[size];
    this.curvature = new double[size][size];
    for (int i = 0; i < sides.length; i++) {
      sides[i] = weights(encounters.get(i));
      scores[i] = encounters.get(i).score();
    }
  }

  private double[] weights(Encounter encounter) {
    double[] weights = new double[size];
    encounter.first().forEach(player -> weights[player] += 1.0 / encounter.first().size());
    encounter.second().forEach(player -> weights[player] -= 1.0 / encounter.second().size());
    weights[size - 1] = encounter.inFront() ? 1 : 0;
    return weights;
  }

  /** Looks at these strengths. */
  Likelihood at(double[] strengths) {
    for (int i = 0; i < size; i++) {
      Arrays.fill(curvature[i], 0);
      curvature[i][i] = tightness;
      slope[i] = -tightness * strengths[i];
    }
    for (int match = 0; match < sides.length; match++) {
      add(sides[match], scores[match], strengths);
    }
    return this;
  }

  private void add(double[] weights, double score, double[] strengths) {
    double lead = 0;
    for (int i = 0; i < size; i++) {
      lead += weights[i] * strengths[i];
    }
    double expected = 1 / (1 + Math.exp(-lead));
    double sharpness = expected * (1 - expected);
    for (int i = 0; i < size; i++) {
      slope[i] += weights[i] * (score - expected);
      for (int j = 0; j < size; j++) {
        curvature[i][j] += weights[i] * weights[j] * sharpness;
      }
    }
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
