package plateau.starter;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** Whole matches, told step by step: what nobody thought to assert shows in the diff. */
class StarterGoldenTest {

  private final StarterGame game = new StarterGame();

  @Test
  void aShortMatchOfTwo() {
    Setup setup = Setup.of(game.info(), 2, Map.of("rounds", "3"));
    Playthrough.matchesGolden("two-seats", game, setup, 42);
  }

  @Test
  void aMatchOfFourAsPeopleAreToldIt() {
    Setup setup = Setup.of(game.info(), 4, Map.of());
    Playthrough.storyMatchesGolden("four-seats", game, setup, 7);
  }
}
