package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is done with hands on the board of Panic Station: dragging, two taps and keys do the same.
 */
class PanicHandsTest extends BrowserTest {

  private static final String TARGET = "panic-board .target[data-reach]";

  @ParameterizedTest
  @ValueSource(strings = {"drag", "taps", "keys"})
  void aFigureGoesThroughADoor(String hand) {
    Visitor visitor = visitor(Device.DESKTOP);
    Heard heard = Heard.by(visitor);
    PanicGameTest.sitFirst(visitor);
    Locator trooper = whoCanGo(visitor, "trooper");
    int number = visitor.number();
    switch (hand) {
      case "drag" -> drag(visitor, trooper, TARGET);
      case "taps" -> {
        trooper.click();
        visitor.find(TARGET).first().click();
      }
      default -> {
        trooper.focus();
        visitor.page().keyboard().press("Enter");
        visitor.find(TARGET).first().focus();
        visitor.page().keyboard().press("Enter");
      }
    }
    visitor.waitForAnswer(number);
    assertThat(heard.sent()).as(hand).anyMatch(message -> message.contains("move trooper"));
  }

  @Test
  void whatIsPickedGoesBackWithEscapeAndCosts() {
    Visitor visitor = PanicGameTest.sitFirst(visitor(Device.DESKTOP));
    Locator android = whoCanGo(visitor, "android");
    int number = visitor.number();
    android.focus();
    visitor.page().keyboard().press("Enter");
    visitor.find("panic-board .piece.mine[aria-pressed='true']").waitFor();
    assertThat(visitor.find(TARGET).first().getAttribute("aria-label"))
        .startsWith("Walk to ")
        .endsWith("1 AP");
    visitor.page().keyboard().press("Escape");
    visitor.find("panic-board .piece.mine[aria-pressed='false'][data-piece$='-android']").waitFor();
    assertThat(visitor.find(TARGET).count()).isZero();
    assertThat(visitor.number()).as("nothing was played").isEqualTo(number);
  }

  @Test
  void theNextRoomIsDraggedIntoTheRoomFromWhereOneExploresAndThenToWhereItLies() {
    Visitor visitor = PanicGameTest.sitFirst(visitor(Device.DESKTOP));
    int rooms = visitor.find("panic-board .laid").count();
    int number = visitor.number();
    drag(visitor, visitor.find("panic-board .next-room"), TARGET);
    visitor.waitForAnswer(number);
    visitor.find("panic-board .ghost").first().waitFor();
    int placing = visitor.number();
    Locator ghost = visitor.find("panic-board .ghost").first();
    boolean hasToBeTurned = ghost.getAttribute("class").contains("turning");
    drag(visitor, visitor.find("panic-board .next-room"), "panic-board .ghost");
    if (hasToBeTurned) {
      ghost.press("Enter");
    }
    visitor.waitForAnswer(placing);
    assertThat(visitor.find("panic-board .laid").count()).isEqualTo(rooms + 1);
  }

  /** Lays rooms until a figure may go somewhere: not all lead to the search that is owed. */
  private static Locator whoCanGo(Visitor visitor, String role) {
    Locator figure = visitor.find("panic-board .piece.mine[data-piece$='-%s']".formatted(role));
    for (int rooms = 0; rooms < 3 && figure.count() == 0; rooms++) {
      layARoom(visitor);
      visitor.find("panic-board .chip").first().waitFor();
    }
    return figure;
  }

  private static void layARoom(Visitor visitor) {
    int asked = visitor.number();
    visitor.find("panic-board .chip[data-target^='explore']").click();
    visitor.waitForAnswer(asked);
    visitor.find("panic-board .ghost, panic-board .chip").first().waitFor();
    // A room that fits in one place only lies there already.
    Locator ghost = visitor.find("panic-board .ghost").first();
    if (ghost.count() > 0) {
      int number = visitor.number();
      ghost.press("Enter");
      visitor.waitForAnswer(number);
    }
  }

  /** Takes a thing, and lets it go over the first target that is shown then. */
  static void drag(Visitor visitor, Locator thing, String target) {
    Mouse mouse = visitor.page().mouse();
    thing.scrollIntoViewIfNeeded();
    BoundingBox from = thing.boundingBox();
    mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    mouse.down();
    mouse.move(from.x + from.width / 2, from.y + from.height / 2 - 20);
    Locator goal = visitor.find(target).first();
    goal.waitFor();
    BoundingBox to = goal.boundingBox();
    mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    mouse.up();
  }
}
