package plateau.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

class ReplayNotesTest {

  private static final long SEED = 3;

  @Test
  void aNoteOnAStepIsReadBackAsItWasWritten() {
    String text = ReplayWriter.write(played().noted(Map.of(2, note("M0N"))));
    Replay read = ReplayReader.read(text);
    assertThat(read.notes()).containsOnlyKeys(2);
    assertThat(ReplayWriter.write(read)).as("seed %d", SEED).isEqualTo(text);
  }

  @Test
  void verificationDoesNotMindNotes() {
    Replay noted = played().noted(Map.of(1, note("M0N"), 2, note("P1S")));
    Verification.verify(new Pig(), ReplayReader.read(ReplayWriter.write(noted)));
    assertThat(noted.steps()).isEqualTo(played().steps());
  }

  @Test
  void anEditedNoteIsFoundByTheCheckOfItsLine() {
    String text = ReplayWriter.write(played().noted(Map.of(2, note("M0N"))));
    assertThatThrownBy(() -> ReplayReader.read(text.replace("M0N", "M0S")))
        .isInstanceOf(ReplayFault.class)
        .hasMessageContaining("replay.edited");
  }

  @Test
  void theSameMatchWithOtherTimesIsTheSameTextWithOtherTimes() {
    String slow = ReplayWriter.write(played().noted(Map.of(1, times(70, 30), 3, times(5, 0))));
    String quick = ReplayWriter.write(played().noted(Map.of(1, times(1, 1), 3, times(5, 0))));
    assertThat(slow.replace("\"ms\":70,\"cpuMs\":30", "\"ms\":1,\"cpuMs\":1")).isEqualTo(quick);
    assertThat(ReplayReader.read(slow).notes().get(1)).isEqualTo(Map.of("ms", 70L, "cpuMs", 30L));
  }

  @Test
  void aTextThatLooksLikeATimeIsGuarded() {
    String text = ReplayWriter.write(played().noted(Map.of(2, note("\"ms\":12"))));
    assertThatThrownBy(() -> ReplayReader.read(text.replace(":12", ":13")))
        .isInstanceOf(ReplayFault.class)
        .hasMessageContaining("replay.edited");
  }

  private static Map<String, Object> times(int ms, int cpuMs) {
    Map<String, Object> note = new LinkedHashMap<>();
    note.put("ms", ms);
    note.put("cpuMs", cpuMs);
    return note;
  }

  @Test
  void aReplayWithoutNotesIsWrittenAsBefore() {
    assertThat(ReplayWriter.write(played())).doesNotContain("note");
  }

  private static Map<String, Object> note(String attempt) {
    return Map.of("refused", List.of(List.of(attempt, 5)));
  }

  private static Replay played() {
    Pig pig = new Pig();
    Setup setup = Setup.of(pig.info(), 2, Map.of());
    Match<PigState, PigMove> match = Match.start(pig, setup, Dice.seeded(SEED));
    for (int i = 0; i < 3; i++) {
      match.play(match.toMove(), "roll");
    }
    return Replay.of(Header.seeded(pig.info(), setup, List.of("a", "b"), SEED), match);
  }
}
