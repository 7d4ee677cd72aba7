package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Template;

/**
 * The client's own sentences: those of the frame, and those that each part brings in its {@code
 * words.js}.
 */
class SentencesTest extends BrowserTest {

  private static final Path SOURCES = Path.of("..", "web", "src");
  private static final Pattern SAID = Pattern.compile("(?<![.\\w])say\\('([^']+)'");

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
  void everySentenceThatIsAskedForIsThere() throws IOException {
    Map<String, String> english = sentences("en");
    for (Path file : modules(name -> name.endsWith(".js"))) {
      List<String> said =
          SAID.matcher(Files.readString(file)).results().map(found -> found.group(1)).toList();
      assertThat(english.keySet()).as("sentences that %s says", file).containsAll(said);
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
    for (Path file : modules("words.js"::equals)) {
      if (!file.endsWith("words/words.js")) {
        all.putAll((Map<String, String>) wordsOf(visitor, file, language));
      }
    }
    return all;
  }

  private static Object wordsOf(Visitor visitor, Path file, String language) {
    String address = "/" + SOURCES.relativize(file).toString().replace('\\', '/');
    return visitor
        .page()
        .evaluate(
            "async ([address, lang]) => (await import(address)).words[lang]",
            List.of(address, language));
  }

  private static List<Path> modules(Predicate<String> named) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> named.test(file.getFileName().toString())).sorted().toList();
    }
  }
}
