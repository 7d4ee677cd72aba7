package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Complete matches of an independent implementation, replayed with every field compared. */
class GoldenTraceTest {

  private static final String FORMAT = "iceberg-trace/1";

  private static List<Path> traces() {
    return GoldenFolder.filesOf(FORMAT);
  }

  @Test
  void thereAreTraces() {
    assertThat(traces()).as("traces in the golden folder").isNotEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("traces")
  void aTraceReplaysInEveryField(Path file) {
    new TraceReplay(file).run();
  }
}
