package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An element's style sheet travels inside its script. */
class StyleSheetsTest {

  private static final Map<String, String> FILES =
      Map.of(
          "theme/screens.css",
          """
          @custom-media --wide (min-width: 9px), (--low);
          @custom-media --low (max-height: 5px);
          """,
          "table/seats.css",
          """
          @import './chairs.css';

          /* The
             seats. */
          li {
            content: '!';
          }
          """,
          "table/chairs.css",
          """
          @media (--wide) {
            b {
              color: red;
            }
          }
          """);

  private final StyleSheets sheets = new StyleSheets(path -> Optional.ofNullable(FILES.get(path)));

  @Test
  void aScriptHasItsSheetOnTheLineWhereItImportsIt() {
    String script =
        """
        import { html } from 'lit';
        import style from './seats.css' with { type: 'css' };
        use(style);
        """;
    assertThat(sheets.inScript("table/seats.js", script))
        .isEqualTo(
            """
            import { html } from 'lit';
            const style = new CSSStyleSheet(); style.replaceSync("@media (min-width: 9px), \
            (max-height: 5px) { b { color: red; } } li { content: '!'; }");
            use(style);
            """);
  }

  @Test
  void aSheetThatIsLinkedKnowsTheScreensToo() {
    assertThat(sheets.whole("theme/page.css", "@media (--low) {\n}\n"))
        .isEqualTo("@media (max-height: 5px) {\n}\n");
  }

  @Test
  void aSheetThatIsNotThereIsNamed() {
    String script = "import style from './chair.css' with { type: 'css' };\n";
    assertThatThrownBy(() -> sheets.inScript("table/seats.js", script))
        .hasMessage("table/seats.js imports table/chair.css, which is not there");
  }

  @Test
  void otherScriptsStayAsTheyAre() {
    String script = "import './seats.js';\n// with { type: 'css' }\n";
    assertThat(sheets.inScript("table/table.js", script)).isEqualTo(script);
  }
}
