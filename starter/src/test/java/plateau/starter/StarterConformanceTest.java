package plateau.starter;

import plateau.kit.Conformance;

/** What must hold for every game. */
class StarterConformanceTest extends Conformance<StarterState, StarterMove> {
  StarterConformanceTest() {
    super(new StarterGame());
  }
}
