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
        inside(document, 'codroid-board').addEventListener('story', (event) => window.story.push(event.detail.busy));
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
  void withReducedMotionNothingTravels() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.page().evaluate(HEAR_THE_STORY);
    int number = visitor.number();
    visitor.find("plateau-ask button.main").click();
    visitor.waitForAnswer(number);
    assertThat(visitor.page().evaluate("() => window.story.includes(true)")).isEqualTo(false);
  }
}
