package plateau.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A phone beside a real table: whole rounds by tapping. */
class CompanionPageTest extends BrowserTest {

  private static void tap(Visitor visitor, String... values) {
    for (String value : values) {
      visitor.find("companion-ask [data-value='%s']:not([disabled])".formatted(value)).click();
      // The answer is kept as soon as the server has heard it.
      visitor
          .page()
          .waitForFunction(
              "() => !JSON.parse(localStorage.getItem('plateau.companion.' +"
                  + " location.pathname.split('/')[2])).pending");
    }
  }

  private static String kept(Visitor visitor) {
    return (String)
        visitor
            .page()
            .evaluate("() => JSON.parse(localStorage.getItem('plateau.companion.deadzone')).text");
  }

  private static String question(Visitor visitor) {
    return visitor.find("companion-ask h2").innerText();
  }

  private static void looksRight(Visitor visitor, String name) throws IOException {
    visitor.photograph(pictures().resolve("companion-" + name + ".png"));
    assertThat(visitor.scrollsSideways()).as(name + " scrolls sideways").isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + name).isEmpty();
  }

  private Visitor deployed(String theme) {
    Visitor visitor = visitor(Device.PHONE, "en", theme).goTo("/companion/deadzone");
    tap(visitor, "wardens", "go", "ironworks", "domination", "ask");
    tap(visitor, "go", "go", "go", "go", "go", "go", "go");
    return visitor;
  }

  @Test
  void anActivationOfJadeIsTalkedThroughWithAThumb() throws IOException {
    Visitor visitor = deployed("dark");
    assertThat(question(visitor)).isEqualTo("Who starts this round?");
    tap(visitor, "jade");
    while (visitor.find("open-card").count() == 0) {
      tap(visitor, "yes");
    }
    looksRight(visitor, "deadzone-dark");
    String asked = question(visitor);
    visitor.page().reload();
    assertThat(visitor.find("companion-ask h2")).hasText(asked);
    tap(visitor, "no");
    visitor.find("plateau-bar button[lang='fr']").click();
    assertThat(visitor.find("companion-ask h2")).containsText("?");
    assertThat(visitor.find(".tools [data-tool='back']")).hasText("Retour");
    String later = question(visitor);
    visitor.find("[data-tool='back']").click();
    assertThat(visitor.find("companion-ask h2")).not().hasText(later);
  }

  @Test
  void figuresAreToldOfUnasked() throws IOException {
    Visitor visitor = deployed("light");
    visitor.find("[data-tool='figures']").click();
    visitor.find("[data-piece='warden-captain']").click();
    looksRight(visitor, "figures-light");
    visitor.find("[data-tell='dead warden-captain ']").click();
    assertThat(visitor.find(".noted")).hasText("Noted: Captain is dead.");
    visitor.find("[data-tool='figures']").click();
    assertThat(visitor.find("[data-piece='warden-captain'].gone")).isVisible();
    visitor.find("[data-tool='close']").click();
    visitor.find("[data-tool='back']").click();
    assertThat(visitor.find(".noted")).hasCount(0);
  }

  @Test
  void aRoundOfCodroidIsTalkedThroughWithRealDice() throws IOException {
    Visitor visitor = visitor(Device.PHONE, "en", "light").goTo("/companion/codroid");
    tap(visitor, "2", "10", "5", "person");
    tap(visitor, "1", "1", "1", "1");
    tap(visitor, "4");
    assertThat(visitor.find("codroid-told").first()).containsText("Bar");
    visitor.find("told-lines button.do").first().click();
    visitor.page().reload();
    assertThat(visitor.find("told-lines button.do").first()).hasAttribute("aria-pressed", "true");
    looksRight(visitor, "codroid-light");
    visitor.find("[data-tool='board']").click();
    assertThat(visitor.find("dialog codroid-board svg.system")).isVisible();
    visitor.find("[data-tool='close']").click();
    tap(visitor, "6", "6");
    while (visitor.find("[data-value='done']").count() == 0) {
      tap(visitor, "1");
    }
    assertThat(question(visitor)).contains("Which measure do you take?");
    tap(visitor, "done", "1");
    assertThat(visitor.find(".status li").first()).hasText("Round 2 of 10");
    visitor.find("[data-tool='back']").click();
    assertThat(visitor.find("companion-ask h2")).hasText("Event: draw a card");
  }

  @Test
  void aServerThatGoesAwayCostsNoAnswer() {
    Visitor visitor = deployed("dark");
    visitor.losesConnections();
    int port = takeAway();
    visitor.find("companion-ask [data-value='jade']").click();
    assertThat(visitor.find(".alert")).containsText("Nothing is lost");
    bringBack(port);
    visitor.find(".alert button").click();
    assertThat(visitor.find("companion-ask h2")).not().hasText("Who starts this round?");
    assertThat(visitor.find(".alert")).hasCount(0);
    assertThat(kept(visitor)).endsWith("q-initiative jade\n");
  }

  @Test
  void aFileThatIsNoneIsRefusedInWordsAndTheTalkStays() {
    Visitor visitor = deployed("dark");
    visitor.asksInVain();
    visitor.find("[data-tool='more']").click();
    visitor
        .find("dialog input[type='file']")
        .setInputFiles(
            new FilePayload(
                "x.companion",
                "text/plain",
                "plateau-companion deadzone 1\nseed x\n".getBytes(StandardCharsets.UTF_8)));
    assertThat(visitor.find(".alert")).containsText("line 2");
    visitor.page().reload();
    assertThat(visitor.find("companion-ask h2")).hasText("Who starts this round?");
  }

  @Test
  void theFirstPageLeadsToTheCompanions() {
    Visitor visitor = visitor(Device.DESKTOP).goTo("/");
    assertThat(visitor.find("real-table li")).hasCount(2);
    visitor.find("real-table [data-game='codroid'] a").first().click();
    assertThat(visitor.find("companion-ask h2")).hasText("How many people play?");
    assertThat(List.of(visitor.path())).containsExactly("/companion/codroid");
  }
}
