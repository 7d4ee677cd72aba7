package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for players, in both languages. */
class RulesTest extends BrowserTest {

  @Test
  void theRulesOfIcebergAreThereInFrench() {
    Visitor visitor = visitor(Device.DESKTOP, "fr", "light");
    visitor.goTo("/rules/iceberg").find("rules-page main h2 >> text=La banquise").waitFor();
    assertThat(visitor.find("rules-page main").getAttribute("lang")).isEqualTo("fr");
    assertThat(visitor.find("iceberg-legend dt").allTextContents())
        .contains("Bleu", "Rouge", "mur", "glissade");
    assertThat(visitor.find("rules-page nav a").count())
        .isEqualTo(visitor.find("rules-page section[id]").count());
  }

  @Test
  void theContentsLeadToTheirSections() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/rules/codroid").find("rules-page nav a >> text=The twelve events").click();
    visitor.find("rules-page nav a[aria-current] >> text=The twelve events").waitFor();
    assertThat(visitor.page().url()).endsWith("#the-twelve-events");
    visitor.goTo("/rules/iceberg#capturing-an-alien");
    visitor.find("rules-page nav a[aria-current] >> text=Capturing an alien").waitFor();
  }

  @Test
  void aSectionOfTheRulebookLeadsToThePartThatSumsItUp() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/rules/deadzone#A6.3");
    visitor.find("rules-page section:focus-within h2 >> text=A round (A6)").waitFor();
    visitor.goTo("/rules/deadzone#A6.4");
    visitor.find("rules-page section:focus-within h2 >> text=An activation").waitFor();
  }

  @Test
  void aRuleThatTheJournalCitesOpensBesideTheGame() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("deadzone");
    Locator rule = visitor.find("plateau-journal a.rule").first();
    assertThat(rule.textContent()).matches("A\\d+(\\.\\d+)?");
    assertThat(visitor.find("plateau-journal li").first().textContent()).doesNotContain("(A");
    Page rules = visitor.page().waitForPopup(rule::click);
    rules.locator("rules-page section:focus-within h2").waitFor();
    assertThat(rules.url()).endsWith("/rules/deadzone#" + rule.textContent());
  }

  @Test
  void aRuleThatAReplayCitesIsALinkToo() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo(OpenedTable.finished(visitor, "deadzone", "greedy", "jade").replay());
    Locator rule = visitor.find("replay-journal .heading a.rule").first();
    rule.waitFor();
    assertThat(rule.getAttribute("href")).isEqualTo("/rules/deadzone#" + rule.textContent());
    assertThat(visitor.find("replay-journal .heading button").allTextContents())
        .noneMatch(heading -> heading.contains("(A"));
    visitor.find("main .sentence a.rule").waitFor();
    assertThat(visitor.find("main .sentence").textContent()).doesNotContain("(A");
  }

  @Test
  void theContentsFoldOnAPhone() {
    Visitor visitor = visitor(Device.SMALL_PHONE);
    visitor.goTo("/rules/codroid").find("rules-page summary").click();
    visitor.find("rules-page details a >> text=Glossary").click();
    visitor.find("rules-page details:not([open])").waitFor();
    assertThat(visitor.scrollsSideways()).isFalse();
  }

  @Test
  void theLanguageChangesAtOnce() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/rules/iceberg").find("rules-page h2 >> text=The ice").waitFor();
    visitor.find("plateau-bar button[lang='fr']").click();
    visitor.find("rules-page h2 >> text=La banquise").waitFor();
    visitor.find("iceberg-legend dt >> text=Rouge").waitFor();
  }

  @ParameterizedTest
  @MethodSource(AllGames.IDS)
  void aGameBeginsFromItsRules(String game) {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/rules/" + game).find("rules-page .ways button.main").click();
    visitor.find("table-page main[data-step]").waitFor();
  }
}
