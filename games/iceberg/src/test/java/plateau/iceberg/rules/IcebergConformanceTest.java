package plateau.iceberg.rules;

import plateau.iceberg.IcebergGame;
import plateau.kit.Conformance;

class IcebergConformanceTest extends Conformance<IcebergState, IcebergMove> {

  IcebergConformanceTest() {
    super(new IcebergGame());
  }
}
