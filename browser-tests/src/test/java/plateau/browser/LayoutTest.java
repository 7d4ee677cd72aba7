package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Where things stand on screens of all sizes: one visit for each page, made larger and smaller. */
class LayoutTest extends BrowserTest {

  private record Size(int width, int height) {
    @Override
    public String toString() {
      return width + "x" + height;
    }
  }

  /** Phones upright and on their side, a tablet, desks, and two desks at 200 %. */
  private static final List<Size> SIZES =
      List.of(
          new Size(360, 740),
          new Size(390, 844),
          new Size(844, 390),
          new Size(820, 1180),
          new Size(1280, 720),
          new Size(1440, 900),
          new Size(720, 450),
          new Size(640, 360));

  /** A Chromium that is busy draws late: a fault must still be there after so many milliseconds. */
  private static final int PATIENCE = 8000;

  @ParameterizedTest
  @CsvSource({
    "codroid, svg.system, 1",
    "iceberg, svg.field, 2",
    "panic-station, svg.map, 4",
    "deadzone, svg.field, 2"
  })
  void theWholeBoardStandsOnTheScreenWithWhatIsAsked(String game, String picture, int seats)
      throws IOException {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo(begun(visitor, game, seats).seat(0)).find(".sheet:not(.empty)").waitFor();
    visitor.page().evaluate(Facts.DEFINED);
    for (Size size : SIZES) {
      visitor.page().setViewportSize(size.width(), size.height());
      visitor.page().evaluate("() => scrollTo(0, 0)");
      noFaults(visitor.page(), Facts.BOARD, picture, game + " at " + size);
      visitor.photograph(pictures().resolve("layout-%s-%s.png".formatted(game, size)));
    }
  }

  @Test
  void noAgentAtTheEdgeOfTheIceIsCut() {
    String ice = ".........................\\n".repeat(25);
    String starts = "0 0\\n0 24\\n24 0\\n24 24\\n0 12\\n24 12\\n12 0\\n12 24\\n";
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table =
        OpenedTable.open(
            visitor,
            """
            {"game":"iceberg","options":{"map":"%s"},"seats":[{"kind":"me"},{"kind":"me"}]}\
            """
                .formatted(ice + starts + "0\\n"));
    visitor.goTo(table.seat(0)).find(".sheet:not(.empty)").waitFor();
    visitor.page().evaluate(Facts.DEFINED);
    for (Size size : SIZES) {
      visitor.page().setViewportSize(size.width(), size.height());
      noFaults(visitor.page(), Facts.NOT_CUT, ".place[data-agent]", "agents at " + size);
    }
  }

  @Test
  void theEndOfAGameComesIntoSight() {
    Visitor visitor = visitor(Device.PHONE, "fr", "dark");
    OpenedTable table =
        OpenedTable.open(visitor, "{\"game\":\"codroid\",\"options\":{\"rounds\":\"5\"}}");
    visitor.goTo(table.seat(0)).find(".sheet:not(.empty)").waitFor();
    visitor.page().evaluate(Facts.DEFINED);
    while (visitor.find("plateau-finale").count() == 0) {
      int number = visitor.number();
      visitor.page().evaluate("() => scrollTo(0, document.documentElement.scrollHeight)");
      visitor.find(".handle button.main").click();
      visitor.waitForAnswer(number);
    }
    noFaults(visitor.page(), Facts.IN_SIGHT, "plateau-finale", "the end on a phone");
    assertThat(visitor.find("plateau-again button").boundingBox().x)
        .as("the first of the ways on stands where their row begins")
        .isEqualTo(visitor.find("plateau-finale .ways").boundingBox().x);
    for (Size size : List.of(new Size(360, 740), new Size(844, 390), new Size(640, 360))) {
      visitor.page().setViewportSize(size.width(), size.height());
      noFaults(visitor.page(), Facts.ONE_LINE, ".ways a.button", "end at " + size);
    }
  }

