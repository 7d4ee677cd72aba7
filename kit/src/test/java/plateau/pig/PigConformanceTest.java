package plateau.pig;

import plateau.kit.Conformance;

class PigConformanceTest extends Conformance<PigState, PigMove> {
  PigConformanceTest() {
    super(new Pig());
  }
}
