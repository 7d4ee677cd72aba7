package plateau.arena.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Problem;

class LabTest {

  private static final LabSettings SETTINGS = settings(8, 11);
  private static final LabFindings FINDINGS = run(SETTINGS, 1);

  @Test
  void findsThePlantedOptimum() {
    for (long seed = 1; seed <= 5; seed++) {
      LabFindings found = run(settings(10, seed), 1);
      assertThat(found.text(found.best().policy()))
          .as("seed %d", seed)
          .startsWith("sow+water+weed")
          .doesNotContain("salt");
    }
  }

  @Test
  void theSameSeedFindsTheSameOnAnyNumberOfThreads() {
    assertThat(LabJson.write(run(SETTINGS, 2))).isEqualTo(LabJson.write(FINDINGS));
  }

  @Test
  void anotherSeedSearchesElsewhere() {
    assertThat(run(settings(1, 12), 1).generations())
        .isNotEqualTo(run(settings(1, 13), 1).generations());
  }

  @Test
  void whatWasStoppedGoesOnAsIfItHadNot() {
    List<String> notes = new ArrayList<>();
    lab(settings(3, 11), 1)
        .run(
            List.of(),
            generations -> notes.add(Notebook.write(SETTINGS, generations, Garden.THINGS)));
    List<Generation> noted = Notebook.read(notes.getLast(), SETTINGS, Garden.THINGS);
    LabFindings resumed = lab(SETTINGS, 2).run(noted, _ -> {});
    assertThat(noted).hasSize(3);
    assertThat(LabJson.write(resumed)).isEqualTo(LabJson.write(FINDINGS));
    assertThat(LabJson.csv(resumed)).isEqualTo(LabJson.csv(FINDINGS));
  }

  @Test
  void notesOfAnotherSearchAreRefused() {
    String notes = Notebook.write(settings(8, 12), List.of(), Garden.THINGS);
    assertThatThrownBy(() -> Notebook.read(notes, SETTINGS, Garden.THINGS))
        .isInstanceOf(Problem.class);
  }

  @Test
  void notesThatAreNoneAreRefused() {
    for (String damaged : List.of("{}", "[]", "{\"game\":1}", "garden")) {
      assertThatThrownBy(() -> Notebook.read(damaged, SETTINGS, Garden.THINGS))
          .as(damaged)
          .isInstanceOf(Problem.class);
    }
  }

  @Test
  void whatMattersIsMissedAndWhatDoesNotIsNot() {
    for (Influence influence : FINDINGS.influences()) {
      Difference without = influence.leftOut();
      if (Garden.PLANTED.contains(Garden.THINGS.get(influence.thing()))) {
        assertThat(without.mean() + without.reach()).isNegative();
      } else {
        assertThat(without.mean()).isZero();
      }
    }
    assertThat(Garden.THINGS.get(FINDINGS.influences().getFirst().thing())).isEqualTo("sow");
  }

  @Test
  void timesTellWhenEachThingWasTaken() {
    Timing first = FINDINGS.timings().getFirst();
    assertThat(first.games().getFirst()).isEqualTo(first.of());
    assertThat(first.taken()).isEqualTo(first.of());
  }

  @Test
  void theBestIsPublishedFromGamesOfItsOwn() {
    assertThat(FINDINGS.best().rate().low()).isLessThan(0.85).isGreaterThan(0.7);
    assertThat(FINDINGS.known().rate().share()).isLessThan(0.2);
  }

  private static LabFindings run(LabSettings settings, int threads) {
    return lab(settings, threads).run(List.of(), _ -> {});
  }

  private static Lab lab(LabSettings settings, int threads) {
    return new Lab(settings, new Garden(), threads);
  }

  private static LabSettings settings(int generations, long seed) {
    return new LabSettings("garden", Map.of("beds", "3"), seed, generations, 40);
  }
}
