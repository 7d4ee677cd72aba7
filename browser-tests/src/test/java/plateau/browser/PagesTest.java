package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page on every screen in both themes: its picture is left for people to look at. */
class PagesTest extends BrowserTest {

  record Look(Device device, String theme) {

    @Override
    public String toString() {
      return device.size() + "-" + theme;
    }
  }

  static Stream<Look> looks() {
    return Stream.of(Device.PHONE, Device.TABLET, Device.DESKTOP)
        .flatMap(device -> Stream.of("dark", "light").map(theme -> new Look(device, theme)));
  }

  @ParameterizedTest
  @MethodSource("looks")
  void pagesAreAccessibleAndFitTheScreen(Look look) throws IOException {
    Visitor visitor = visitor(look.device(), "en", look.theme());
    visitor.goTo("/").find("game-card").first().waitFor();
    check(visitor, "home", look);
    visitor.goTo("/games/codroid").find("form").waitFor();
    check(visitor, "new-table", look);
    visitor.goTo("/tables").find("tables-page h1").waitFor();
    check(visitor, "tables", look);
    visitor.goTo("/table/nosuchtable00000").find("plateau-trouble h1").waitFor();
    check(visitor, "unknown-table", look);
    visitor.goTo("/rules/iceberg").find("rules-page section[id]").first().waitFor();
    check(visitor, "rules-iceberg", look);
    visitor.goTo("/rules/codroid").find("rules-page section[id]").first().waitFor();
    check(visitor, "rules-codroid", look);
    visitor.goTo("/learn/codroid#4").find("lesson-rings .ring").first().waitFor();
    check(visitor, "learn-codroid", look);
    visitor.goTo("/editor/deadzone").find(".verdict.sound").waitFor();
    check(visitor, "editor-team", look);
    OpenedTable over = OpenedTable.finished(visitor, "codroid", "random", "random");
    visitor.goTo(over.replay() + "#2").find("main[data-whole='true']").waitFor();
    check(visitor, "replay-codroid", look);
    visitor.goTo("/replays").find("table-row").first().waitFor();
    check(visitor, "replays", look);
    for (String game : List.of("codroid", "iceberg", "panic-station")) {
      visitor.playNow(game);
      check(visitor, "table-" + game, look);
    }
  }

  private static void check(Visitor visitor, String name, Look look) throws IOException {
    visitor.photograph(pictures().resolve(name + "-" + look + ".png"));
    assertThat(visitor.scrollsSideways()).as(name + " scrolls sideways on " + look).isFalse();
    assertThat(Axe.seriousFindings(visitor.page()))
        .as("accessibility of " + name + " on " + look)
        .isEmpty();
  }
}
