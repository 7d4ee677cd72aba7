package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Iceberg on the ice itself, always on the same map. */
class IcebergGameTest extends BrowserTest {

  private static final String TWO_PEOPLE =
      """
      {"game":"iceberg","options":{"map":"generated:7"},
       "seats":[{"kind":"me","name":"Ada"},{"kind":"me","name":"Bob"}]}
      """;

  private static final String WITH_A_COMPUTER =
      """
      {"game":"iceberg","options":{"map":"generated:7"},
       "seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"greedy"}]}
      """;

  private static final Map<Character, String> ARROWS =
      Map.of('N', "ArrowUp", 'E', "ArrowRight", 'S', "ArrowDown", 'W', "ArrowLeft");

  @Test
  void twoPeoplePlayAndGoOnWhenTheServerWasKilled(@TempDir Path folder) {
    Path database = folder.resolve("killed.db");
    try (ServerProcess first = ServerProcess.start(database, 0)) {
      Visitor ada = visitorAt(first, Device.DESKTOP, "en", "dark");
      OpenedTable table = OpenedTable.open(ada, TWO_PEOPLE);
      sitDown(ada, table, 0);
      Visitor bob = visitorAt(first, Device.PHONE, "fr", "light");
      sitDown(bob, table, 1);

      int before = bob.number();
      action(ada, "M0").click();
      bob.waitForAnswer(before);
      assertThat(positions(bob)).isEqualTo(positions(ada));
      int moved = bob.number();
      ada.find("plateau-ask button.main").click();
      bob.waitForAnswer(moved);

      ada.losesConnections();
      bob.losesConnections();
      first.kill();
      ada.find("p.lost").waitFor();
      bob.find("p.lost").waitFor();
      try (ServerProcess _ = ServerProcess.start(database, first.port())) {
        goOn(ada, bob);
      }
    }
  }

  private static void goOn(Visitor ada, Visitor bob) {
    int ended = bob.number();
    bob.find(".handle button[aria-expanded]").click();
    bob.find("iceberg-actions button[data-kind='slide']").click();
    action(bob, "S0").click();
    bob.waitForAnswer(ended);
    ada.waitForAnswer(ended);
    assertThat(ada.find("p.lost").count()).isZero();
    assertThat(positions(ada)).isEqualTo(positions(bob));
    assertThat(ada.find("plateau-journal li >> text=Red: agent 0 slides").count()).isEqualTo(1);
  }

