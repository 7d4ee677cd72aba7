package plateau.arena.lab;

import java.util.ArrayList;
import java.util.List;

/**
 * Successive halving: everybody plays the same games, the worse half stays behind, the others play
 * twice as many more, and so on. Most games are spent on the best.
 */
final class Race {

  private static final int SMALLEST_FIELD = 3;

  private final TrialPool crew;
  private final int gamesAtFirst;

  Race(TrialPool crew, int gamesAtFirst) {
    this.crew = crew;
    this.gamesAtFirst = gamesAtFirst;
  }

  /** The field, the best first. */
  List<PolicyScore> run(List<Policy> field, long seed) {
    List<PolicyScore> standings =
        new ArrayList<>(field.stream().map(policy -> new PolicyScore(policy, 0, 0)).toList());
    int more = gamesAtFirst;
    for (int left = field.size(); left >= SMALLEST_FIELD; left = left / 2) {
      List<PolicyScore> ahead = standings.subList(0, left);
      List<PolicyScore> played = crew.play(ahead, more, seed);
      for (int i = 0; i < left; i++) {
        standings.set(i, played.get(i));
      }
      standings.sort(PolicyScore.BEST_FIRST);
      more = standings.getFirst().games();
    }
    return standings;
  }
}
