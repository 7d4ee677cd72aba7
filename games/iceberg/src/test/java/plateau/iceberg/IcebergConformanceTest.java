package plateau.iceberg;

import plateau.kit.Conformance;

class IcebergConformanceTest extends Conformance<IcebergState, IcebergMove> {

  IcebergConformanceTest() {
    super(new IcebergGame());
  }
}
