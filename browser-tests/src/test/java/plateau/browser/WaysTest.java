package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Addresses that lead nowhere, and pages that a game does not have. */
class WaysTest extends BrowserTest {

  @Test
  void whoGoesAstrayIsToldSoAndLedOn() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.asksInVain();
    visitor.goTo("/nonsense/deep").find("plateau-trouble h1").waitFor();
    assertThat(visitor.find("plateau-trouble main").textContent()).contains("/nonsense/deep");
    visitor.find("plateau-trouble a.button >> text=Games").click();
    visitor.find("games-with li[data-game='iceberg'] a").waitFor();
    visitor.goTo("/learn").find("games-with li[data-game='codroid'] a").click();
    visitor.find("lesson-card").waitFor();
    for (String address : List.of("learn", "rules", "editor", "companion", "print", "games")) {
      visitor.goTo("/" + address + "/nonsense").find("games-with li a").first().waitFor();
      assertThat(visitor.find("games-with h1").textContent()).contains("“nonsense”");
    }
  }

  /** Every page that begins with a question, and what is there once it was answered. */
  @ParameterizedTest
  @CsvSource({
    "/, game-card",
    "/games, games-with li",
    "/games/codroid, form",
    "/rules/codroid, main[lang]",
    "/learn/codroid, lesson-card",
    "/editor/deadzone, main[data-kind]",
    "/companion/codroid, companion-ask",
    "/print/codroid, article",
    "/tables, h1 >> text=Tables",
    "/replays, h1 >> text=Replays",
    "/tournaments, h1 >> text=Tournaments"
  })
  void whoIsRefusedForAskingTooMuchMayTryAgain(String address, String there) {
    Visitor visitor = visitor(Device.PHONE);
    visitor.goTo(address).find(there).first().waitFor();
    visitor.isAskedToWait("**/api/**");
    visitor.find(there).first().waitFor();
    assertThat(visitor.find("plateau-trouble").count()).isZero();
  }

  @Test
  void aGameWithoutACompanionSaysWhatThereIsInstead() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.asksInVain();
    visitor.goTo("/companion/iceberg").find("games-with li[data-game='deadzone']").waitFor();
    assertThat(visitor.find("games-with h1").textContent()).contains("Iceberg has no companion");
    assertThat(visitor.button("Begin anew").count()).isZero();
    assertThat(visitor.rawBlanks()).isEmpty();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    assertThat(visitor.find("games-with .ways a").allTextContents()).contains("Rules");
    visitor.find("games-with li[data-game='deadzone'] a").click();
    visitor.find("companion-ask").waitFor();
    visitor.goTo("/print/iceberg").find("games-with >> text=cannot be printed").waitFor();
    visitor.goTo("/editor/codroid").find("games-with >> text=nothing to write").waitFor();
  }

  @Test
  void nothingIsOfferedBeforeItIsKnownWhetherThereIsACompanion() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.asksInVain();
    List<Route> held = new ArrayList<>();
    visitor.page().route("**/api/games/iceberg*", held::add);
    visitor.goTo("/companion/iceberg").find("companion-page plateau-bar").waitFor();
    visitor.page().waitForCondition(() -> !held.isEmpty());
    assertThat(visitor.find("companion-page [data-tool]").count()).isZero();
    held.forEach(Route::resume);
    visitor.find("games-with h1").waitFor();
  }

  @Test
  void anEditorWithoutAFormDoesNotSpeakOfOne() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/editor/iceberg").find(".verdict.sound").waitFor();
    assertThat(visitor.find("editor-page main").textContent()).doesNotContainIgnoringCase("form ");
    visitor.goTo("/editor/deadzone").find(".verdict.sound").waitFor();
    assertThat(visitor.find("editor-page main").textContent()).contains("Form and text");
  }
}
