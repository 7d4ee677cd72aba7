package plateau.deadzone.companion.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.companion.Companion;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.Fact;
import plateau.deadzone.companion.Question;
import plateau.deadzone.roster.Profile;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

class SaveFileTest {

  private static final Words ENGLISH =
      Words.in(Language.ENGLISH, DeadzoneGame.class, Companion.class);

  private static final String OWN_TEAM =
      """
      # mine
      team loner
        name en Loner
        name fr Solitaire
        order steady-aim
      figure loner-one
        name en The One
        name fr L'Unique
        role leader
        recon 4+
        speed 1-2
        shoot 4+
        fight 4+
        survive 4+
        armour 1
        size 1
        vp 3
        points 20
        weapons carbine
      """;

  private static SavedGame game(String jade, Entry... entries) {
    return new SavedGame(jade, Map.of(), Optional.empty(), true, false, -42, List.of(entries));
  }

  private static SavedGame loner() {
    return game(
        OWN_TEAM,
        new Entry.Answer(Question.DEPLOYED, "go"),
        new Entry.Answer(Question.INITIATIVE, "you"),
        new Entry.Report(Fact.WOUNDS, "loner-one", "1", 0),
        new Entry.Report(Fact.QUICK, "", "on", 0),
        new Entry.Answer(Question.YOUR_TURN, "go"));
  }

  private static String faultOf(String text) {
    SaveFault fault = catchThrowableOfType(SaveFault.class, () -> SaveReader.read(text));
    assertThat(fault).as(text).isNotNull();
    return ENGLISH.say(fault.message());
  }

  @Test
  void aGameReadsBackEqualWithATeamOfOnesOwn() {
    SavedGame saved = loner();
    assertThat(SaveReader.read(SaveWriter.write(saved))).isEqualTo(saved);
  }

  @Test
  void aGameReadsBackEqualWithSampleTeamsAndProfiles() {
    SavedGame saved =
        new SavedGame(
            "wardens",
            Map.of("warden-captain", Profile.COMBAT),
            Optional.of("ash-brood"),
            false,
            true,
            7,
            List.of());
    assertThat(SaveReader.read(SaveWriter.write(saved))).isEqualTo(saved);
    assertThat(saved.setup().profileOf(saved.setup().jade().figures().getFirst()))
        .isEqualTo(Profile.COMBAT);
  }

  @Test
  void theFileIsForPeopleToo() {
    assertThat(SaveWriter.write(loner()).lines())
        .startsWith("plateau-companion deadzone 1", "seed -42", "dice program", "objectives yes")
        .contains("jade| team loner")
        .endsWith(
            "q-deployed go",
            "q-initiative you",
            "report wounds loner-one 1 0",
            "report quick - on 0",
            "q-your-turn go");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plateau-companion deadzone 1 | game of chess | line 1: this is not a game of the"
            + " companion.",
        "seed -42 | seed x | line 2: \"x\" is not a whole number.",
        "dice program | dice loaded | line 3: \"loaded\" is not known here. Known: real, program.",
        "objectives yes |  | the line \"objectives\" is missing",
        "q-initiative you | q-initiative nobody | the dialogue asks q-initiative here",
        "q-initiative you | q-melee yes | the dialogue asks q-initiative here",
        "q-initiative you | q-who you | \"q-who\" is not known here.",
        "wounds loner-one 1 | wounds loner-one many | \"many\" cannot be said of \"wounds\".",
        "report wounds loner-one 1 0 | report wounds loner-one | Write: report FACT FIGURE VALUE",
      })
  void aDamagedFileSaysWhatIsWrong(String good, String bad, String sentence) {
    String text = SaveWriter.write(loner()).replace(good, bad == null ? "" : bad);
    assertThat(faultOf(text)).contains(sentence);
  }

  @Test
  void aFileThatIsNoTextOfOursIsRefused() {
    assertThat(faultOf("")).contains("line 1: this is not a game");
  }

  @Test
  void aTeamThatIsNoSampleIsRefused() {
    assertThat(faultOf(SaveWriter.write(game("wardens")).replace("wardens", "warders")))
        .contains("\"warders\" is not known here. Known: wardens, ironworks, ash-brood.");
  }

  @Test
  void aTeamOfOnesOwnThatIsNotLegalIsRefused() {
    assertThat(faultOf(SaveWriter.write(loner()).replace("role leader", "role trooper")))
        .contains("a team in the file is not legal.");
  }
}
