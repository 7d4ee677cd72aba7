package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Template;

/**
 * The client's own sentences: those of the frame, and those that each part brings in its {@code
 * words.js}.
 */
class SentencesTest extends BrowserTest {

  private static final Pattern SAID = Pattern.compile("(?<![.\\w])say\\('([^']+)'");

  /** "de Codroïd", but "d’Iceberg". */
  private static final Pattern BEFORE_A_GAME =
      Pattern.compile("\\b(de|du|le|la|que) \\{game\\}", Pattern.CASE_INSENSITIVE);

  @Test
  void englishAndFrenchSayTheSame() throws IOException {
    Map<String, String> english = sentences("en");
    Map<String, String> french = sentences("fr");
    assertThat(new TreeSet<>(french.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
    english.forEach(
        (key, sentence) ->
            assertThat(Template.placeholders(french.getOrDefault(key, "")))
                .as("blanks of " + key)
                .isEqualTo(Template.placeholders(sentence)));
  }

  @Test
  void inFrenchNothingStandsBeforeTheNameOfAGameThatAVowelWouldChange() throws IOException {
    assertThat(sentences("fr").values())
        .filteredOn(sentence -> BEFORE_A_GAME.matcher(sentence).find())
        .isEmpty();
  }

  @Test
  void aFrenchWordIsSpelledInOneWay() throws IOException {
    assertThat(sentences("fr").values())
        .allSatisfy(sentence -> assertThat(sentence).doesNotContain("événement", "Événement", "'"));
  }

  /** French has a blank before them, so they are words like others: {@code say('colon')}. */
  @Test
  void noModuleWritesAColonOrASemicolonOfItsOwnBetweenWords() throws IOException {
    for (ClientFile module : ClientFile.named(name -> name.endsWith(".js"))) {
      assertThat(module.text())
          .as("%s", module.file())
          .doesNotContain("}: ${", "}; ${", "'; '", "`; $");
    }
  }

  @Test
  void everySentenceThatIsAskedForIsThere() throws IOException {
    Map<String, String> english = sentences("en");
    for (ClientFile module : ClientFile.named(name -> name.endsWith(".js"))) {
      List<String> said =
          SAID.matcher(module.text()).results().map(found -> found.group(1)).toList();
      assertThat(english.keySet()).as("sentences that %s says", module.file()).containsAll(said);
    }
  }

  @SuppressWarnings("unchecked")
  private Map<String, String> sentences(String language) throws IOException {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    Map<String, String> all = new TreeMap<>();
    all.putAll(
        (Map<String, String>)
            visitor
                .page()
                .evaluate("async (lang) => (await import(`/words/${lang}.js`))[lang]", language));
    for (ClientFile module : ClientFile.named("words.js"::equals)) {
      if (!module.address().equals("/words/words.js")) {
        all.putAll((Map<String, String>) wordsOf(visitor, module.address(), language));
      }
    }
    return all;
  }

  private static Object wordsOf(Visitor visitor, String address, String language) {
    return visitor
        .page()
        .evaluate(
            "async ([address, lang]) => (await import(address)).words[lang]",
            List.of(address, language));
  }
}
