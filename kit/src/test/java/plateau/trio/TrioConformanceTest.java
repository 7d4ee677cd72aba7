package plateau.trio;

import plateau.kit.Conformance;

class TrioConformanceTest extends Conformance<TrioState, TrioMove> {
  TrioConformanceTest() {
    super(new Trio());
  }
}
