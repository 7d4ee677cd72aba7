package plateau.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.Spoken;

class RecordedChanceTest {

  @Test
  void drawsComeInTheirOrder() {
    RecordedChance draws = new RecordedChance(List.of(new Drawn(6, 3), new Drawn(2, 0)));
    assertThat(draws.d6()).isEqualTo(4);
    assertThat(draws.isUsedUp()).isFalse();
    assertThat(draws.below(2)).isZero();
    assertThat(draws.isUsedUp()).isTrue();
    assertThat(draws.used()).isEqualTo(2);
  }

  @Test
  void diceShowTheirFaces() {
    RecordedChance dice = RecordedChance.dice(1, 6, 4);
    assertThat(List.of(dice.d6(), dice.d6(), dice.d6())).containsExactly(1, 6, 4);
  }

  @Test
  void aListThatEndsTooEarlySaysWhatTheRulesAskFor() {
    RecordedChance draws = RecordedChance.dice(1);
    draws.d6();
    DrawMismatch mismatch = catchThrowableOfType(DrawMismatch.class, () -> draws.below(12));
    assertThat(mismatch.index()).isEqualTo(1);
    assertThat(mismatch.asked()).isEqualTo(12);
    assertThat(mismatch.found()).isEmpty();
    assertThat(Spoken.english(mismatch.message()))
        .isEqualTo("draw 2: the list of draws ends here, but the rules ask for a number below 12.");
    assertThat(Spoken.french(mismatch.message()))
        .startsWith("tirage 2 : la liste des tirages s'arrête ici");
  }

  @Test
  void aDrawBelowAnotherNumberSaysBoth() {
    RecordedChance draws = RecordedChance.dice(4);
    DrawMismatch mismatch = catchThrowableOfType(DrawMismatch.class, () -> draws.below(12));
    assertThat(mismatch.found()).contains(new Drawn(6, 3));
    assertThat(draws.used()).isZero();
    assertThat(Spoken.english(mismatch.message()))
        .isEqualTo(
            "draw 1: the list has \"6 3\", a number below 6,"
                + " but the rules ask for a number below 12.");
  }

  @Test
  void aDrawIsAlwaysBelowItsBound() {
    assertThatThrownBy(() -> new Drawn(6, 6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("6 is not from 0 to 5");
    assertThatThrownBy(() -> new Drawn(6, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Drawn(0, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRecordingKeepsWhatItPassesOn() {
    Recording recording = new Recording(RecordedChance.dice(4, 1));
    recording.d6();
    recording.d6();
    assertThat(recording.drawn()).containsExactly(new Drawn(6, 3), new Drawn(6, 0));
  }
}
