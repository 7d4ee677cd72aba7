package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plateau.arena.rating.Sprt;

/**
 * What the matches say so far about "is the second better than the first?".
 *
 * @param won matches of the second
 * @param pairs of matches with swapped sides, by the points of the second: none, a half, one, one
 *     and a half, two. Empty when each game is played one way round; then single matches are judged
 * @param logRatio how much more the results speak for yes, as a logarithm
 * @param lower where the answer is no
 * @param upper where the answer is yes
 */
public record TestProgress(
    Sprt.Verdict verdict,
    int won,
    int drawn,
    int lost,
    List<Integer> pairs,
    double logRatio,
    double lower,
    double upper) {

  private static final int SECOND = 1;

  /**
   * The second way round a game comes right behind the first.
   *
   * @param mirrored whether each game is played both ways round, with the same dice
   */
  static TestProgress of(Sprt sprt, boolean mirrored, List<PlayedMatch> played) {
    List<Integer> singles = counts(played, 1);
    List<Integer> pairs = mirrored ? counts(played, 2) : List.of();
    List<Integer> judged = mirrored ? pairs : singles;
    return new TestProgress(
        sprt.verdict(judged),
        singles.get(2),
        singles.get(1),
        singles.get(0),
        pairs,
        sprt.logRatio(judged),
        sprt.lower(),
        sprt.upper());
  }

  // How often so many of these matches at a time brought none, a half, one point and so on.
  private static List<Integer> counts(List<PlayedMatch> played, int atATime) {
    List<Integer> counts = new ArrayList<>(Collections.nCopies(2 * atATime + 1, 0));
    for (int from = 0; from + atATime <= played.size(); from += atATime) {
      double points =
          played.subList(from, from + atATime).stream()
              .mapToDouble(match -> match.points(SECOND))
              .sum();
      int halves = (int) Math.round(2 * points);
      counts.set(halves, counts.get(halves) + 1);
    }
    return counts;
  }
}
