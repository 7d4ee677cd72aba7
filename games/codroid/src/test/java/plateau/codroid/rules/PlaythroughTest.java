package plateau.codroid.rules;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** Whole random matches, kept as golden files. */
class PlaythroughTest {

  private static final CodroidGame GAME = new CodroidGame();

  @Test
  void standardGame() {
    compare("codroid", 1, Map.of(), 1);
  }

  @Test
  void gameWithManyMeasures() {
    compare("codroid-many-measures", 1, Map.of(), 11);
  }

  @Test
  void threePeopleInAShortGameWithMoreBeds() {
    compare("codroid-three-seats-short", 3, Map.of("rounds", "5", "beds", "8"), 2);
  }

  private static void compare(String name, int seats, Map<String, String> options, long seed) {
    Playthrough.matchesGolden(name, GAME, Setup.of(GAME.info(), seats, options), seed);
  }
}