  @Test
  void whereASlideEndsIsSeenBeforeItIsDone() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, TWO_PEOPLE), 0);
    Locator end = ada.find("iceberg-board .target.slide").first();
    end.waitFor();
    String place = end.getAttribute("transform");
    // The ice itself hears the mouse, not the mark on it.
    end.hover(new Locator.HoverOptions().setForce(true));
    ada.find("iceberg-board .effect .ghost").waitFor();
    assertThat(ada.find("iceberg-board .effect .ghost").getAttribute("transform"))
        .startsWith(place);
    assertThat(ada.number()).as("looking is not doing").isZero();

    end.click(new Locator.ClickOptions().setForce(true));
    ada.waitForAnswer(0);
    assertThat(ada.find("plateau-journal li").last().textContent()).contains("slides");
    assertThat(placeOf(ada, "0-0")).isEqualTo(place);
  }

  @Test
  void theTurnIsPlayedWithTheKeyboardAlone() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, TWO_PEOPLE), 0);
    ada.find("iceberg-actions [role='radio']").nth(2).click();
    String move = action(ada, "M2").getAttribute("data-move");
    ada.find("iceberg-board svg.field").focus();
    ada.page().keyboard().press("2");
    ada.page().keyboard().press("m");
    ada.page().keyboard().press(ARROWS.get(move.charAt(2)));
    ada.find("iceberg-board .effect .ghost").waitFor();
    ada.page().keyboard().press("Enter");
    ada.waitForAnswer(0);
    assertThat(ada.find("plateau-journal li").last().textContent()).contains("agent 2 moves");

    ada.find("iceberg-board svg.field").focus();
    ada.page().keyboard().press("e");
    ada.page().keyboard().press("Enter");
    ada.waitForAnswer(1);
    assertThat(ada.find("iceberg-actions button[data-move]").count()).isZero();
  }

  @Test
  void anAgentIsDraggedAlongAWayAndTheWalkIsTakenBackAsOne() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, WITH_A_COMPUTER), 0);
    Object before = positions(ada);
    WayOnIce far = WayOnIce.of(ada, 1);
    Mouse mouse = ada.page().mouse();
    mouse.move(far.fromX(), far.fromY());
    mouse.down();
    mouse.move(far.x(), far.y(), new Mouse.MoveOptions().setSteps(4));
    ada.find("iceberg-board .effect.walk .cost >> text=4 points").waitFor();
    assertThat(ada.number()).as("carrying is not doing").isZero();
    mouse.up();

    Locator back = ada.button("Take the walk back");
    back.waitFor();
    assertThat(ada.find("plateau-journal li >> text=agent 1 moves").count()).isEqualTo(4);
    back.click();
    ada.page().waitForCondition(() -> positions(ada).equals(before) && !back.isVisible());
  }

  @Test
  void whereAnAgentIsCarriedBackToItsCellNothingHappens() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, WITH_A_COMPUTER), 0);
    WayOnIce far = WayOnIce.of(ada, 1);
    Mouse mouse = ada.page().mouse();
    mouse.move(far.fromX(), far.fromY());
    mouse.down();
    mouse.move(far.x(), far.y(), new Mouse.MoveOptions().setSteps(4));
    ada.find("iceberg-board .effect.walk").waitFor();
    mouse.move(far.fromX(), far.fromY());
    assertThat(ada.find("iceberg-board .effect").count()).isZero();
    mouse.up();
    assertThat(ada.number()).isZero();
  }

  @Test
  void tapAndTapAndKeysWalkAsADragDoes() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, WITH_A_COMPUTER), 0);
    WayOnIce far = WayOnIce.of(ada, 1);
    ada.page().mouse().click(far.fromX(), far.fromY());
    ada.page().mouse().click(far.x(), far.y());
    ada.button("Take the walk back").waitFor();
    Object walked = positions(ada);

    Visitor bob = visitor(Device.DESKTOP);
    sitDown(bob, OpenedTable.open(bob, WITH_A_COMPUTER), 0);
    WayOnIce same = WayOnIce.of(bob, 1);
    bob.find("iceberg-board svg.field").focus();
    bob.page().keyboard().press("1");
    bob.page().keyboard().press("w");
    same.arrows().forEach(bob.page().keyboard()::press);
    bob.find("iceberg-board .effect.walk").waitFor();
    bob.page().keyboard().press("Enter");
    bob.button("Take the walk back").waitFor();
    assertThat(positions(bob)).isEqualTo(walked);
  }

  @Test
  void behindAllThatCanBeWalkedToADragSlides() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, WITH_A_COMPUTER), 0);
    WayOnIce far = WayOnIce.of(ada, 1);
    Mouse mouse = ada.page().mouse();
    mouse.move(far.fromX(), far.fromY());
    mouse.down();
    mouse.move(far.fromX(), far.bottom(), new Mouse.MoveOptions().setSteps(6));
    ada.find("iceberg-board .effect .cost >> text=3 points").waitFor();
    mouse.up();
    ada.waitForAnswer(0);
    assertThat(ada.find("plateau-journal li").last().textContent()).contains("agent 1 slides");
  }

  @Test
  void theSheetOfAPhoneStaysOpenAsATurnHasManyMoves() {
    Visitor ada = visitor(Device.SMALL_PHONE);
    sitDown(ada, OpenedTable.open(ada, TWO_PEOPLE), 0);
    ada.find(".handle button[aria-expanded]").click();
    action(ada, "M0").click();
    ada.waitForAnswer(0);
    action(ada, "M0").click();
    ada.waitForAnswer(1);
    assertThat(ada.find(".handle button[aria-expanded='true']").count()).isEqualTo(1);
    assertThat(ada.scrollsSideways()).isFalse();
  }

  @Test
  void theLanguageChangesAtOnceOnTheIceToo() {
    Visitor ada = visitor(Device.DESKTOP);
    sitDown(ada, OpenedTable.open(ada, TWO_PEOPLE), 0);
    ada.find("plateau-bar button[lang='fr']").click();
    ada.find("iceberg-actions .kinds >> text=Glisser").waitFor();
    ada.find("iceberg-board >> text=Bientôt là").waitFor();
    ada.find("iceberg-board h2 >> text=Bleu").waitFor();
  }

  @Test
  void whoWatchesSeesAProgramTravelOverTheIceAndMaySkip() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    OpenedTable table =
        OpenedTable.open(
            visitor,
            """
            {"game":"iceberg","seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"greedy"}]}
            """);
    Visitor spectator = visitorWithMotion(Device.DESKTOP);
    spectator.goTo(table.path()).find("iceberg-board").waitFor();
    sitDown(visitor, table, 0);
    visitor.find("plateau-ask button.main").click();
    spectator.find("plateau-ask button.skip").waitFor();
    spectator.find("plateau-ask button.skip").click();
    spectator.find("iceberg-board .gone-from.red").first().waitFor();
    assertThat(spectator.find("iceberg-actions button").count()).isZero();
  }

  private static void sitDown(Visitor visitor, OpenedTable table, int seat) {
    visitor.goTo(table.seat(seat)).find("iceberg-board svg.field").waitFor();
  }

  /** The first action of an agent that may be done now, such as "M0": agent 0 moves. */
  private static Locator action(Visitor visitor, String begin) {
    return visitor.find("iceberg-actions button[data-move^='%s']".formatted(begin)).first();
  }

  /** Where everybody stands, as the board draws it, without the size of the pieces. */
  private static Object positions(Visitor visitor) {
    return visitor
        .find("iceberg-board .place")
        .evaluateAll(
            "(all) => all.map(({dataset, style}) => `${dataset.agent} ${style.transform.split('"
                + " scale')[0]}`)");
  }

  private static String placeOf(Visitor visitor, String agent) {
    return (String)
        visitor
            .find("iceberg-board .place[data-agent='%s']".formatted(agent))
            .evaluate(
                "({style}) => style.transform.split(' scale')[0].replace(/px/g, '').replace(',',"
                    + " '')");
  }
}
