package plateau.browser;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every page on every screen in both themes: its picture is left for people to look at. */
class PagesTest extends BrowserTest {

  @ParameterizedTest
  @EnumSource(names = {"PHONE", "TABLET", "DESKTOP"})
  void pagesAreAccessibleAndFitTheScreen(Device device) throws IOException {
    Visitor visitor = visitor(device);
    visitor.goTo("/").find("game-card").first().waitFor();
    checkInBothThemes(visitor, "home");
    visitor.goTo("/games/codroid").find("form").waitFor();
    checkInBothThemes(visitor, "new-table");
    visitor.goTo("/tables").find("tables-page h1").waitFor();
    checkInBothThemes(visitor, "tables");
    visitor.goTo("/table/nosuchtable00000").find("plateau-trouble h1").waitFor();
    checkInBothThemes(visitor, "unknown-table");
    visitor.goTo("/rules/iceberg").find("rules-page section[id]").first().waitFor();
    checkInBothThemes(visitor, "rules-iceberg");
    visitor.goTo("/rules/codroid").find("rules-page section[id]").first().waitFor();
    checkInBothThemes(visitor, "rules-codroid");
    visitor.goTo("/learn/codroid#4").find("lesson-rings .ring").first().waitFor();
    checkInBothThemes(visitor, "learn-codroid");
    visitor.goTo("/editor/deadzone").find(".verdict.sound").waitFor();
    checkInBothThemes(visitor, "editor-team");
    OpenedTable over = OpenedTable.finished(visitor, "codroid", "random", "random");
    visitor.goTo(over.replay() + "#2").find("main[data-whole='true']").waitFor();
    checkInBothThemes(visitor, "replay-codroid");
    visitor.goTo("/replays").find("table-row").first().waitFor();
    checkInBothThemes(visitor, "replays");
    for (String game : AllGames.ids().toList()) {
      visitor.playNow(game);
      checkInBothThemes(visitor, "table-" + game);
    }
  }
}
