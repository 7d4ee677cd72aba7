package plateau.arena.lab;

import java.util.Comparator;
import plateau.arena.simulation.Rate;

/** How a policy did. */
public record Standing(Policy policy, int games, int won) {

  /** Those that got farther in a race first, among them those that won more. */
  static final Comparator<Standing> BEST_FIRST =
      Comparator.comparingInt(Standing::games).thenComparingInt(Standing::won).reversed();

  public Rate rate() {
    return new Rate(won, games);
  }

  Standing plus(int moreGames, int moreWon) {
    return new Standing(policy, games + moreGames, won + moreWon);
  }
}
