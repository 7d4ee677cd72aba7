package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deadzone against JADE, on the board. */
class DeadzoneGameTest extends BrowserTest {

  private static final String FIELD = "deadzone-board svg.field";
  private static final String SPOTS = "deadzone-board [data-spot]";
  private static final String PICKED = "deadzone-board .orders.picked button[data-move]";
  private static final String ASKED = "deadzone-board .orders.asked button[data-move]";
  private static final String LISTED = "#choices:not([inert]) button[data-move]";
  private static final String DEPLOYMENTS = "#choices [data-move^='deploy']";

  // On a phone they are in a sheet that is closed.
  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  private static final int MOST_CLICKS = 300;

  private static final String AGAINST_JADE =
      """
      {"game":"deadzone","seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"jade"}]}
      """;

  // Two figures a side, and the first side that holds something at the end of a round has won.
  private static final String SHORT_GAME =
      """
      {"game":"deadzone","seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"jade"}],
       "options":{"south-team":"%s","north-team":"%s","mission":"%s"}}
      """
          .formatted(
              team("scouts", "wardens"),
              team("guards", "sentinels"),
              """
              mission dash
              name en Dash
              name fr Course
              objectives all
              score 2
              first-scored 1
              target 2
              """
                  .replace("\n", "\\n"));

  private static final List<String> ENGLISH =
      List.of(
          "Captain",
          "Rifle ",
          "Marksman",
          "Field medic",
          "Breacher",
          "Engineer",
          "Cannoneer",
          "Loader",
          "Hand 1",
          "Bruiser",
          "Wardens",
          "Ironworks",
          "Assault carbine",
          "Shock gauntlet",
          "warden-",
          "crew-");

  private static String team(String id, String name) {
    String figure =
        """
        figure %s-%d
          name en Runner %d
          name fr Coureur %d
          role %s
          speed 2-4
          shoot 4+
          fight 5+
          survive 5+
          armour 0
          size 1
          vp 1
          points 10
          weapons carbine
        """;
    return ("team %s\n  name en %s\n  name fr %s\n  order steady-aim\n".formatted(id, name, name)
            + figure.formatted(id, 1, 1, 1, "leader\n  recon 4+")
            + figure.formatted(id, 2, 2, 2, "trooper"))
        .replace("\n", "\\n");
  }

  private Visitor sitsDown(Visitor visitor, String wish) {
    visitor.goTo(OpenedTable.open(visitor, wish).seat(0)).find(SPOTS).first().waitFor();
    return visitor;
  }

  /** Taps a place on the board; where more than one thing could be done there, the first. */
  private static void click(Visitor visitor, Locator spot) {
    int number = visitor.number();
    boolean isDeploying = visitor.find(DEPLOYMENTS).count() > 0;
    spot.dispatchEvent("click");
    if (!isDeploying) {
      visitor.find(PICKED).first().click();
    }
    visitor.waitForAnswer(number);
  }

  private static void deployAll(Visitor visitor) {
    while (visitor.find(DEPLOYMENTS).count() > 0) {
      int number = visitor.number();
      visitor.find(DEPLOYMENTS).first().dispatchEvent("click");
      visitor.waitForAnswer(number);
    }
  }

  /** Carries something over the board with the mouse, and lets it go there. */
  private static void carry(Visitor visitor, String from, String to) {
    carryOver(visitor, from, to);
    visitor.page().mouse().up();
  }

  private static void carryOver(Visitor visitor, String from, String to) {
    BoundingBox start = visitor.find("deadzone-board " + from).boundingBox();
    visitor.page().mouse().move(middle(start.x, start.width), middle(start.y, start.height));
    visitor.page().mouse().down();
    visitor.page().mouse().move(middle(start.x, start.width) + 12, middle(start.y, start.height));
    visitor.find("deadzone-board .in-hand").waitFor();
    Locator target = visitor.find("deadzone-board " + to);
    target.waitFor();
    BoundingBox end = target.boundingBox();
    visitor.page().mouse().move(middle(end.x, end.width), middle(end.y, end.height));
  }

  private static double middle(double start, double length) {
    return start + length / 2;
  }

