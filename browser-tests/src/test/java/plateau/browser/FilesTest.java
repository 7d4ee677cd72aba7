package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
}
