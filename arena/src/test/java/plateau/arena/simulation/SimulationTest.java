package plateau.arena.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.Autoplay;
import plateau.arena.Lottery;
import plateau.arena.rows.CsvRows;
import plateau.kernel.Setup;
import plateau.kernel.json.Json;
import plateau.kernel.words.Problem;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;

class SimulationTest {

  private static final long SEED = 2026;

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void theNumberOfThreadsChangesNothing(int threads) throws IOException {
    StringBuilder alone = new StringBuilder();
    StringBuilder together = new StringBuilder();
    Tally byOne = simulation(700, 1).run((_, _) -> {}, new CsvRows(alone)).tally();
    Tally byMany = simulation(700, threads).run((_, _) -> {}, new CsvRows(together)).tally();
    assertThat(together).asString().as("seed %d", SEED).isEqualTo(alone.toString());
    assertThat(described(byMany)).as("seed %d", SEED).isEqualTo(described(byOne));
  }

  @Test
  void aRowIsTheMatchOfItsSeed() throws IOException {
    List<String> rows = rows(20);
    Experiment<PigState, PigMove> experiment = experiment(20);
    for (int game = 0; game < 20; game++) {
      String[] row = rows.get(game + 1).split(",", -1);
      long seed = Long.parseLong(row[1]);
      int[] steps = {0};
      PigState last =
          new Autoplay<>(experiment.game(), experiment.setup(), experiment.seating())
              .play(seed, (step, _) -> steps[0] = step);
      assertThat(row[0]).isEqualTo(Integer.toString(game));
      assertThat(seed).isEqualTo(experiment.seedOf(game));
      assertThat(row[2]).as("seed %d", seed).isEqualTo(last.result().code());
      assertThat(row[3]).as("seed %d", seed).isEqualTo(spaced(last.result().winners(), 1));
      assertThat(row[4]).as("seed %d", seed).isEqualTo(spaced(last.result().scores(), 0));
      assertThat(row[5]).as("seed %d", seed).isEqualTo(Integer.toString(steps[0]));
    }
  }

  @Test
  void rowsHaveAFieldForEachColumn() throws IOException {
    List<String> rows = rows(30);
    assertThat(rows).hasSize(31);
    assertThat(rows.getFirst())
        .isEqualTo("game,seed,result,winners,scores,length,time,final.best-bank,final.pot");
    assertThat(rows).allSatisfy(row -> assertThat(row.split(",", -1)).hasSize(9));
  }

  @Test
  void fewerGamesAreTheFirstOfMore() throws IOException {
    assertThat(rows(50)).startsWith(rows(20).toArray(String[]::new));
  }

  @Test
  void progressRunsToTheEnd() {
    List<Long> done = new ArrayList<>();
    simulation(333, 2)
        .run(
            (games, total) -> {
              assertThat(total).isEqualTo(333);
              done.add(games);
            });
    assertThat(done).isSorted().doesNotHaveDuplicates().endsWith(333L);
  }

  @Test
  void aStoppedSimulationGivesUp() {
    Simulation<PigState, PigMove> simulation = simulation(1_000_000_000, 2);
    assertThatThrownBy(() -> simulation.run((_, _) -> simulation.stop()))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void aSimulationCanRunAgain() {
    Simulation<PigState, PigMove> simulation = simulation(50, 2);
    Tally first = simulation.run((_, _) -> {}).tally();
    assertThat(described(simulation.run((_, _) -> {}).tally())).isEqualTo(described(first));
  }

  @Test
  void aBugIsToldWithTheSeedThatShowsIt() {
    Lottery lottery = new Lottery(true);
    Seating<Lottery.Draws, String> seating = Seating.read(lottery, "broken", People.ABSENT);
    Setup setup = Setup.of(lottery.info(), 1, Map.of());
    var experiment = new Experiment<>(lottery, setup, seating, 1, SEED);
    assertThatThrownBy(() -> new Simulation<>(experiment, 2).run((_, _) -> {}))
        .hasMessageContaining("play lottery --seats broken --seed " + experiment.seedOf(0))
        .hasCauseInstanceOf(ArithmeticException.class);
  }

  @Test
  void namesThatWouldBreakARowAreQuoted() throws IOException {
    Lottery lottery = new Lottery(true);
    Seating<Lottery.Draws, String> seating = Seating.read(lottery, "random", People.ABSENT);
    Setup setup = Setup.of(lottery.info(), 1, Map.of());
    StringBuilder rows = new StringBuilder();
    new Simulation<>(new Experiment<>(lottery, setup, seating, 1, SEED), 1)
        .run((_, _) -> {}, new CsvRows(rows));
    assertThat(rows.toString().lines().findFirst().orElseThrow())
        .endsWith(",taken.<b>first</b>,taken.third,\"final.tickets & \"\"luck\"\"\"");
  }

  @Test
  void noGamesOrThreadsAreRefused() {
    assertThatThrownBy(() -> experiment(0))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("simulation.games");
    assertThatThrownBy(() -> simulation(1, 0))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("simulation.threads");
  }

  private static List<String> rows(int games) throws IOException {
    StringBuilder csv = new StringBuilder();
    simulation(games, 2).run((_, _) -> {}, new CsvRows(csv));
    return csv.toString().lines().toList();
  }

  private static Simulation<PigState, PigMove> simulation(long games, int threads) {
    return new Simulation<>(experiment(games), threads);
  }

  private static Experiment<PigState, PigMove> experiment(long games) {
    Pig pig = new Pig();
    Seating<PigState, PigMove> seating = Seating.read(pig, "random,greedy:2", People.ABSENT);
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "50"));
    return new Experiment<>(pig, setup, seating, games, SEED);
  }

  private static String described(Tally tally) {
    StringBuilder text = new StringBuilder(Json.write(tally.outcomes()));
    text.append(tally.wins(0)).append(tally.wins(1)).append(Spread.of(tally.lengths()));
    for (int time = 1; time < tally.endOfTime(); time++) {
      text.append(Spread.of(tally.series(0, time)));
    }
    return text.toString();
  }

  private static String spaced(List<Integer> numbers, int plus) {
    return String.join(" ", numbers.stream().map(n -> Integer.toString(n + plus)).toList());
  }
}
