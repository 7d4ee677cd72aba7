package plateau.codroid.rules;

import plateau.codroid.CodroidGame;
import plateau.kit.Conformance;

class CodroidConformanceTest extends Conformance<CodroidState, CodroidMove> {

  CodroidConformanceTest() {
    super(new CodroidGame());
  }
}
