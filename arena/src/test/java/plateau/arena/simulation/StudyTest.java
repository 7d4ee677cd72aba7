package plateau.arena.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.rows.CsvRows;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Problem;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

class StudyTest {

  private static final long SEED = 11;

  @Test
  void factorsAreCombinedWithTheLastChangingFastest() {
    Sweep sweep = Sweep.read(List.of("target=20,30", "seats=random,random;greedy,random"));
    assertThat(sweep.combinations())
        .containsExactly(
            Map.of("target", "20", "seats", "random,random"),
            Map.of("target", "20", "seats", "greedy,random"),
            Map.of("target", "30", "seats", "random,random"),
            Map.of("target", "30", "seats", "greedy,random"));
  }

  @Test
  void oneSeatCanBeSwept() {
    Study<PigState, PigMove> study = study("random,random", "seat2=greedy,greedy:2");
    assertThat(study.experiments())
        .extracting(experiment -> experiment.seating().toString())
        .containsExactly("random,greedy", "random,greedy:2");
  }

  @Test
  void everyCombinationPlaysWithTheSameSeeds() throws IOException {
    List<String> rows = rows(study("random,random", "target=20,30"));
    assertThat(rows.getFirst()).startsWith("sweep.target,game,seed,result,");
    for (int game = 0; game < 25; game++) {
      String[] one = rows.get(1 + game).split(",", -1);
      String[] other = rows.get(26 + game).split(",", -1);
      assertThat(one[0]).isEqualTo("20");
      assertThat(other[0]).isEqualTo("30");
      assertThat(one[1]).isEqualTo(other[1]).isEqualTo(Integer.toString(game));
      assertThat(one[2]).isEqualTo(other[2]);
    }
  }

  @Test
  void aCombinationPlaysAsItWouldAlone() throws IOException {
    StringBuilder alone = new StringBuilder();
    Experiment<PigState, PigMove> second =
        study("random,random", "target=20,30").experiments().get(1);
    new Simulation<>(second, 1).run((_, _) -> {}, new CsvRows(alone));
    List<String> rows = rows(study("random,random", "target=20,30"));
    assertThat(alone.toString().lines().skip(1)).isEqualTo(rows.subList(26, 51));
  }

  @Test
  void progressCountsTheGamesOfAllCombinations() {
    List<Long> done = new ArrayList<>();
    study("random,random", "target=20,30,40")
        .run(
            new Threads(2),
            (games, total) -> {
              assertThat(total).isEqualTo(75);
              done.add(games);
            });
    assertThat(done).isSorted().doesNotHaveDuplicates().endsWith(75L);
  }

  @Test
  void theTableHasARowForEachCombination() {
    Comparison<?, ?> comparison = run("seats=random,random;random,random,random");
    List<String> lines = ComparisonTable.csv(comparison).lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.getFirst())
        .startsWith("sweep.seats,games,won.1,low.1,high.1,won.2,low.2,high.2,won.3,low.3,high.3,")
        .endsWith("length.mean,length.p5,length.median,length.p95,time.mean");
    assertThat(lines.get(1)).startsWith("\"random,random\",25,").contains(",,,");
    assertThat(lines.get(2)).startsWith("\"random,random,random\",25,").doesNotContain(",,");
  }

  @Test
  void theSummaryNamesTheValuesAndWhatWasFoundWithThem() {
    String json = Json.write(run("target=20,30").summary());
    Map<?, ?> summary = (Map<?, ?>) Objects.requireNonNull(JsonReader.read(json));
    assertThat(summary.keySet().toString())
        .isEqualTo("[game, games, seed, seconds, rules, sweep, combinations]");
    assertThat(summary.get("sweep")).hasToString("{target=[20, 30]}");
    assertThat(json).contains("{\"values\":{\"target\":\"30\"},\"summary\":{\"game\":\"pig\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "target | sweep.no-pair",
        "=20 | sweep.no-pair",
        "target=20,,30 | sweep.empty-value",
        "target= | sweep.empty-value",
        "target=20,20 | sweep.value-twice",
        "seat3=greedy,random | sweep.no-seat",
        "tarket=20,30 | setup.unknown-option",
        "seats=random,greedy | setup.seats",
        "seat1=random,gredy | seating.unknown",
      })
  void aWrongSweepIsRefused(String given, String problem) {
    assertThatThrownBy(() -> study("random,random", given))
        .isInstanceOf(Problem.class)
        .hasMessageContaining(problem);
  }

  @Test
  void whatIsSweptIsNotFixedAsWell() {
    Sweep sweep = Sweep.read(List.of("target=20,30"));
    var common = new Study.Common("random,random", Map.of("target", "40"), 25, SEED);
    assertThatThrownBy(() -> Study.of(new Pig(), sweep, common))
        .hasMessageContaining("sweep.fixed");
    assertThatThrownBy(() -> Sweep.read(List.of("a=1,2", "a=3,4")))
        .hasMessageContaining("sweep.name-twice");
  }

  @Test
  void aSweepHasABound() {
    List<String> factors =
        List.of("a=1,2,3,4,5,6,7,8,9,10", "b=1,2,3,4,5,6,7,8,9,10", "c=1,2,3,4,5,6,7,8,9,10,11");
    assertThat(Sweep.read(factors.subList(0, 2)).combinations()).hasSize(100);
    assertThatThrownBy(() -> Sweep.read(factors)).hasMessageContaining("sweep.too-many");
  }

  private static Comparison<?, ?> run(String sweep) {
    String seats = sweep.startsWith("seats") ? "" : "random,random";
    return study(seats, sweep).run(new Threads(2), (_, _) -> {});
  }

  private static Study<PigState, PigMove> study(String seats, String sweep) {
    return Study.of(
        new Pig(), Sweep.read(List.of(sweep)), new Study.Common(seats, Map.of(), 25, SEED));
  }

  private static List<String> rows(Study<?, ?> study) throws IOException {
    StringBuilder csv = new StringBuilder();
    study.run(new Threads(2), (_, _) -> {}, new CsvRows(csv));
    return csv.toString().lines().toList();
  }
}
