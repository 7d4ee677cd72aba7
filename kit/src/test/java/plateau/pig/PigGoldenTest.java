package plateau.pig;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** Whole matches, told step by step. */
class PigGoldenTest {

  private final Pig pig = new Pig();

  @Test
  void aShortMatchOfTwo() {
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "30"));
    Playthrough.matchesGolden("pig-two-seats", pig, setup, 42);
  }

  @Test
  void aHarshMatchOfThree() {
    Setup setup = Setup.of(pig.info(), 3, Map.of("one", "bank", "target", "20"));
    Playthrough.matchesGolden("pig-three-seats-harsh", pig, setup, 7);
  }
}
