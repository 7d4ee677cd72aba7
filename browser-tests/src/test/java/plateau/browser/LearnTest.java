package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.tutorial.Lesson;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The tutorials, played by doing exactly what each lesson asks. */
class LearnTest extends BrowserTest {

  private static final int PHOTOGRAPHED = 4;

  @ParameterizedTest
  @CsvSource({
    "codroid,PHONE,fr,light",
    "iceberg,DESKTOP,en,dark",
    "panic-station,DESKTOP,en,dark",
    "deadzone,PHONE,fr,light"
  })
  void aTutorialIsPlayedByDoingWhatItAsks(String id, Device device, String language, String theme)
      throws IOException {
    Game<?, ?> game =
        Games.all().stream().filter(one -> one.info().id().equals(id)).findFirst().orElseThrow();
    Tutorial tutorial = Tutorial.of(game).orElseThrow();
    Words words = Tutorial.words(game, Language.of(language).orElseThrow());
    Visitor learner = visitor(device, language, theme);
    learner.goTo("/learn/" + id);
    learner.page().evaluate(Facts.DEFINED);
    for (Lesson lesson : tutorial.lessons()) {
      learner.find("main[data-lesson='%s']".formatted(lesson.id())).waitFor();
      assertThat(learner.find("lesson-card h2").textContent())
          .isEqualTo(words.say(lesson.id() + ".title"));
      if (!lesson.look().isEmpty() || lesson.ask().isPresent()) {
        // What is not drawn cannot be ringed, and this waits in vain.
        learner.find("lesson-rings .ring").first().waitFor();
      }
      LayoutTest.noFaults(learner.page(), Facts.LESSON, "", id + ", lesson " + lesson.id());
      if (lesson.equals(tutorial.lessons().get(PHOTOGRAPHED))) {
        check(learner, id + "-" + device.size() + "-" + theme);
      }
      if (!lesson.equals(tutorial.lessons().getLast())) {
        goOn(learner, lesson);
      }
    }
    check(learner, id + "-end-" + device.size() + "-" + theme);
    learner.find("lesson-card button.play").click();
    learner.find("main[data-step]").waitFor();
    assertThat(learner.path()).startsWith("/table/");
  }

  @Test
  void anotherMoveIsAnsweredAndChangesNothing() {
    Visitor learner = visitor(Device.DESKTOP);
    learner.goTo("/learn/codroid#7");
    learner.find("[data-move='shopping-good-practice']").click();
    assertThat(learner.find("lesson-card .answer").textContent()).contains("Barrier gestures 1");
    assertThat(learner.find("main").getAttribute("data-lesson")).isEqualTo("first-card");
  }

  @Test
  void aTutorialCanBeFollowedByKeyboard() {
    Visitor learner = visitor(Device.DESKTOP);
    learner.goTo("/learn/iceberg#3").find("main[data-lesson='alien']").waitFor();
    press(learner, "lesson-card .next");
    learner.find("main[data-lesson='move']").waitFor();
    press(learner, "lesson-card .find");
    learner.find("iceberg-actions [data-move='M0E']:focus").waitFor();
    learner.page().keyboard().press("Enter");
    learner.find("main[data-lesson='slide']").waitFor();
    learner.find("lesson-card h2:focus").waitFor();
    press(learner, "lesson-card .back");
    learner.find("main[data-lesson='move']").waitFor();
  }

  @Test
  void tutorialsAreLinkedFromTheGamesAndTheirRules() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card[data-game='iceberg'] a.learn").click();
    visitor.find("main[data-lesson='welcome']").waitFor();
    visitor.goTo("/rules/codroid").find("a.learn").click();
    visitor.find("main[data-lesson='welcome']").waitFor();
    assertThat(visitor.path()).startsWith("/learn/codroid");
  }

  private static void goOn(Visitor learner, Lesson lesson) {
    if (lesson.ask().isEmpty()) {
      learner.find("lesson-card .next").click();
      return;
    }
    // What the map of a phone shows too may lie under the card there.
    Locator asked =
        learner.find(
            "%s[data-move='%s'] >> visible=true"
                .formatted(learner.device() == Device.PHONE ? ".sheet " : "", lesson.ask().get()));
    // In Iceberg an agent is chosen before its actions are offered.
    if (asked.count() == 0) {
      learner.find("[role='radio'][data-thing='%s']".formatted(lesson.look().getLast())).click();
    }
    asked.first().click();
  }

  private static void press(Visitor visitor, String selector) {
    visitor.find(selector).focus();
    visitor.page().keyboard().press("Enter");
  }

  private static void check(Visitor visitor, String name) throws IOException {
    visitor.photograph(pictures().resolve("learn-" + name + ".png"));
    assertThat(visitor.scrollsSideways()).as(name + " scrolls sideways").isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + name).isEmpty();
  }
}
