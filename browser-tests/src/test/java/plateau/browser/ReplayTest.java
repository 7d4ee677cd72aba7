package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Matches that are over, step by step. */
class ReplayTest extends BrowserTest {

  private static final Locator.WaitForOptions GONE =
      new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

  @Test
  void theButtonsAndKeysLeadThroughTheMatch() {
    Visitor visitor = visitor(Device.DESKTOP);
    openReplay(visitor, codroid(visitor).replay());
    press(visitor, "forward", 1);
    press(visitor, "forward", 2);
    press(visitor, "back", 1);
    int last = Integer.parseInt(slider(visitor, "max"));
    press(visitor, "end", last);
    assertThat(visitor.find(".outcome").textContent()).containsPattern("players? (wins?|loses?)");
    visitor.find("[data-go='part-back']").click();
    visitor.find("main:not([data-step='%d'])".formatted(last)).waitFor();
    press(visitor, "start", 0);
    visitor.page().keyboard().press("ArrowRight");
    visitor.find("main[data-step='1']").waitFor();
    visitor.page().keyboard().press("End");
    visitor.find("main[data-step='%d']".formatted(last)).waitFor();
    visitor.find("replay-controls input[type='range']").focus();
    visitor.page().keyboard().press("ArrowLeft");
    visitor.find("main[data-step='%d']".formatted(last - 1)).waitFor();
  }

  @Test
  void itPlaysByItselfToTheEndAtAnySpeed() {
    Visitor visitor = visitor(Device.PHONE);
    openReplay(visitor, codroid(visitor).replay());
    int last = Integer.parseInt(slider(visitor, "max"));
    visitor.find("replay-controls select").selectOption("16");
    visitor.find("[data-go='toggle']").click();
    visitor.find("main[data-step='%d']".formatted(last)).waitFor();
    visitor.find("replay-controls:not([playing])").waitFor();
    assertThat(visitor.scrollsSideways()).isFalse();
  }

  @Test
  void aLinkLeadsToItsStepAndAnEntryToItsOwn() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = codroid(visitor);
    openReplay(visitor, table.replay() + "#2");
    assertThat(visitor.step()).isEqualTo(2);
    visitor.find("replay-journal .heading button >> text=Round 1 begins.").click();
    visitor.find("main[data-step='0'], main[data-step='1']").waitFor();
    visitor.find("replay-journal li li button").first().click();
    visitor.find("replay-journal li li button[aria-current]").first().waitFor();
    assertThat(visitor.page().url()).endsWith(table.replay() + "#" + visitor.step());
  }

  @Test
  void theDiceAreCheckedAndTheFileIsThere() throws IOException {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = codroid(visitor);
    openReplay(visitor, table.replay());
    visitor.find("replay-dice .fits").nth(1).waitFor();
    assertThat(visitor.find("replay-dice .differs").count()).isZero();
    Download download = visitor.page().waitForDownload(() -> visitor.find("a[download]").click());
    assertThat(download.suggestedFilename()).isEqualTo("codroid-" + table.id() + ".plateau");
    assertThat(Files.readString(download.path())).startsWith("{\"plateau\":\"replay\"");
  }

  @Test
  void theMatchIsPlayedOnFromAStep() {
    Visitor visitor = visitor(Device.DESKTOP);
    openReplay(visitor, OpenedTable.finished(visitor, "codroid", "random").replay() + "#2");
    visitor.find("play-on button.main").click();
    visitor.page().waitForURL(Pattern.compile(".*/table/.*"));
    visitor.find("table-page main[data-step='2']").waitFor();
    visitor.find("plateau-ask button[data-move='done']").waitFor();
  }

  @Test
  void hiddenCardsAreSeenThroughTheEyesOfTheirOwner() {
    Visitor visitor = visitor(Device.DESKTOP);
    openReplay(
        visitor,
        OpenedTable.finished(visitor, "panic-station", "random", "random", "random", "random")
            .replay());
    assertThat(visitor.find("panic-board .own").count()).isZero();
    visitor.find("select[name='eyes']").selectOption("1");
    visitor.find("panic-board .own").waitFor();
    visitor.find("select[name='eyes']").selectOption("all");
    visitor.find("panic-board .own").waitFor();
    visitor.find("select[name='eyes']").selectOption("spectator");
    visitor.find("panic-board .own").waitFor(GONE);
  }

  @Test
  void icebergHasAHeatMapAndTheCurveOfBothScores() {
    Visitor visitor = visitor(Device.DESKTOP);
    openReplay(visitor, OpenedTable.finished(visitor, "iceberg", "greedy", "greedy").replay());
    press(visitor, "end", Integer.parseInt(slider(visitor, "max")));
    visitor.find("iceberg-board select[name='heat']").selectOption("both");
    visitor.find("iceberg-board rect.heat").first().waitFor();
    assertThat(visitor.find("plateau-curve polyline").count()).isEqualTo(2);
    assertThat(visitor.find("plateau-curve .now").count()).isEqualTo(1);
    visitor.goTo("/replays").find("table-row >> text=Iceberg").first().click();
    visitor.find("iceberg-board svg.field").waitFor();
  }

  @Test
  void flagsOfProgramsAreALayerOfTheirOwn() {
    Visitor visitor = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.finished(visitor, "iceberg", "greedy", "greedy");
    visitor
        .page()
        .route(
            "**/replay",
            route ->
                route.fulfill(
                    new Route.FulfillOptions()
                        .setBody(
                            """
                            {"plateau":"replay"}
                            {"step":1,"seat":0,"move":"end","note":{"flags":[[3,4,1,0],[5,6,3,0]]}}
                            {"step":2,"seat":1,"move":"end","note":{"flags":[[7,8,2,0],[3,4,0,0]]}}
                            """)));
    visitor.goTo(table.replay() + "#2").find("iceberg-board .flag").nth(2).waitFor();
    visitor.find("iceberg-board select[name='flags']").selectOption("red");
    visitor.find("iceberg-board .flag.blue").waitFor(GONE);
    assertThat(visitor.find("iceberg-board .flag.green").count()).isEqualTo(1);
    visitor.find("iceberg-board select[name='flags']").selectOption("none");
    visitor.find("iceberg-board .flag").first().waitFor(GONE);
  }

  @Test
  void aReplayThatDoesNotExistSaysSo() {
    Visitor visitor = visitor(Device.PHONE, "fr", "dark");
    visitor.asksInVain();
    visitor.goTo("/replay/nosuchtable00000").find("plateau-trouble h1").waitFor();
    assertThat(visitor.find("plateau-trouble h1").textContent())
        .isEqualTo("Cette partie n’existe pas");
  }

  @Test
  void aMatchThatGoesOnLeadsToItsTable() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.asksInVain();
    String table = visitor.path();
    visitor.goTo(table.replace("/table/", "/replay/"));
    visitor.find("replay-page a[href='%s']".formatted(table)).click();
    visitor.find("plateau-ask button[data-move='done']").waitFor();
  }

  private static OpenedTable codroid(Visitor visitor) {
    return OpenedTable.finished(visitor, "codroid", "random", "random");
  }

  private static void openReplay(Visitor visitor, String path) {
    visitor.goTo(path).find("replay-page main[data-whole='true']").waitFor();
  }

  private static void press(Visitor visitor, String button, int step) {
    visitor.find("[data-go='%s']".formatted(button)).click();
    visitor.find("main[data-step='%d']".formatted(step)).waitFor();
  }

  private static String slider(Visitor visitor, String attribute) {
    return visitor.find("replay-controls input[type='range']").getAttribute(attribute);
  }
}
