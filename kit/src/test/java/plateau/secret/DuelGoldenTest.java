package plateau.secret;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kit.Playthrough;

/** A whole match, told step by step, with what each seat sees of it. */
class DuelGoldenTest {

  @Test
  void aDuelOfTwo() {
    Duel duel = new Duel();
    Playthrough.matchesGolden("duel", duel, Setup.of(duel.info(), 2, Map.of()), 5);
  }
}
