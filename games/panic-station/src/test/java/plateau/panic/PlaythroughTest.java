package plateau.panic;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** Random matches, kept as golden files: first steps with every view, whole games as told. */
class PlaythroughTest {

  private static final PanicGame GAME = new PanicGame();
  private static final int STEPS = 12;

  @Test
  void firstStepsWithEveryView() {
    Playthrough.matchesGolden("panic-station-first-steps", GAME, setup(3, Map.of()), 1, STEPS);
  }

  @Test
  void standardGame() {
    Playthrough.storyMatchesGolden("panic-station", GAME, setup(4, Map.of()), 1);
  }

  @Test
  void sixPlayersWithEveryVariant() {
    Map<String, String> options =
        Map.of(
            "infection-cards", "2",
            "gas-cans-to-burn", "4",
            "host-card-last-resort", "on",
            "master-and-servant", "on");
    Playthrough.storyMatchesGolden("panic-station-variants", GAME, setup(6, options), 2);
  }

  private static Setup setup(int seats, Map<String, String> options) {
    return Setup.of(GAME.info(), seats, options);
  }
}
