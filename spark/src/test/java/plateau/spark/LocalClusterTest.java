package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import plateau.arena.Games;
import plateau.arena.rows.CsvRows;
import plateau.arena.simulation.Engine;
import plateau.arena.simulation.Study;
import plateau.arena.simulation.Sweep;
import plateau.arena.simulation.Threads;

class LocalClusterTest {

  @Test
  void aClusterThatLivesAsLongAsTheSimulationPlaysTheSameGames() throws IOException {
    String home = System.getenv("SPARK_HOME");
    assumeTrue(home != null, "SPARK_HOME is not set, as the build does");
    StandaloneCluster.withJars(Path.of(home));
    Study<?, ?> study =
        Study.of(
            Games.named("codroid"),
            Sweep.read(List.of()),
            new Study.Common("list", Map.of(), 50, 3));
    try (Engine spark = new SparkCluster().connect("local-cluster", OptionalInt.of(1))) {
      assertThat(csv(study, spark)).isEqualTo(csv(study, new Threads(1)));
    }
  }

  private static String csv(Study<?, ?> study, Engine engine) throws IOException {
    StringBuilder rows = new StringBuilder();
    study.run(engine, (_, _) -> {}, new CsvRows(rows));
    return rows.toString();
  }
}
