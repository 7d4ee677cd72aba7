package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AbbreviationTest {

  private static final List<List<String>> MOVES =
      List.of(
          List.of("emergency-limits", "Accès limité aux urgences"),
          List.of("limit-clockwise", "Limitation, dé 2"),
          List.of("limit-anticlockwise", "Limitation, dé 3"),
          List.of("roll"),
          List.of("roll-again"));

  private static List<Integer> meant(String typed) {
    return new Abbreviation(typed).bestOf(MOVES);
  }

  @Test
  void theWholeTextWinsOverLongerOnes() {
    assertThat(meant("roll")).containsExactly(3);
    assertThat(meant("roll-")).containsExactly(3);
    assertThat(meant("roll-a")).containsExactly(4);
  }

  @Test
  void beginningsOfWordsAreEnough() {
    assertThat(meant("em-l")).containsExactly(0);
    assertThat(meant("l-c")).containsExactly(1);
    assertThat(meant("ant")).containsExactly(2);
  }

  @Test
  void theBeginningWinsOverTheMiddle() {
    assertThat(meant("limit")).containsExactly(1, 2);
    assertThat(meant("limits")).containsExactly(0);
  }

  @Test
  void neitherCaseNorAccentsMatter() {
    assertThat(meant("ACCES")).containsExactly(0);
    assertThat(meant("de 3")).containsExactly(2);
  }

  @Test
  void nothingFitsNothing() {
    assertThat(meant("")).isEmpty();
    assertThat(meant("--")).isEmpty();
    assertThat(meant("moon")).isEmpty();
    assertThat(meant("limits emergency")).isEmpty();
  }
}
