package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every page on every screen in both themes: its picture is left for people to look at. */
class PagesTest extends BrowserTest {

  @ParameterizedTest
  @EnumSource(names = {"PHONE", "TABLET", "DESKTOP"})
  void pagesAreAccessibleAndFitTheScreen(Device device) throws IOException {
    Visitor visitor = visitor(device);
    visitor.goTo("/").find("game-card").first().waitFor();
    check(visitor, "home");
    visitor.goTo("/games/codroid").find("form").waitFor();
    check(visitor, "new-table");
    visitor.goTo("/tables").find("tables-page h1").waitFor();
    check(visitor, "tables");
    visitor.goTo("/table/nosuchtable00000").find("plateau-trouble h1").waitFor();
    check(visitor, "unknown-table");
    visitor.goTo("/rules/iceberg").find("rules-page section[id]").first().waitFor();
    check(visitor, "rules-iceberg");
    visitor.goTo("/rules/codroid").find("rules-page section[id]").first().waitFor();
    check(visitor, "rules-codroid");
    visitor.goTo("/learn/codroid#4").find("lesson-rings .ring").first().waitFor();
    check(visitor, "learn-codroid");
    visitor.goTo("/editor/deadzone").find(".verdict.sound").waitFor();
    check(visitor, "editor-team");
    OpenedTable over = OpenedTable.finished(visitor, "codroid", "random", "random");
    visitor.goTo(over.replay() + "#2").find("main[data-whole='true']").waitFor();
    check(visitor, "replay-codroid");
    visitor.goTo("/replays").find("table-row").first().waitFor();
    check(visitor, "replays");
    for (String game : List.of("codroid", "iceberg", "panic-station")) {
      visitor.playNow(game);
      check(visitor, "table-" + game);
    }
  }

  private static void check(Visitor visitor, String name) throws IOException {
    checkTheme(visitor, name, "dark");
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + name).isEmpty();
    visitor.choose("light");
    checkTheme(visitor, name, "light");
    assertThat(Axe.contrastFindings(visitor.page())).as(name + " in the light").isEmpty();
    visitor.choose("dark");
  }

  private static void checkTheme(Visitor visitor, String name, String theme) throws IOException {
    visitor.photograph(
        pictures().resolve("%s-%s-%s.png".formatted(name, visitor.device().size(), theme)));
    assertThat(visitor.scrollsSideways()).as("%s, %s, scrolls sideways", name, theme).isFalse();
  }
}
