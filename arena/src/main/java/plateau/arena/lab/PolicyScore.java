package plateau.arena.lab;

import java.util.Comparator;
import plateau.arena.Rate;

/** How a policy did. */
public record PolicyScore(Policy policy, int games, int won) {

  /** Those that got farther in a race first, among them those that won more. */
  static final Comparator<PolicyScore> BEST_FIRST =
      Comparator.comparingInt(PolicyScore::games).thenComparingInt(PolicyScore::won).reversed();

  public Rate rate() {
    return new Rate(won, games);
  }

  PolicyScore plus(int moreGames, int moreWon) {
    return new PolicyScore(policy, games + moreGames, won + moreWon);
  }
}
