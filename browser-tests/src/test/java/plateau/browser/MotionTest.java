package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Animations tell what happened, and never stand in the way. */
class MotionTest extends BrowserTest {

  private static final String HEAR_THE_STORY =
      """
      () => {
        const inside = (root, tag) => {
          for (const one of root.querySelectorAll('*')) {
            const found = one.localName === tag ? one : one.shadowRoot && inside(one.shadowRoot, tag);
            if (found) return found;
          }
          return null;
        };
        window.story = [];
        window.board = inside(document, 'codroid-board');
        window.board.addEventListener('story', (event) => window.story.push(event.detail.busy));
      }
      """;

  @Test
  void theDiceOfARoundAreSeenAndThenTheNewPosition() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP).playNow("codroid");
    visitor.page().evaluate(HEAR_THE_STORY);
    visitor.find("plateau-ask button.main").click();
    visitor.page().waitForFunction("() => window.story.includes(true)");
    visitor.page().waitForFunction("() => window.story.at(-1) === false");
    assertThat(visitor.find("codroid-board .die").count()).isZero();
    assertThat(visitor.find("codroid-board .traveller").count()).isZero();
  }

  @Test
  void aTapSkipsTheStory() {
    Visitor visitor = visitorWithMotion(Device.PHONE).playNow("codroid");
    visitor.page().evaluate(HEAR_THE_STORY);
    visitor.find(".handle button.main").click();
    visitor.page().waitForFunction("() => window.story.includes(true)");
    visitor.find("codroid-board .sky").click();
    visitor.page().waitForFunction("() => window.story.at(-1) === false");
  }

  @Test
  void onAPhoneTheClockIsInSightWhileOneDecides() {
    Visitor visitor = visitor(Device.PHONE);
    String wish =
        "{\"game\":\"iceberg\",\"clock\":{\"bankMs\":300000,\"gainMs\":0},"
            + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";
    OpenedTable table = OpenedTable.open(visitor, wish);
    visitor.goTo(table.seat(0));
    visitor.find(".handle plateau-clock time").waitFor();
    assertThat(visitor.find(".handle plateau-clock time").boundingBox().y).isLessThan(844);
    visitor.goTo("/").goTo(table.seat(1));
    visitor.find("plateau-ask plateau-clock time").waitFor();
    visitor.page().setViewportSize(844, 390);
    visitor.find("plateau-ask plateau-clock time").waitFor();
    visitor.goTo("/").goTo(table.seat(0));
    visitor.find("plateau-ask .mine plateau-clock time").waitFor();
    assertThat(visitor.find("plateau-ask plateau-clock time").boundingBox().y).isLessThan(390);
  }

  @Test
  void whoWantsEverythingAtOnceIsToldNothingByTheBoard() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.page().evaluate(HEAR_THE_STORY);
    int number = visitor.number();
    visitor.find("plateau-ask button.main").click();
    visitor.waitForAnswer(number);
    assertThat(visitor.page().evaluate("() => window.story.includes(true)")).isEqualTo(false);
  }
}
