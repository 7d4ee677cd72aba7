package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;

/** Solo games of Codroid, as people play them. */
class CodroidGameTest extends BrowserTest {

  /** A game has at most 15 rounds of at most 16 cards and one "Done" each. */
  private static final int LONGEST = 15 * 17;

  private static final String PRACTICE = "codroid-cards button[data-move='shopping-good-practice']";

  @Test
  void aSoloGameIsPlayedToItsEndByClicking() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    for (int move = 0; move < LONGEST && !isOver(visitor); move++) {
      int number = visitor.number();
      clickFirstCardOrDone(visitor);
      visitor.waitForAnswer(number);
    }
    assertThat(visitor.find("plateau-finale h1").textContent())
        .containsPattern("You (win|lose): .+");
    visitor.find("plateau-finale a[href^='/replay/']").waitFor();
  }

  @Test
  void aSoloGameIsPlayedToItsEndOnAPhone() {
    Visitor visitor = visitor(Device.PHONE, "fr", "light").playNow("codroid");
    for (int round = 0; round < LONGEST && !isOver(visitor); round++) {
      int number = visitor.number();
      visitor.find(".handle button.main").click();
      visitor.waitForAnswer(number);
    }
    assertThat(visitor.find("plateau-finale h1").textContent())
        .containsPattern("(Gagné|Perdu) : .+");
    assertThat(visitor.scrollsSideways()).as("the page scrolls sideways").isFalse();
  }

  @Test
  void theSheetOfAPhoneHasTheCards() {
    Visitor visitor = visitor(Device.SMALL_PHONE).playNow("codroid");
    Locator card = visitor.find("codroid-cards button[data-move]").first();
    assertThat(card.isVisible()).isFalse();
    visitor.find(".handle button[aria-expanded]").click();
    int number = visitor.number();
    card.click();
    visitor.waitForAnswer(number);
    assertThat(visitor.find("codroid-cards .taken li").count()).isEqualTo(1);
    assertThat(visitor.scrollsSideways()).as("with the button that takes back").isFalse();
  }

  @Test
  void aGameIsPlayedWithTheKeyboardAlone() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    tabTo(visitor, "Play now");
    visitor.page().keyboard().press("Enter");
    visitor.find("main[data-step]").waitFor();
    tabTo(visitor, "Skip to the choices");
    visitor.page().keyboard().press("Enter");
    visitor.page().keyboard().press("Tab");
    int number = visitor.number();
    visitor.page().keyboard().press("Enter");
    visitor.waitForAnswer(number);
    assertThat(visitor.find("codroid-cards .taken li").count()).isEqualTo(1);
    while (!isOver(visitor)) {
      int asked = visitor.number();
      tabTo(visitor, "Done");
      visitor.page().keyboard().press("Enter");
      visitor.waitForAnswer(asked);
    }
  }

  @Test
  void aMoveThatRevealedNothingIsTakenBack() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    int number = visitor.number();
    visitor.find("codroid-cards button[data-move]").first().click();
    visitor.waitForAnswer(number);
    int played = visitor.number();
    visitor.button("Take back").click();
    visitor.waitForAnswer(played);
    assertThat(visitor.find("codroid-cards .taken li").count()).isZero();
  }

  @Test
  void pointingAtACardShowsWhatItTouches() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.find(PRACTICE).hover();
    visitor.find("codroid-board .zone.touched").first().waitFor();
    assertThat(visitor.find("codroid-board .zone.touched").count()).isEqualTo(2);
  }

  @Test
  void aCardIsPlayedByDraggingItOntoTheBoardAndPutBackAnywhereElse() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    Locator practice = visitor.find(PRACTICE);
    Locator worlds = visitor.find("codroid-board svg.system");
    drag(visitor, practice, visitor.find("plateau-bar"));
    assertThat(visitor.find(".ghost").count()).as("what is carried").isZero();
    assertThat(visitor.find("codroid-cards .taken li").count()).isZero();
    int number = visitor.number();
    drag(visitor, practice, worlds);
    visitor.waitForAnswer(number);
    visitor.find("codroid-cards [data-thing='taken.shopping-good-practice']").waitFor();
  }

  @Test
  void aFingerTakesACardUpAndPlaysItWhereItWorks() {
    Visitor visitor = visitor(Device.PHONE).playNow("codroid");
    visitor.find(".handle button[aria-expanded]").click();
    int number = visitor.number();
    tap(visitor, visitor.find(PRACTICE).first());
    visitor.find("codroid-cards .in-hand").waitFor();
    assertThat(visitor.number()).as("a finger looks first").isEqualTo(number);
    assertThat(visitor.find("codroid-board .zone.touched").count()).isEqualTo(2);
    visitor.button("Put it back").click();
    visitor.find("codroid-cards .in-hand").waitFor(gone());
    assertThat(visitor.find("codroid-board .touched").count()).isZero();
    tap(visitor, visitor.find(PRACTICE).first());
    visitor.find("codroid-board .zone.touched .planet").first().dispatchEvent("click");
    visitor.waitForAnswer(number);
    assertThat(visitor.find("codroid-board .touched").count()).isZero();
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
  }

  /**
   * With a finger that the browser itself knows of, so that what is touched may keep hold of it.
   */
  private static void tap(Visitor visitor, Locator thing) {
    thing.scrollIntoViewIfNeeded();
    var place = thing.boundingBox();
    double x = place.x + place.width / 2;
    double y = place.y + place.height / 2;
    CDPSession fingers = visitor.page().context().newCDPSession(visitor.page());
    fingers.send(
        "Input.dispatchTouchEvent", touch("touchStart", "{\"x\":" + x + ",\"y\":" + y + "}"));
    fingers.send("Input.dispatchTouchEvent", touch("touchEnd", ""));
    fingers.detach();
  }

  private static JsonObject touch(String type, String points) {
    return JsonParser.parseString("{\"type\":\"%s\",\"touchPoints\":[%s]}".formatted(type, points))
        .getAsJsonObject();
  }

  private static void drag(Visitor visitor, Locator thing, Locator to) {
    var target = to.boundingBox();
    thing.hover();
    visitor.page().mouse().down();
    visitor.page().mouse().move(target.x + target.width / 2, target.y + target.height / 2);
    visitor.page().mouse().move(target.x + target.width / 2 + 9, target.y + target.height / 2);
    visitor.page().mouse().up();
  }

  @Test
  void longNamesOfCardsStayInsideTheirPanel() {
    Visitor visitor = visitor(Device.DESKTOP, "fr", "dark").playNow("codroid");
    visitor.find("codroid-cards summary").click();
    double edge = rightOf(visitor.find("codroid-cards"));
    for (Locator card : visitor.find("codroid-cards .card").all()) {
      assertThat(rightOf(card)).as(card.textContent()).isLessThanOrEqualTo(edge);
    }
  }

  private static double rightOf(Locator thing) {
    return ((Number) thing.evaluate("one => one.getBoundingClientRect().right")).doubleValue();
  }

  @Test
  void theLanguageChangesAtOnceEverywhere() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.find("plateau-bar button[lang='fr']").click();
    visitor.find("plateau-journal li.heading >> text=tour 1").waitFor();
    visitor.find("codroid-board text.name >> text=Cratère 1").waitFor();
    visitor.find("codroid-cards >> text=Gestes barrières 1").first().waitFor();
    assertThat(visitor.find("plateau-ask strong").textContent()).startsWith("Choisissez");
    assertThat(visitor.page().evaluate("document.documentElement.lang")).isEqualTo("fr");
  }

  private static boolean isOver(Visitor visitor) {
    return visitor.find("plateau-finale").count() > 0;
  }

  private static void clickFirstCardOrDone(Visitor visitor) {
    Locator cards = visitor.find("codroid-cards button[data-move]");
    if (cards.count() > 0) {
      cards.first().click();
    } else {
      visitor.find("plateau-ask button.main").click();
    }
  }

  /** Presses Tab until what is focused has these words; no page has more than 200 stops. */
  private static void tabTo(Visitor visitor, String words) {
    for (int stop = 0; stop < 200; stop++) {
      visitor.page().keyboard().press("Tab");
      if (focused(visitor).contains(words)) {
        return;
      }
    }
    throw new AssertionError("the Tab key never comes to \"" + words + "\"");
  }

  private static String focused(Visitor visitor) {
    return (String)
        visitor
            .page()
            .evaluate(
                """
                () => {
                  let at = document.activeElement;
                  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
                  return at?.textContent ?? '';
                }
                """);
  }
}
