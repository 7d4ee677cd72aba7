package plateau.app.fairness;

import java.util.List;
import plateau.arena.Rate;

/**
 * How many matches a player won in one role, and its points.
 *
 * @param won the matches that it won, of all
 * @param points the mean of its scores
 */
record Tally(Rate won, long drawn, double points) {

  static Tally of(List<Scores> matches) {
    return new Tally(
        new Rate(matches.stream().filter(scores -> scores.lead() > 0).count(), matches.size()),
        matches.stream().filter(scores -> scores.lead() == 0).count(),
        matches.stream().mapToInt(Scores::own).average().orElseThrow());
  }

  long lost() {
    return won.of() - won.hits() - drawn;
  }
}
