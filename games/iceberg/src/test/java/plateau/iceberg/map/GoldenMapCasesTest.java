package plateau.iceberg.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.iceberg.engine.GoldenFolder;

/** Map texts that must be accepted, or refused with a given code. */
class GoldenMapCasesTest {

  record Case(String name, String map, boolean accept, @Nullable String error) {

    @Override
    public String toString() {
      return name;
    }
  }

  // A folder of other traces need not hold map cases.
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("cases")
  void aMapTextIsAcceptedOrRefusedWithItsCode(Case given) {
    if (given.accept()) {
      IceMap map = MapReader.read(given.map());
      assertThat(MapReader.read(MapWriter.write(map))).as("read, written, read").isEqualTo(map);
    } else {
      MapFault fault = catchThrowableOfType(MapFault.class, () -> MapReader.read(given.map()));
      assertThat(fault).as("the fault of \"%s\"", given.name()).isNotNull();
      assertThat(fault.code().name()).as("its code").isEqualTo(given.error());
    }
  }

  @SuppressWarnings("unchecked") // JsonReader makes maps of objects and lists of arrays.
  private static Stream<Case> cases() {
    return GoldenFolder.filesOf("iceberg-map-cases/1").stream()
        .flatMap(
            file ->
                ((List<Map<String, @Nullable Object>>)
                        Objects.requireNonNull(GoldenFolder.read(file).get("cases")))
                    .stream())
        .map(GoldenMapCasesTest::caseOf);
  }

  private static Case caseOf(Map<String, @Nullable Object> fields) {
    return new Case(
        (String) Objects.requireNonNull(fields.get("name")),
        (String) Objects.requireNonNull(fields.get("map")),
        (Boolean) Objects.requireNonNull(fields.get("accept")),
        (String) fields.get("error"));
  }
}
