package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Print and play: pages of A4 in true size, and nothing cut off. */
class PrintAndPlayTest extends BrowserTest {

  private static final Pattern PAGE = Pattern.compile("/Type /Page\\b(?!s)");
  private static final Pattern BOX = Pattern.compile("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]");
  private static final double MM = 72 / 25.4;

  @ParameterizedTest
  @CsvSource({
    "codroid, en, 11, 28",
    "codroid, fr, 11, 28",
    "deadzone, en, 9, 41",
    "deadzone, fr, 9, 41"
  })
  void everythingFitsOnPagesOfA4(String game, String language, int pages, int cards)
      throws IOException {
    Visitor visitor = visitor(Device.DESKTOP, language, "light").goTo("/print/" + game);
    visitor.find(".sheet").first().waitFor();
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + game).isEmpty();
    Page page = visitor.page();
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(visitor.find(".card").count()).isEqualTo(cards);
    assertThat(overflowing(page)).as(game + " in " + language).isEmpty();
    Path file = pictures().resolve("print-%s-%s.pdf".formatted(game, language));
    page.pdf(new Page.PdfOptions().setPath(file).setPreferCSSPageSize(true));
    String pdf = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertThat(PAGE.matcher(pdf).results().count()).isEqualTo(pages);
    List<MatchResult> boxes = BOX.matcher(pdf).results().toList();
    assertThat(boxes).hasSize(pages);
    for (MatchResult box : boxes) {
      assertThat(Double.parseDouble(box.group(1)) / MM).isBetween(209.0, 211.0);
      assertThat(Double.parseDouble(box.group(2)) / MM).isBetween(296.0, 298.0);
    }
  }

  @SuppressWarnings("unchecked")
  private static List<String> overflowing(Page page) {
    return (List<String>)
        page.evaluate(
            """
            () => {
              const root = document.querySelector('plateau-app').shadowRoot.querySelector('print-page').shadowRoot;
              return [...root.querySelectorAll('.card, .sheet')]
                .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
                .map((one) => `${one.className} ${one.dataset.card ?? one.dataset.sheet ?? ''} ${one.scrollHeight}/${one.clientHeight}`);
            }
            """);
  }

  @ParameterizedTest
  @MethodSource(AllGames.WITH_COMPANION)
  void onlyWhatIsChosenIsPrinted(String game) {
    Visitor visitor = visitor(Device.PHONE, "en", "dark").goTo("/print/" + game);
    visitor.find(".sheet").first().waitFor();
    int all = visitor.find(".sheet").count();
    visitor.find("[data-part='counters']").uncheck();
    assertThat(visitor.find(".sheet").count()).isEqualTo(all - 1);
    assertThat(visitor.scrollsSideways()).isFalse();
  }
}
