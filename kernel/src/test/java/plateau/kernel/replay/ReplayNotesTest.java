package plateau.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
