package plateau.arena.tournament;

import java.util.List;
import plateau.arena.rating.Sprt;

/**
 * What the matches say so far about "is the second better than the first?".
 *
 * @param logRatio how much more the results speak for yes, as a logarithm
 * @param lower where the answer is no
 * @param upper where the answer is yes
 */
public record Verdict(
    Sprt.Verdict verdict,
    int won,
    int drawn,
    int lost,
    double logRatio,
    double lower,
    double upper) {

  static Verdict of(Sprt sprt, List<Played> played) {
    int won = 0;
    int drawn = 0;
    for (Played match : played) {
      double points = match.points(1);
      won += points == 1 ? 1 : 0;
      drawn += points == 0.5 ? 1 : 0;
    }
    int lost = played.size() - won - drawn;
    return new Verdict(
        sprt.verdict(won, drawn, lost),
        won,
        drawn,
        lost,
        sprt.logRatio(won, drawn, lost),
        sprt.lower(),
        sprt.upper());
  }
}
