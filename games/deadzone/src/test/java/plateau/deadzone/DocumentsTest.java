package plateau.deadzone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The verdicts on teams (A11.4) and maps (A12) are those of the terminal, with their lines. */
class DocumentsTest {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, DeadzoneGame.class);

  @Test
  void aFaultOfATeamHasItsLine() {
    String wardens = sample("team", "wardens");
    Verdict verdict = kind("team").check(wardens.replace("armour 2", "armour 9"));
    assertThat(verdict.isSound()).isFalse();
    assertThat(wardens.lines().toList().get(verdict.line() - 1).strip()).isEqualTo("armour 2");
    assertThat(ENGLISH.say(verdict.words())).contains("line " + verdict.line(), "\"9\"");
  }

  @Test
  void aSoundTeamIsSummedUp() {
    String wardens = sample("team", "wardens");
    assertThat(ENGLISH.say(kind("team").check(wardens).words()))
        .isEqualTo("The Wardens: 7 figures, 100 of 100 points. Special order: Steady aim.");
  }

  @Test
  void aFaultOfTheWholeMapHasNoLine() {
    String depot = sample("map", "depot-9");
    Verdict verdict = kind("map").check(depot.replace("objective B5\n", ""));
    assertThat(verdict.isSound()).isFalse();
    assertThat(verdict.line()).isZero();
    assertThat(ENGLISH.say(verdict.words())).contains("objective");
  }

  private static String sample(String kind, String id) {
    return kind(kind).samples().getOrDefault(id, "");
  }

  private static DocumentKind kind(String id) {
    return new DeadzoneGame()
        .documents().stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
  }
}
