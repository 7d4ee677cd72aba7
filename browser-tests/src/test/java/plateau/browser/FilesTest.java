package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Template;

/** What the browser is given. */
class FilesTest extends BrowserTest {

  private static final int FIRST_PAGE_BYTES = 300_000;

  @Test
  void theFirstPageIsSmall() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    Number bytes =
        (Number)
            visitor
                .page()
                .evaluate(
                    """
                    () => ['navigation', 'resource']
                      .flatMap((kind) => performance.getEntriesByType(kind))
                      .reduce((sum, {transferSize}) => sum + transferSize, 0)
                    """);
    assertThat(bytes.intValue()).isBetween(1, FIRST_PAGE_BYTES);
  }

  @Test
  @SuppressWarnings("unchecked")
  void englishAndFrenchSayTheSame() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    List<Map<String, String>> words =
        (List<Map<String, String>>)
            visitor
                .page()
                .evaluate(
                    """
                    async () => [(await import('/words/en.js')).en, (await import('/words/fr.js')).fr]
                    """);
    Map<String, String> english = words.get(0);
    Map<String, String> french = words.get(1);
    assertThat(new TreeSet<>(french.keySet())).isEqualTo(new TreeSet<>(english.keySet()));
    english.forEach(
        (key, sentence) ->
            assertThat(Template.placeholders(french.getOrDefault(key, "")))
                .as("blanks of " + key)
                .isEqualTo(Template.placeholders(sentence)));
  }
}
