package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;

class NumbersTest {

  private final Numbers english = new Numbers(Language.ENGLISH);
  private final Numbers french = new Numbers(Language.FRENCH);

  @Test
  void eachLanguageWritesThemInItsOwnWay() {
    assertThat(english.decimal(2.25, 1)).isEqualTo("2.3");
    assertThat(french.decimal(2.25, 1)).isEqualTo("2,3");
    assertThat(english.whole(12_345)).isEqualTo("12,345");
    assertThat(english.percent(0.4567)).isEqualTo("45.7%");
    assertThat(french.percent(0.4567)).startsWith("45,7").endsWith("%");
  }

  @Test
  void nothingIsNeverLessThanNothing() {
    assertThat(english.signed(-0.3, 0)).isEqualTo("+0");
    assertThat(english.signed(-0.04, 1)).isEqualTo("+0.0");
    assertThat(english.signed(-0.06, 1)).isEqualTo("-0.1");
    assertThat(english.signed(12.4, 0)).isEqualTo("+12");
  }
}
