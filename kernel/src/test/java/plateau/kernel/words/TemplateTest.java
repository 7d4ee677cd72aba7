package plateau.kernel.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.kernel.basis.Named;
import plateau.pig.Pig;
import plateau.pig.PigMove;

class TemplateTest {

  private final Words english = Words.in(Language.ENGLISH, Pig.class);
  private final Words french = Words.in(Language.FRENCH, Pig.class);

  @Test
  void valuesTakeTheirPlaces() {
    assertThat(fill("{a} and {b}, {a}", Map.of("a", 1, "b", "two"))).isEqualTo("1 and two, 1");
  }

  @Test
  void seatsAreCountedFromOneForPeople() {
    assertThat(fill("seat {seat+1} of {seat}", Map.of("seat", 0))).isEqualTo("seat 1 of 0");
    assertThat(fill("{n+1|one|# of them}", Map.of("n", 1))).isEqualTo("2 of them");
  }

  @Test
  void namedThingsMessagesAndListsArePutIntoWords() {
    assertThat(fill("{move}", Map.of("move", PigMove.ROLL))).isEqualTo("Roll the die");
    assertThat(fill("{why}", Map.of("why", Message.of("draw.die")))).isEqualTo("The die");
    assertThat(fill("{all}", Map.of("all", List.of(1, "x", PigMove.ROLL))))
        .isEqualTo("1, x, Roll the die");
  }

  @Test
  void aNamedThingCanTellWhatItDoes() {
    Named game = named("game", "pig");
    assertThat(fill("{game:about}", Map.of("game", game))).isEqualTo(english.say("game.about"));
  }

  @Test
  void aValueIsNeverTakenForATemplate() {
    assertThat(fill("{a}", Map.of("a", "{b} $1 \\", "b", "no"))).isEqualTo("{b} $1 \\");
  }

  @Test
  void aPlaceholderWithoutAValueStaysSoThatATestCanFindIt() {
    assertThat(fill("{a} {b}", Map.of("a", 1))).isEqualTo("1 {b}");
  }

  @ParameterizedTest
  @CsvSource({
    "0, '0 points', '0 point'",
    "1, '1 point', '1 point'",
    "2, '2 points', '2 points'",
    "-1, '-1 point', '-1 point'"
  })
  void eachLanguageCountsInItsWay(int n, String inEnglish, String inFrench) {
    String template = "{n|# point|# points}";
    assertThat(Template.of(template).fill(Map.of("n", n), english)).isEqualTo(inEnglish);
    assertThat(Template.of(template).fill(Map.of("n", n), french)).isEqualTo(inFrench);
  }

  @Test
  void placeholdersAreNamedOnceEach() {
    assertThat(Template.placeholders("{b} {a|one|#} {a} {seat+1} {card:about} { no } {}"))
        .containsExactly("a", "b", "card", "seat");
  }

  @Test
  void aMissingSentenceStillTellsWhatHappened() {
    assertThat(english.say("no.such", "n", 3)).isEqualTo("no.such{n=3}");
  }

  @Test
  void aMessageNeedsAValueForEachName() {
    assertThatThrownBy(() -> Message.of("key", "name"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("key: a name without a value");
  }

  @Test
  void wordsBesideNothingAreABug() {
    assertThatThrownBy(() -> Words.in(Language.FRENCH, String.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no messages_fr.properties beside java.lang.String");
  }

  private static Named named(String nameKey, String id) {
    return new Named() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String nameKey() {
        return nameKey;
      }
    };
  }

  private String fill(String template, Map<String, Object> values) {
    return Template.of(template).fill(values, english);
  }
}