  @ParameterizedTest
  @MethodSource(AllGames.WITH_COMPANION)
  void nothingIsPrintedOverAPictureOfTheCompanion(String game) {
    Visitor visitor = visitor(Device.DESKTOP).goTo("/companion/" + game);
    visitor.find(".told game-picture svg * >> nth=0").waitFor();
    visitor.page().evaluate(Facts.DEFINED);
    for (Size size : List.of(new Size(360, 640), new Size(844, 390), new Size(1280, 720))) {
      visitor.page().setViewportSize(size.width(), size.height());
      noFaults(visitor.page(), Facts.ONE_BELOW_THE_OTHER, ".told > *", game + " at " + size);
    }
  }

  @ParameterizedTest
  @CsvSource({"en, 1440", "fr, 1440", "en, 390", "fr, 390", "en, 360", "fr, 360"})
  void theNameOfEveryCardStaysInside(String language, int width) {
    Visitor visitor = visitor(Device.DESKTOP, language, "dark").goTo("/");
    visitor.find("game-card").first().waitFor();
    visitor.page().setViewportSize(width, 844);
    visitor.page().evaluate(Facts.DEFINED);
    assertThat((Integer) visitor.page().evaluate(Facts.ALL_CARDS)).isGreaterThan(20);
    noFaults(visitor.page(), Facts.WORDS_INSIDE, "figure.card, open-card", language + " " + width);
  }

  @Test
  void noWayIntoAGameIsSqueezedIntoItsButton() {
    Visitor visitor = visitor(Device.DESKTOP, "fr", "light").goTo("/");
    visitor.find("game-card").first().waitFor();
    visitor.page().evaluate(Facts.DEFINED);
    for (Size size : SIZES) {
      visitor.page().setViewportSize(size.width(), size.height());
      noFaults(visitor.page(), Facts.NOT_SQUEEZED, ".ways .button", "the first page at " + size);
    }
  }

  @Test
  void theSidePanelOfAReplayIsAsWideAsItsColumnHoweverLongTheNamesAre() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.finished(visitor, "codroid", "random");
    String name = "Maximilienne-Wilhelmine-Wagner";
    visitor
        .page()
        .route(
            "**/api/**",
            route -> {
              var answer = route.fetch();
              String body =
                  answer
                      .text()
                      .replaceAll(
                          "(\"kind\":\"computer\",\"name\":)\"[^\"]*\"", "$1\"" + name + "\"");
              route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(body));
            });
    visitor.goTo(table.replay()).find("select[name='eyes'] >> text=" + name).waitFor(hidden());
    visitor.page().evaluate(Facts.DEFINED);
    for (Size size : SIZES) {
      visitor.page().setViewportSize(size.width(), size.height());
      noFaults(visitor.page(), Facts.NOT_SIDEWAYS, "aside, .transport", "replay at " + size);
    }
  }

  private static Locator.WaitForOptions hidden() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
  }

  private static OpenedTable begun(Visitor visitor, String game, int seats) {
    List<String> others =
        IntStream.range(1, seats)
            .mapToObj(_ -> "{\"kind\":\"computer\",\"player\":\"random\"}")
            .toList();
    String all = String.join(",", others);
    String mine = "{\"kind\":\"me\",\"name\":\"Ada\"}" + (all.isEmpty() ? "" : "," + all);
    return OpenedTable.open(visitor, "{\"game\":\"%s\",\"seats\":[%s]}".formatted(game, mine));
  }

  /** Waits until a page has settled without a fault. */
  static void noFaults(Page page, String facts, String selector, String where) {
    try {
      page.waitForFunction(
          "([facts, selector]) => window.facts[facts](selector).length === 0",
          List.of(facts, selector),
          new Page.WaitForFunctionOptions().setTimeout(PATIENCE));
    } catch (TimeoutError _) {
      Object faults =
          page.evaluate(
              "({facts, selector}) => window.facts[facts](selector)",
              Map.of("facts", facts, "selector", selector));
      assertThat(faults).as(where).isEqualTo(List.of());
    }
  }
}
