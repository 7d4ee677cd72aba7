package plateau.deadzone;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** Matches kept as golden files: first steps with every view, whole games as told. */
class PlaythroughTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final int STEPS = 6;

  @Test
  void firstStepsWithEveryView() {
    Playthrough.matchesGolden(
        "deadzone-first-steps", GAME, setup(Map.of("jade", "south")), 1, STEPS);
  }

  @Test
  void aRandomGame() {
    Playthrough.storyMatchesGolden("deadzone", GAME, setup(Map.of()), 1);
  }

  @Test
  void jadeAgainstJade() {
    Map<String, String> options =
        Map.of("south-team", "ash-brood", "mission", "two-beacons", "jade", "both");
    Playthrough.storyMatchesGolden("deadzone-jade", GAME, setup(options), 2);
  }

  private static Setup setup(Map<String, String> options) {
    return Setup.of(GAME.info(), 2, options);
  }
}
