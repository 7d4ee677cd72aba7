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
  @SuppressWarnings("unchecked")
  static List<String> seriousFindings(Page page) {
    page.evaluate(PROGRAM);
    return (List<String>)
        page.evaluate(
            """
            async () => {
              const {violations} = await axe.run(document, {resultTypes: ['violations']});
              return violations
                .filter(({impact}) => impact === 'serious' || impact === 'critical')
                .flatMap(({id, help, nodes}) =>
                  nodes.map(({target, failureSummary}) => `${id}: ${help} at ${target.flat().join(' ')} (${failureSummary})`));
            }
            """);
  }

  private static String read() {
    try (InputStream in = Axe.class.getResourceAsStream("/axe.min.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("axe.min.js is not on the class path", e);
    }
  }
}
