package plateau.lamps;

import plateau.kit.Conformance;

class LampsConformanceTest extends Conformance<LampsState, Act> {
  LampsConformanceTest() {
    super(new Lamps());
  }
}
