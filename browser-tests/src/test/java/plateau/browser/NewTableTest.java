package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The form for a new table: what people choose from. */
class NewTableTest extends BrowserTest {

  @Test
  void teamsMapsAndMissionsAreMenusAndATextOfOnesOwnOpensWhenItIsWanted() {
    Visitor visitor = visitor(Device.PHONE, "fr", "light");
    visitor.goTo("/games/deadzone").find("form").waitFor();
    assertThat(visitor.find("main h1").textContent()).isEqualTo("Nouvelle table : Deadzone");
    assertThat(visitor.find("form textarea").count()).isZero();
    assertThat(visitor.find("select[name='option.south-team'] option").allTextContents())
        .contains("Les Vigiles", "mon propre texte…");
    assertThat(visitor.find("[name='option.jade']").count()).as("a seat says so already").isZero();
    visitor.find("select[name='option.mission']").selectOption("two-beacons");
    visitor.find("select[name='option.south-team']").selectOption("my own");
    Locator text = visitor.find("textarea[name='own.south-team']");
    visitor.page().waitForCondition(() -> text.inputValue().contains("team "));
    assertThat(visitor.rawBlanks()).isEmpty();
    assertThat(visitor.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.find("form button.main").click();
    visitor.find("main[data-step]").waitFor();
  }

  @ParameterizedTest
  @MethodSource(AllGames.IDS)
  void levelsComeFirstAndNobodyReadsWhatIsTyped(String game) {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/games/" + game).find("form").waitFor();
    Locator seat = visitor.find("select[data-seat]").last();
    assertThat(seat.locator("optgroup").first().locator("option").allTextContents())
        .containsExactly("easy", "normal", "hard", "expert");
    String usual = visitor.find("form").textContent();
    assertThat(usual)
        .doesNotContainPattern("careless|mcts|rollout|generated|NUMBER|off/on|\\w:\\d")
        .doesNotContain("sides that JADE plays");
    int offered = seat.locator("option").count();
    visitor.find("form >> text=Show all computer players").click();
    assertThat(seat.locator("option").count()).isGreaterThan(offered);
  }
}
