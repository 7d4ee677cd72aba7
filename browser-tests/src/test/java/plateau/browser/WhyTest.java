package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever points at something that cannot be chosen is told why, in the words of the game. */
class WhyTest extends BrowserTest {

  private static final String NOTICE = ".notice.shown[role='alert']";

  @ParameterizedTest
  @CsvSource({"en, costs", "fr, coûte"})
  void aMeasureOutOfReachSaysWhatIsMissing(String language, String said) {
    Visitor visitor = visitor(Device.DESKTOP, language, "light").playNow("codroid");
    visitor.find("codroid-cards summary").click();
    Locator treatment = visitor.find("codroid-cards [data-thing='outOfReach.treatment']");
    treatment.locator("small >> text=" + said).waitFor();
    treatment.focus();
    visitor.page().keyboard().press("Enter");
    assertThat(visitor.find(NOTICE).textContent()).contains(said);
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
  }

  @Test
  void anActionThatCannotBeDoneOnTheIceSaysWhatIsInItsWay() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("iceberg");
    visitor.find("iceberg-actions button[data-kind='push']").click();
    visitor.find("iceberg-actions button[data-thing^='P']").first().focus();
    visitor.page().keyboard().press("Enter");
    assertThat(visitor.find(NOTICE).textContent()).contains("nobody to push");
  }

  @Test
  void aCardThatCannotBePlayedSaysWhyInItsDialog() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("panic-station");
    visitor.find("panic-choices [data-move]").first().waitFor();
    visitor.find("panic-board .hand .card.kind-infection").first().click();
    visitor.find("panic-board dialog [role='status'] >> text=Infection").waitFor();
  }

  @ParameterizedTest
  @MethodSource(AllGames.IDS)
  void whoDoesNotPointOpensAListOfAllThatCannotBeChosen(String game) {
    Visitor visitor = visitor(Device.DESKTOP).playNow(game);
    Locator summary = visitor.find("plateau-why summary");
    summary.waitFor();
    summary.focus();
    visitor.page().keyboard().press("Enter");
    visitor.find("plateau-why [role='status'] >> css=li, p").first().waitFor();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
  }
}
