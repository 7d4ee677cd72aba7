package plateau.secret;

import plateau.kit.Conformance;

class DuelConformanceTest extends Conformance<DuelState, Lay> {
  DuelConformanceTest() {
    super(new Duel());
  }
}
