package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Set;
import java.util.TreeSet;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.tutorial.Lesson;
import plateau.kernel.tutorial.PlayedTutorial;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** The tutorial of a game, if it has one, can be played to its end and says everything twice. */
final class Teaching<S extends State<S, M>, M> {

  // A first game takes five minutes: so many lessons, none longer than a breath.
  private static final int FEWEST = 10;
  private static final int MOST = 22;
  private static final int LONGEST = 260;

  private final Game<S, M> game;

  Teaching(Game<S, M> game) {
    this.game = game;
  }

  void tutorialCanBeTaught() {
    Tutorial.of(game).ifPresent(this::check);
  }

  private void check(Tutorial tutorial) {
    assertThatCode(() -> PlayedTutorial.play(game, tutorial))
        .as("the tutorial of " + game.info().id() + " with seed " + tutorial.seed())
        .doesNotThrowAnyException();
    assertThat(tutorial.lessons().size())
        .as("lessons of tutorial.txt, for a first game of about five minutes")
        .isBetween(FEWEST, MOST);
    assertThat(tutorial.lessons())
        .as("one lesson at least lets the learner do something: a line \"ask MOVE\"")
        .anyMatch(lesson -> lesson.ask().isPresent());
    assertThat(tutorial.lessons().getLast().ask()).as("the last lesson asks nothing").isEmpty();
    for (Language language : Language.values()) {
      speaks(tutorial, Tutorial.words(game, language));
    }
    assertThat(Tutorial.words(game, Language.FRENCH).keys())
        .as("the keys of tutorial_fr.properties are those of tutorial_en.properties")
        .isEqualTo(Tutorial.words(game, Language.ENGLISH).keys());
  }

  private static void speaks(Tutorial tutorial, Words words) {
    Set<String> wanted = new TreeSet<>();
    for (Lesson lesson : tutorial.lessons()) {
      wanted.add(lesson.id() + ".title");
      wanted.add(lesson.id() + ".say");
      if (lesson.ask().isPresent() && words.has(lesson.id() + ".else")) {
        wanted.add(lesson.id() + ".else");
      }
    }
    assertThat(words.keys())
        .as(
            "the keys of tutorial_%s.properties are those that the lessons need",
            words.language().code())
        .isEqualTo(wanted);
    assertThat(wanted)
        .allSatisfy(
            key -> assertThat(words.say(key)).as(key).isNotBlank().hasSizeLessThan(LONGEST));
  }
}
