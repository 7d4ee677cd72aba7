package plateau.iceberg.rules;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.IceScript;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** The first rounds of a match on the map of section 16, told step by step. */
class PlaythroughTest {

  private static final int STEPS = 60;

  @Test
  void theFirstRoundsOnTheExamplesMap() {
    IcebergGame game = new IcebergGame();
    Setup setup = Setup.of(game.info(), 2, Map.of("map", IceScript.EXAMPLES_MAP));
    Playthrough.matchesGolden("iceberg-first-rounds", game, setup, 2018, STEPS);
  }
}
