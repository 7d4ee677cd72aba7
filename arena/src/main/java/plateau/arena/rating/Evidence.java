package plateau.arena.rating;

import java.util.List;

/** What a match tells about the strengths of those who played it. */
public sealed interface Evidence permits Encounter, Placing {

  /**
   * The match as choices.
   *
   * @param size the number of strengths: one for each player, and what sitting in front is worth
   */
  List<Choice> choices(int size);

  /** The strength of a side: the mean of its players', and more when it sits in front. */
  static double[] side(List<Integer> players, boolean inFront, int size) {
    double[] weights = new double[size];
    players.forEach(player -> weights[player] += 1.0 / players.size());
    weights[size - 1] = inFront ? 1 : 0;
    return weights;
  }
}
