package plateau.cups;

import plateau.kit.Conformance;

class CupsConformanceTest extends Conformance<CupsState, Say> {
  CupsConformanceTest() {
    super(new Cups());
  }
}