  private static String placeOf(Visitor visitor, String figure) {
    return visitor
        .find("deadzone-board .member[data-figure='%s'] .where".formatted(figure))
        .textContent()
        .strip();
  }

  /** Deploys, answers all that is asked before, and waits for the choice of a figure. */
  private static void comeToTheFirstTurn(Visitor visitor) {
    deployAll(visitor);
    Locator keep = visitor.find(LISTED + "[data-move='reroll-command none']");
    Locator activate = visitor.find(LISTED + "[data-move^='activate']");
    visitor.find(LISTED).first().waitFor(ATTACHED);
    while (activate.count() == 0) {
      int number = visitor.number();
      (keep.count() > 0 ? keep : visitor.find(LISTED).last()).dispatchEvent("click");
      visitor.waitForAnswer(number);
      visitor.find(LISTED).first().waitFor(ATTACHED);
    }
  }

  @Test
  void aWholeGameIsPlayedByClickingAndTheEndSaysWhatDecidedIt() throws IOException {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), SHORT_GAME);
    Locator over = visitor.find("plateau-finale");
    for (int clicks = 0; over.count() == 0 && clicks < MOST_CLICKS; clicks++) {
      visitor.find(LISTED).or(over).first().waitFor(ATTACHED);
      int number = visitor.number();
      if (visitor.find(SPOTS).count() > 0) {
        click(visitor, visitor.find(SPOTS).last());
      } else if (visitor.find(ASKED).count() > 0) {
        visitor.find(ASKED).last().click();
        visitor.waitForAnswer(number);
      } else if (visitor.find(LISTED).count() > 0) {
        visitor.find(LISTED).last().dispatchEvent("click");
        visitor.waitForAnswer(number);
      }
    }
    over.waitFor();
    assertThat(visitor.find("deadzone-board .decided li").allTextContents())
        .hasSize(2)
        .allMatch(line -> line.contains("point"));
    visitor.photograph(pictures().resolve("deadzone-over-1440x900-dark.png"));
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
  }

  @Test
  void reachTargetsAndExactOddsAreSeenBeforeAChoice() {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), AGAINST_JADE);
    comeToTheFirstTurn(visitor);
    visitor.find(SPOTS).first().hover(new Locator.HoverOptions().setForce(true));
    visitor.find("deadzone-board .reach.advance").first().waitFor();
    visitor.find("deadzone-board .badge").first().waitFor();
    int number = visitor.number();
    click(visitor, visitor.find("deadzone-board [data-spot*='marksman']"));
    assertThat(visitor.number()).isGreaterThan(number);
    assertThat(visitor.find("plateau-ask strong").textContent()).contains("Marksman");
    assertThat(visitor.find("deadzone-board .badge").count())
        .as("each enemy has its odds, or the mark that it cannot be shot")
        .isEqualTo(visitor.find("deadzone-board .stand[data-figure^='north']").count());

    visitor.find("#choices details:has([data-move^='sprint']) summary").click();
    visitor.find("#choices button[data-move^='sprint']").last().hover();
    visitor.find("deadzone-board .way").waitFor();
    visitor.find("deadzone-board .member[data-figure^='north']").first().click();
    assertThat(visitor.find("deadzone-board .sighting").textContent())
        .as("how it is seen, and why it cannot be shot")
        .contains("cubes away");
    visitor.find("deadzone-board .sight").waitFor();
  }

  @Test
  void someTurnsArePlayedWithTheKeyboardAlone() {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), AGAINST_JADE);
    visitor.find(FIELD).focus();
    for (int step = 0; step < 9; step++) {
      int number = visitor.number();
      visitor.page().keyboard().press("ArrowRight");
      visitor.page().keyboard().press("ArrowUp");
      boolean isDeploying = visitor.find(DEPLOYMENTS).count() > 0;
      visitor.page().keyboard().press("Enter");
      if (!isDeploying) {
        visitor.find(PICKED).first().waitFor();
        visitor.page().keyboard().press("Enter");
      }
      visitor.waitForAnswer(number);
      if (visitor.find("#choices button[data-move='reroll-command none']").count() > 0) {
        visitor.find("#choices button[data-move='reroll-command none']").focus();
        visitor.page().keyboard().press("Enter");
        visitor.find("#choices button[data-move^='activate']").first().waitFor();
        visitor.find(FIELD).focus();
      }
      visitor.find("deadzone-board svg.field:focus").waitFor();
    }
    assertThat(visitor.find("plateau-journal li").allTextContents())
        .anyMatch(entry -> entry.contains("is activated"));
  }

  @Test
  void figuresAreDraggedFromTheListToTheZoneOrTappedAndPut() {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), AGAINST_JADE);
    int number = visitor.number();
    carry(visitor, ".member[data-figure='south/warden-marksman']", "[data-spot='cube E2']");
    visitor.waitForAnswer(number);
    assertThat(placeOf(visitor, "south/warden-marksman")).isEqualTo("E2");
    number = visitor.number();
    visitor.find("deadzone-board .member[data-figure='south/warden-medic']").click();
    visitor.find("deadzone-board [data-spot='cube C1']").click();
    visitor.waitForAnswer(number);
    assertThat(placeOf(visitor, "south/warden-medic")).isEqualTo("C1");
  }

  @Test
  void aFigureIsDraggedToItsPlaceInOneGestureAndEscapeLetsItGo() {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), AGAINST_JADE);
    int number = visitor.number();
    carry(visitor, ".member[data-figure='south/warden-marksman']", "[data-spot='cube E2']");
    visitor.waitForAnswer(number);
    comeToTheFirstTurn(visitor);
    number = visitor.number();
    carryOver(visitor, ".stand[data-figure='south/warden-marksman']", "[data-spot='cube D2']");
    assertThat(visitor.find("deadzone-board .tag").textContent())
        .as("what it would do is told first")
        .contains("Activate Marksman", "move to D2");
    visitor.page().keyboard().press("Escape");
    assertThat(visitor.find("deadzone-board .in-hand").count()).as("let go of").isZero();
    visitor.page().mouse().up();
    assertThat(visitor.number()).as("nothing was played").isEqualTo(number);
    carry(visitor, ".stand[data-figure='south/warden-marksman']", "[data-spot='cube D2']");
    visitor.page().waitForCondition(() -> placeOf(visitor, "south/warden-marksman").equals("D2"));
    assertThat(visitor.find("plateau-ask strong").textContent()).contains("Marksman");
  }

  @Test
  void commandDiceAreTappedToBeRolledAgain() {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), AGAINST_JADE);
    deployAll(visitor);
    Locator dice = visitor.find("deadzone-board .tray-die");
    dice.first().click();
    dice.last().click();
    int number = visitor.number();
    visitor.button("Roll 2 dice again").click();
    visitor.waitForAnswer(number);
    assertThat(visitor.find("plateau-journal li").allTextContents())
        .anyMatch(entry -> entry.contains("rolls") && entry.contains("again"));
  }

  @Test
  void jadeSaysStepByStepWhyItDidThat() throws IOException {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP), AGAINST_JADE);
    comeToTheFirstTurn(visitor);
    while (visitor.find("deadzone-board .why").count() == 0) {
      int number = visitor.number();
      visitor.find("#choices button[data-move]").last().dispatchEvent("click");
      visitor.waitForAnswer(number);
      visitor.find("#choices button[data-move]").first().waitFor();
    }
    visitor.find("deadzone-board .why").click();
    List<String> reasons = visitor.find("deadzone-board .reasons .reason").allTextContents();
    assertThat(reasons).hasSizeGreaterThan(1);
    assertThat(reasons.getFirst()).startsWith("JADE draws");
    assertThat(visitor.find("deadzone-board .card figcaption").textContent()).isNotBlank();
    visitor.find("deadzone-board .reasons .reason").first().hover();
    visitor.find("deadzone-board .lit").first().waitFor();
    visitor.photograph(pictures().resolve("deadzone-why-1440x900-dark.png"));
  }

  @Test
  void whatJadeDoesIsToldAsAStoryThatEndsInTheNewPosition() {
    Visitor visitor = sitsDown(visitorWithMotion(Device.DESKTOP), AGAINST_JADE);
    comeToTheFirstTurn(visitor);
    visitor.page().evaluate(HEAR_THE_STORY);
    choose(visitor, "activate");
    choose(visitor, "end-activation");
    visitor.page().waitForFunction("() => window.story.includes(true)");
    visitor.page().waitForFunction("() => window.story.at(-1) === false");
    visitor.find("#choices button[data-move^='activate']").first().waitFor();
    assertThat(visitor.find("deadzone-board .walker").count()).isZero();
    visitor.find(SPOTS).first().waitFor();
  }

  private static void choose(Visitor visitor, String move) {
    int number = visitor.number();
    Locator button = visitor.find("#choices button[data-move^='%s']".formatted(move)).first();
    button.waitFor();
    button.dispatchEvent("click");
    visitor.waitForAnswer(number);
  }

  private static final String HEAR_THE_STORY =
      """
      () => {
        const inside = (root) => {
          for (const one of root.querySelectorAll('*')) {
            const found = one.localName === 'deadzone-board' ? one : one.shadowRoot && inside(one.shadowRoot);
            if (found) return found;
          }
          return null;
        };
        window.story = [];
        inside(document).addEventListener('story', (event) => window.story.push(event.detail.busy));
      }
      """;

  @Test
  void inFrenchNothingHasAnEnglishName() {
    Visitor visitor = sitsDown(visitor(Device.DESKTOP, "fr", "light"), AGAINST_JADE);
    comeToTheFirstTurn(visitor);
    click(visitor, visitor.find("deadzone-board [data-spot*='captain']"));
    visitor.find("plateau-in-words summary").click();
    String words = (String) visitor.page().evaluate(ALL_WORDS);
    assertThat(words).contains("Capitaine", "Fusilier 1", "Contremaître", "Les Vigiles");
    for (String name : ENGLISH) {
      assertThat(words).doesNotContain(name);
    }
  }

  private static final String ALL_WORDS =
      """
      () => {
        const inside = (node) => [...node.childNodes].map((child) => {
          if (child.nodeType === Node.TEXT_NODE) return child.data;
          if (child.nodeType !== Node.ELEMENT_NODE || child.localName === 'style') return '';
          const named = ['aria-label', 'title'].map((name) => child.getAttribute(name) ?? '');
          return [...named, child.shadowRoot ? inside(child.shadowRoot) : '', inside(child)].join(' ');
        }).join(' ');
        return inside(document.body);
      }
      """;

  @Test
  void theBoardFitsEveryScreenInBothThemes() throws IOException {
    Visitor first = visitor(Device.PHONE, "en", "dark");
    OpenedTable table = OpenedTable.open(first, AGAINST_JADE);
    first.goTo(table.seat(0)).find(SPOTS).first().waitFor();
    comeToTheFirstTurn(first);
    looksRight(first, "390x844-dark");
    looksRight(visitor(Device.PHONE, "fr", "light").goTo(table.seat(0)), "390x844-light");
    looksRight(visitor(Device.TABLET, "en", "light").goTo(table.seat(0)), "820x1180-light");
    looksRight(visitor(Device.DESKTOP, "en", "light").goTo(table.seat(0)), "1440x900-light");
    Visitor last = visitor(Device.DESKTOP, "en", "dark").goTo(table.seat(0));
    looksRight(last, "1440x900-dark");
    last.find(PICKED).first().click();
    first.find("deadzone-board .figure.active").first().waitFor();
  }

  @Test
  void onASmallDeskTheWholeBoardIsSeenAtOnce() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.page().setViewportSize(1280, 720);
    sitsDown(visitor, AGAINST_JADE);
    assertThat(visitor.button("Farther").isDisabled()).as("nothing is farther").isTrue();
  }

  private static void looksRight(Visitor visitor, String name) throws IOException {
    visitor.find("deadzone-board .member[data-figure='south/warden-captain']").click();
    visitor.find(PICKED).first().waitFor();
    visitor.photograph(pictures().resolve("table-deadzone-" + name + ".png"));
    assertThat(visitor.scrollsSideways()).as(name).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).as(name).isEmpty();
  }
}
