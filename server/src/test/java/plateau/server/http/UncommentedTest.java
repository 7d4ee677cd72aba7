package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UncommentedTest {

  @Test
  void linesThatAreOnlyCommentsAreEmptyAndAllOthersStay() {
    String source =
        """
        // A way.
        const way = 'https://plateau.example'; // stays
        /** One line. */
        /**
         * Several.
         */
        /** @type {HTMLElement} */ (found).focus();
        const style = css`
          /* Two in a row. */
          * {
            margin: 0;
          }
        `;
        """;
    assertThat(Uncommented.of(source))
        .isEqualTo(
            """

            const way = 'https://plateau.example'; // stays




            /** @type {HTMLElement} */ (found).focus();
            const style = css`

              * {
                margin: 0;
              }
            `;
            """);
  }

  @Test
  void nothingButCommentsIsTakenFromTheClient() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../web/src"))) {
      List<Path> scripts = files.filter(file -> file.toString().endsWith(".js")).toList();
      assertThat(scripts).hasSizeGreaterThan(100);
      for (Path script : scripts) {
        List<String> before = Files.readAllLines(script);
        List<String> after = Uncommented.of(Files.readString(script)).lines().toList();
        assertThat(after).as(script.toString()).hasSameSizeAs(before);
        for (int line = 0; line < before.size(); line++) {
          if (!after.get(line).equals(before.get(line))) {
            assertThat(before.get(line).strip()).as(script.toString()).matches("(//|/\\*|\\*).*");
          }
        }
      }
    }
  }
}
