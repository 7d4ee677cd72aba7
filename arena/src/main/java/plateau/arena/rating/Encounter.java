package plateau.arena.rating;

import java.util.List;

/**
 * A match as a rating sees it: one side against another. In a duel a side is one player; in a game
 * of teams it is all of a team; of a match among many who play for themselves, the winners are one
 * side and the others the other.
 *
 * @param first the numbers of the players on one side
 * @param score of the first side: 1 won, 0 lost, 0.5 drawn
 * @param inFront whether the first side had the first seat, so that what this is worth can be told
 *     apart; false when neither side had it
 */
public record Encounter(List<Integer> first, List<Integer> second, double score, boolean inFront)
    implements Evidence {

  public Encounter {
    first = List.copyOf(first);
    second = List.copyOf(second);
    if (first.isEmpty() || second.isEmpty() || !(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException(first + " against " + second + ": " + score);
    }
  }

  /** Two players, the first of them in the first seat. */
  public static Encounter duel(int first, int second, double score) {
    return new Encounter(List.of(first), List.of(second), score, true);
  }

  @Override
  public List<Choice> choices(int size) {
    List<double[]> among =
        List.of(Evidence.side(first, inFront, size), Evidence.side(second, false, size));
    return List.of(new Choice(score, among, 0), new Choice(1 - score, among, 1));
  }
}
