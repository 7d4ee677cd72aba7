package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** The analysis of a match on its replay page. */
class AnalysisTest extends BrowserTest {

  // Other things may run on this machine.
  private static final Locator.WaitForOptions PATIENTLY =
      new Locator.WaitForOptions().setTimeout(180_000);

  private Visitor analysed(Device device, String language, String theme) {
    Visitor visitor = visitor(device, language, theme);
    OpenedTable table = OpenedTable.finished(visitor, "codroid", "pass");
    visitor.goTo(table.replay() + "#1");
    visitor.find("replay-analysis button").click();
    visitor.find("replay-odds:visible .plot").waitFor(PATIENTLY);
    return visitor;
  }

  @Test
  void theCurveTheTurningPointsAndTheBetterMovesAreShown() throws IOException {
    Visitor visitor = analysed(Device.DESKTOP, "en", "dark");
    visitor.find("replay-analysis .judged").waitFor();
    visitor.photograph(pictures().resolve("analysis-dark.png"));
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    Locator turn = visitor.find("replay-analysis .turns button").last();
    String step = turn.getAttribute("data-step");
    turn.click();
    visitor.find("main[data-step='%s']".formatted(step)).waitFor();
    visitor.find("replay-journal .turn").first().waitFor();
    visitor.find("replay-odds:visible .plot").click(new Locator.ClickOptions().setPosition(2, 40));
    visitor.find("main[data-step='0']").waitFor();
    assertThat(visitor.find("replay-analysis .judged").count()).as("the set-up").isZero();
    visitor.find("plateau-bar button[lang='fr']").click();
    visitor.find("replay-analysis >> text=Une recherche de").waitFor();
  }

  @Test
  void onAPhoneTheCurveStandsAboveItsWords() throws IOException {
    Visitor visitor = analysed(Device.PHONE, "fr", "light");
    assertThat(visitor.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.find("replay-analysis").scrollIntoViewIfNeeded();
    visitor.photograph(pictures().resolve("analysis-light.png"));
  }

  @Test
  void aServerThatCannotIsAskedAgain() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.finished(visitor, "codroid", "pass");
    visitor.asksInVain();
    AtomicBoolean isBusy = new AtomicBoolean(true);
    visitor
        .page()
        .route(
            "**/analysis?*",
            route -> {
              if (isBusy.get() && route.request().method().equals("POST")) {
                route.fulfill(
                    new Route.FulfillOptions()
                        .setStatus(429)
                        .setBody("{\"error\":{\"code\":\"busy\",\"words\":\"Much to do.\"}}"));
              } else {
                route.resume();
              }
            });
    visitor.goTo(table.replay());
    visitor.find("replay-analysis button").click();
    visitor.find("replay-analysis .alert >> text=Much to do.").waitFor();
    isBusy.set(false);
    visitor.button("Try again").click();
    visitor.find("replay-odds:visible .plot").waitFor(PATIENTLY);
  }
}
