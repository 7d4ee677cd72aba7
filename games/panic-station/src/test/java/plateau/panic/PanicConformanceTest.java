package plateau.panic;

import plateau.kit.Conformance;

class PanicConformanceTest extends Conformance<PanicState, PanicMove> {

  PanicConformanceTest() {
    super(new PanicGame());
  }
}
