package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several people share one device and hand it on. */
class HandOverTest extends BrowserTest {

  /** All text of a page, also inside elements of ours. */
  private static final String ALL_TEXT =
      """
      () => {
        const texts = (node) => node.nodeType === Node.TEXT_NODE ? [node.data]
          : ['STYLE', 'SCRIPT'].includes(node.nodeName) ? []
          : [...(node.getAttributeNames?.() ?? []).map((name) => node.getAttribute(name)), ...(node.shadowRoot ? texts(node.shadowRoot) : []), ...[...node.childNodes].flatMap(texts)];
        return texts(document.body).join(' ');
      }
      """;

  @Test
  void theDeviceIsHandedOnAndNothingOfTheFormerSeatIsLeft() throws IOException {
    Visitor device = visitor(Device.PHONE);
    Heard heard = Heard.by(device);
    openTogether(device);
    device.find("plateau-hand-over h1").waitFor();
    assertThat(device.find("panic-board").count()).isZero();
    assertThat(heard.received()).as("nobody has looked yet").isEmpty();
    assertThat(Axe.seriousFindings(device.page())).isEmpty();
    device.photograph(pictures().resolve("hand-over-390x844-dark.png"));

    take(device);
    assertThat((String) device.page().evaluate(ALL_TEXT)).contains("Your cards");
    String first = device.find("panic-board .player.me b").first().textContent();
    playUntilItPasses(device);
    assertThat(again(device).count()).as("my own turn can be seen again").isOne();
    device.find("plateau-hand-over[passing] button").click();
    device.find("plateau-hand-over:not([passing])").waitFor();
    assertNothingIsShown(device, first);
    device.page().keyboard().press("r");
    assertNothingIsShown(device, first);

    device.page().reload();
    device.find("plateau-hand-over:not([passing])").waitFor();
    assertNothingIsShown(device, first);
    int before = heard.received().size();
    take(device);
    assertThat(device.find("panic-board .player.me b").first().textContent()).isNotEqualTo(first);
    assertThat(again(device).count()).as("the turn of the other cannot").isZero();
    assertThat((String) device.page().evaluate("() => localStorage.getItem('plateau.seen')"))
        .as("what is kept of what was seen: numbers")
        .matches("\\[(\\[\"\\w+/\\d\",\\d+],?)+]");
    assertThat(seatsIn(heard.received().subList(before, heard.received().size())))
        .as("views of the second seat alone")
        .hasSize(1);
  }

  @Test
  void aTableThatCannotBeReadTakesNobodyForASpectator() {
    Visitor device = visitor(Device.PHONE);
    openTogether(device);
    // Before that the page is still the one with the form, and its address another.
    device.find("plateau-hand-over:not([passing])").waitFor();
    device.isAskedToWait("**/api" + device.path().replace("/table/", "/tables/") + "?*");
    device.find("plateau-hand-over:not([passing])").waitFor();
  }

  @Test
  void whoGoesAwayAndComesBackSeesTheHandOverScreen() {
    Visitor device = visitor(Device.DESKTOP);
    openTogether(device);
    take(device);
    device.find("plateau-bar a").first().click();
    device.find("game-card").first().waitFor();
    device.page().goBack();
    device.find("plateau-hand-over:not([passing])").waitFor();
    assertNothingIsShown(device, "Your cards");
  }

  @Test
  void whereNothingIsSecretTheNextOnePlaysAtOnce() {
    Visitor device = visitor(Device.DESKTOP);
    device.goTo("/games/iceberg").find(".together button").click();
    device.find("input[name='guest.1']").fill("Bob");
    device.find("form button.main").click();
    device.find("main[data-step] iceberg-board").waitFor();
    int number = device.number();
    device.find("plateau-ask button.main").click();
    device.waitForAnswer(number);
    device.find("plateau-seats li.turn >> text=Bob (you)").waitFor();
  }

  private static Locator again(Visitor device) {
    return device.button("Show the last turn again (R)");
  }

  private static void openTogether(Visitor device) {
    device.goTo("/games/panic-station").find(".together button").click();
    device.find("input[name='name']").fill("Ada");
    device.find("input[name='guest.1']").fill("Bob");
    device.find("form button.main").click();
  }

  private static void take(Visitor device) {
    device.find("plateau-hand-over:not([passing]) button").click();
    device.find("main[data-step] panic-board").waitFor();
  }

  /** The first player explores and searches until somebody else has to decide. */
  private static void playUntilItPasses(Visitor device) {
    Locator passing = device.find("plateau-hand-over[passing]");
    while (passing.count() == 0) {
      int number = device.number();
      device.find(".sheet:not(.empty)").waitFor();
      Locator moves = device.find("panic-choices [data-move]");
      moves.last().evaluate("(button) => button.click()");
      device.waitForAnswer(number);
    }
  }

  private static void assertNothingIsShown(Visitor device, String secret) {
    assertThat(device.find("panic-board, plateau-journal, panic-choices").count()).isZero();
    assertThat((String) device.page().evaluate(ALL_TEXT))
        .doesNotContain(secret, "Your cards", "You drew", "Gas Can");
  }

  private static List<String> seatsIn(List<String> messages) {
    return messages.stream()
        .filter(message -> message.startsWith("{\"type\":\"view\""))
        .map(message -> message.replaceAll(".*?\"seat\":(\\d+|null),\"toMove\".*", "$1"))
        .distinct()
        .toList();
  }
}
