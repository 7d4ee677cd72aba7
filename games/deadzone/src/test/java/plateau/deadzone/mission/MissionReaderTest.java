package plateau.deadzone.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.text.FileFault;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.kit.RulesPage;

/** A10.2 and A11.4: the missions and their files. */
class MissionReaderTest {

  private static final String HILL =
      """
      mission hill
        name en The hill
        name fr La colline
        objectives central
        score 3
        first-scored 1
        target 20
      """;

  private static List<List<String>> rowsOfThePage() {
    return RulesPage.in(Path.of("../../docs/rules/deadzone-jade.md")).table("### A10.2");
  }

  @ParameterizedTest
  @MethodSource("rowsOfThePage")
  @Tag("R22")
  void aSampleMissionIsThatOfThePage(List<String> row) {
    Mission mission = Mission.SAMPLES.find(row.getFirst()).orElseThrow();
    assertThat(mission.name(Language.ENGLISH) + " / " + mission.name(Language.FRENCH))
        .isEqualTo(row.get(1));
    String objectives =
        switch (mission.objectives()) {
          case ALL -> "all 4 of the map";
          case CENTRAL -> "the 2 central ones (D4, E5)";
          case NONE -> "none";
        };
    assertThat(objectives).isEqualTo(row.get(2));
    String from = mission.firstScored() == 2 ? "" : ", from round " + mission.firstScored();
    assertThat(mission.score() == 0 ? "–" : mission.score() + " VP per objective held" + from)
        .isEqualTo(row.get(3));
    String rounds =
        mission.rounds() == Mission.MOST_ROUNDS ? "" : "; " + mission.rounds() + " rounds";
    assertThat(mission.target() + rounds).isEqualTo(row.get(4));
  }

  @Test
  void thePageHasTheSampleMissions() {
    assertThat(Mission.SAMPLES.ids())
        .containsExactlyElementsOf(rowsOfThePage().stream().map(List::getFirst).toList());
  }

  @Test
  void whatIsWrittenReadsBackEqual() {
    for (String id : Mission.SAMPLES.ids()) {
      Mission mission = Mission.SAMPLES.find(id).orElseThrow();
      assertThat(MissionReader.read("again.mission", mission.toString())).isEqualTo(mission);
    }
    assertThat(MissionReader.read("hill.mission", HILL)).hasToString(HILL);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "target 20|target 0|7|\"0\" is not a number from 1 to 99. Write such a number.",
        "target 20|# target|1|\"mission hill\" has no \"target\". Add below it a line: target"
            + " NUMBER",
        "objectives central|objectives none|5|Without objectives nothing scores, so \"score\" has"
            + " no meaning. Remove the line, or write: objectives all",
        "target 20|mission dale|7|A file describes one mission, and this one already has \"hill\"."
            + " Put the other mission into a file of its own.",
        "name fr La colline|name de Hügel|3|\"de\" is not known here. Write one of: en, fr."
      })
  void aFaultNamesItsLineAndWhatToWrite(String right, String wrong, int line, String sentence) {
    FileFault fault = fault(HILL.replace(right, wrong));
    assertThat(Words.in(Language.ENGLISH, DeadzoneGame.class).say(fault.message()))
        .isEqualTo("Mission file hill.mission, line " + line + ": " + sentence);
  }

  @Test
  void anEmptyFileIsRefused() {
    assertThat(fault("# nothing").line()).isEqualTo(FileFault.WHOLE_FILE);
  }

  private static FileFault fault(String text) {
    FileFault fault =
        catchThrowableOfType(FileFault.class, () -> MissionReader.read("hill.mission", text));
    assertThat(fault).isNotNull();
    return fault;
  }
}
