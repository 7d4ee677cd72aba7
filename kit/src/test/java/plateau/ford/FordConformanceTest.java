package plateau.ford;

import plateau.kit.Conformance;

class FordConformanceTest extends Conformance<FordState, Step> {
  FordConformanceTest() {
    super(new Ford());
  }
}
