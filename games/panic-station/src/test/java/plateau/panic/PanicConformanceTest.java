package plateau.panic;

import plateau.kit.Conformance;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicState;

class PanicConformanceTest extends Conformance<PanicState, PanicMove> {

  PanicConformanceTest() {
    super(new PanicGame());
  }
}
