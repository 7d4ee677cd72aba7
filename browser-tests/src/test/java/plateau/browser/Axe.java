package plateau.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Accessibility checks by axe-core, inside the page. */
final class Axe {

  private static final String PROGRAM = read();

  private Axe() {}

  /** What is serious or worse on this page: one line each, with where it is. */
  static List<String> seriousFindings(Page page) {
    page.evaluate(PROGRAM);
    return findings(page, List.of());
  }

  /**
   * The same after the theme of a page was changed that was looked at before: only colours are
   * others, so only their contrast is measured again.
   */
  static List<String> contrastFindings(Page page) {
    return findings(page, List.of("color-contrast"));
  }

  @SuppressWarnings("unchecked")
  private static List<String> findings(Page page, List<String> rules) {
    return (List<String>)
        page.evaluate(
            """
            async (rules) => {
              const only = rules.length ? {runOnly: rules} : {};
              const {violations} = await axe.run(document, {resultTypes: ['violations'], ...only});
              return violations
                .filter(({impact}) => impact === 'serious' || impact === 'critical')
                .flatMap(({id, help, nodes}) =>
                  nodes.map(({target, failureSummary}) => `${id}: ${help} at ${target.flat().join(' ')} (${failureSummary})`));
            }
            """,
            rules);
  }

  private static String read() {
    try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("axe.min.js is not on the class path", e);
    }
  }
}
