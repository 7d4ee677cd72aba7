package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.Games;
import plateau.arena.rows.CsvRows;
import plateau.arena.rows.parquet.ParquetRows;
import plateau.arena.simulation.Engine;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Study;
import plateau.arena.simulation.Sweep;
import plateau.arena.simulation.Threads;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.Json;

/** A real master and two workers play the same games as threads do. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SparkEngineTest {

  private static final long SEED = 2026;
  private static final Simulation.Progress SILENT = (_, _) -> {};

  private static StandaloneCluster cluster;
  private static Engine spark;

  @BeforeAll
  static void startMasterAndWorkers() {
    cluster = new StandaloneCluster(Path.of("target", "spark-home").toAbsolutePath(), 2);
    spark = new SparkCluster().connect(cluster.address(), OptionalInt.of(2));
  }

  @AfterAll
  static void stop() {
    try {
      spark.close();
    } finally {
      cluster.close();
    }
  }

  @Order(1)
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "codroid | list | rounds=8,10 | 600",
        "codroid | greedy,random | seat2=random,list:treatment+lockdown | 100",
        "codroid | mcts:20 | beds=4,6 | 3",
        "pig | random,greedy:2 | one=pot,bank | 300",
        "iceberg | greedy,random | map=generated:1,generated:2 | 2",
      })
  void theRowsAreThoseOfThreads(String game, String seats, String sweep, int games)
      throws IOException {
    Study<?, ?> study = study(Games.named(game), seats, sweep, games);
    assertThat(csv(study, spark)).as("seed %d", SEED).isEqualTo(csv(study, new Threads(2)));
  }

  @Order(2)
  @Test
  void parquetAndCountsAreThoseOfThreads() throws IOException {
    Study<?, ?> study = study(Games.named("codroid"), "random", "rounds=8,10", 200);
    assertThat(parquet(study, spark)).isEqualTo(parquet(study, new Threads(1)));
    assertThat(counts(study, spark)).isEqualTo(counts(study, new Threads(1)));
  }

  @Order(3)
  @Test
  void aTaskThatFailsAtFirstIsTriedAgainWithoutDoubleRows() throws IOException {
    Study<?, ?> study = study(Games.named("stumbling"), "random,random", "target=20,30", 400);
    assertThat(csv(study, spark)).as("seed %d", SEED).isEqualTo(csv(study, new Threads(2)));
  }

  // The last one: afterwards a worker is missing.
  @Order(4)
  @Test
  void aWorkerThatDiesInTheMiddleCostsNoRow() throws IOException {
    Study<?, ?> study = study(Games.named("codroid"), "list", "rounds=8,10", 3000);
    StringBuilder rows = new StringBuilder();
    boolean[] killed = {false};
    study.run(
        spark,
        (games, total) -> {
          if (!killed[0]) {
            killed[0] = true;
            assertThat(games).isLessThan(total / 2);
            cluster.killWorker(0);
          }
        },
        new CsvRows(rows));
    assertThat(rows).asString().as("seed %d", SEED).isEqualTo(csv(study, new Threads(2)));
  }

  private static <S extends State<S, M>, M> Study<S, M> study(
      Game<S, M> game, String seats, String sweep, int games) {
    return Study.of(
        game, Sweep.read(List.of(sweep)), new Study.Common(seats, Map.of(), games, SEED));
  }

  private static String csv(Study<?, ?> study, Engine engine) throws IOException {
    StringBuilder rows = new StringBuilder();
    study.run(engine, SILENT, new CsvRows(rows));
    return rows.toString();
  }

  private static byte[] parquet(Study<?, ?> study, Engine engine) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ParquetRows rows = new ParquetRows(bytes)) {
      study.run(engine, SILENT, rows);
    }
    return bytes.toByteArray();
  }

  private static String counts(Study<?, ?> study, Engine engine) {
    return Json.write(study.run(engine, SILENT).summary()).replaceAll("\"seconds\":[^,]*", "");
  }
}
