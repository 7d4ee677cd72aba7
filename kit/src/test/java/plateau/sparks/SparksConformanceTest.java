package plateau.sparks;

import plateau.kit.Conformance;

class SparksConformanceTest extends Conformance<SparksState, Play> {
  SparksConformanceTest() {
    super(new Sparks());
  }
}
