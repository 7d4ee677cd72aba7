package plateau.codroid;

import plateau.kit.Conformance;

class CodroidConformanceTest extends Conformance<CodroidState, CodroidMove> {

  CodroidConformanceTest() {
    super(new CodroidGame());
  }
}
