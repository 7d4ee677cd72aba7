package plateau.kernel.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {

  @Test
  void theKernelSaysTheSameThingsInBothLanguages() {
    Words english = Words.in(Language.ENGLISH);
    Words french = Words.in(Language.FRENCH);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everySentenceIsThere(Language language) {
    Words words = Words.in(language);
    assertThat(words.keys())
        .filteredOn(key -> words.say(key).isBlank())
        .containsExactly("hint.none");
  }

  @Test
  void aThingThatBringsItsOwnNamesIsCalledByThem() {
    record Ship(String id) implements Bilingual {
      @Override
      public String name(Language language) {
        return language == Language.FRENCH ? "Le Vigile" : "The Warden";
      }
    }
    Ship ship = new Ship("warden");
    assertThat(Words.in(Language.ENGLISH).name(ship)).isEqualTo("The Warden");
    assertThat(Words.in(Language.FRENCH).show(List.of(ship))).isEqualTo("Le Vigile");
  }

  enum Weather {
    VERY_BAD
  }

  record Report(Weather weather, Optional<Integer> wind, List<Integer> stormHours) {}

  @Test
  void nothingIsShownAsAProgrammerReadsIt() {
    Report report = new Report(Weather.VERY_BAD, Optional.empty(), List.of(3, 7));
    Words english = Words.in(Language.ENGLISH);
    assertThat(english.show(report)).isEqualTo("weather very bad · wind – · storm hours 3, 7");
    assertThat(english.show(Optional.of(Weather.VERY_BAD))).isEqualTo("very bad");
    assertThat(english.show(Map.of("windSpeed", Optional.of(4)))).isEqualTo("wind speed 4");
    assertThat(english.show(List.of(true, false))).isEqualTo("yes, no");
    assertThat(Words.in(Language.FRENCH).show(true)).isEqualTo("oui");
    assertThat(english.show(new String[] {"a", "b"})).isEqualTo("a, b");
  }

  @ParameterizedTest
  @CsvSource({
    "fr,FRENCH",
    "fr-CA,FRENCH",
    "fr_FR.UTF-8,FRENCH",
    "FR,FRENCH",
    "en,ENGLISH",
    "en_US,ENGLISH"
  })
  void aLanguageIsReadFromALocale(String name, Language language) {
    assertThat(Language.of(name)).contains(language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "de", "C", "POSIX", "C.UTF-8", "french"})
  void otherLanguagesAreNotSpoken(String name) {
    assertThat(Language.of(name)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "codriod,codroid",
    "cod,codroid",
    "codroids,codroid",
    "PIG,pig",
    "pgi,pig",
    "panic-staton,panic-station",
    "panic,panic-station"
  })
  void theNearestNameIsTheOneThatWasMeant(String typed, String meant) {
    assertThat(Nearest.to(typed, List.of("codroid", "iceberg", "panic-station", "pig")))
        .contains(meant);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "chess", "xyz", "station"})
  void aNameFarFromAllIsNoGuess(String typed) {
    assertThat(Nearest.to(typed, List.of("codroid", "iceberg", "panic-station", "pig"))).isEmpty();
  }

  @Test
  void aMegabyteIsNoNameAndCostsNothing() {
    assertThat(Nearest.to("p".repeat(1 << 20), List.of("pig", "p".repeat(30)))).isEmpty();
  }
}
