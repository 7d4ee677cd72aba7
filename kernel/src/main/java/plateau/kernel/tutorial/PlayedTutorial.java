package plateau.kernel.tutorial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Message;

/** A tutorial played by the rules: where each of its lessons is taught. */
public final class PlayedTutorial<S extends State<S, M>, M> {

  /**
   * A lesson, and the position in which it is taught.
   *
   * @param firstStep the first step that nobody has been told of before this lesson
   * @param lastStep the step that leads to its position
   * @param outcome the position right after the move that is asked for
   */
  public record Scene<S>(
      Lesson lesson, S position, int firstStep, int lastStep, Optional<S> outcome) {}

  private final Tutorial tutorial;
  private final Match<S, M> match;
  private final List<Scene<S>> scenes = new ArrayList<>();

  private PlayedTutorial(Game<S, M> game, Tutorial tutorial) {
    this.tutorial = tutorial;
    this.match = Match.start(game, tutorial.setup(), Dice.seeded(tutorial.seed()));
  }

  /**
   * Plays all of it.
   *
   * @throws TutorialFault when a move is not legal where it is asked for, or a thing is not seen
   */
  public static <S extends State<S, M>, M> PlayedTutorial<S, M> play(
      Game<S, M> game, Tutorial tutorial) {
    PlayedTutorial<S, M> played = new PlayedTutorial<>(game, tutorial);
    int told = 0;
    for (Lesson lesson : tutorial.lessons()) {
      told = played.teach(lesson, told);
    }
    return played;
  }

  public Tutorial tutorial() {
    return tutorial;
  }

  /** The whole match. */
  public Match<S, M> match() {
    return match;
  }

  public List<Scene<S>> scenes() {
    return List.copyOf(scenes);
  }

  private int teach(Lesson lesson, int told) {
    S position = match.state();
    int reached = match.lastStep();
    Object view = match.game().view(position, tutorial.learner());
    for (String look : lesson.look()) {
      if (!Spotlight.isIn(look, view)) {
        throw fault(lesson, Message.of("tutorial.not-seen", "look", look));
      }
    }
    @Nullable S outcome = lesson.ask().isPresent() ? asked(lesson, lesson.ask().get()) : null;
    lesson.then().forEach(move -> play(lesson, move));
    scenes.add(new Scene<>(lesson, position, told, reached, Optional.ofNullable(outcome)));
    return reached + 1;
  }

  private S asked(Lesson lesson, String move) {
    if (match.isOver() || match.toMove() != tutorial.learner()) {
      throw fault(lesson, Message.of("tutorial.not-the-learner", "move", move));
    }
    play(lesson, move);
    return match.state();
  }

  private void play(Lesson lesson, String move) {
    if (match.isOver()) {
      throw fault(lesson, Message.of("tutorial.over", "move", move));
    }
    if (match.play(match.toMove(), move) instanceof Answer.Refused refused) {
      throw fault(lesson, Message.of("tutorial.refused", "move", move, "why", refused.reason()));
    }
  }

  private static TutorialFault fault(Lesson lesson, Message what) {
    return new TutorialFault(
        lesson.line(), Message.of("tutorial.in-lesson", "lesson", lesson.id(), "what", what));
  }
}
