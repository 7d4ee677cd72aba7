package plateau.table.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.tutorial.Lesson;
import plateau.kernel.tutorial.PlayedTutorial;
import plateau.kernel.tutorial.PlayedTutorial.Scene;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Words;

/**
 * A tutorial as the page that teaches it needs it: the positions as the learner sees them, each
 * once, and the lessons with their words.
 */
public final class Lessons<S extends State<S, M>, M> {

  private final PlayedTutorial<S, M> played;
  private final Telling<S, M> telling;
  private final Words said;
  private final List<String> positions = new ArrayList<>();
  private final List<String> lessons = new ArrayList<>();
  private @Nullable Scene<S> last;

  private Lessons(Game<S, M> game, Tutorial tutorial, Telling<S, M> telling) {
    this.played = PlayedTutorial.play(game, tutorial);
    this.telling = telling;
    this.said = Tutorial.words(game, telling.words().language());
  }

  /** The tutorial of a game as JSON, if it has one. */
  public static <S extends State<S, M>, M> Optional<String> of(
      Game<S, M> game, Telling<S, M> telling) {
    return Tutorial.of(game).map(tutorial -> new Lessons<>(game, tutorial, telling).written());
  }

  private String written() {
    played.scenes().forEach(this::add);
    Match<S, M> match = played.match();
    return new JsonObject()
        .put("game", match.game().info().id())
        .put("lang", said.language().code())
        .put("seat", played.tutorial().learner())
        .put("seats", match.setup().seats())
        .put("options", match.setup().options())
        .put("scene", match.game().scene(match.setup()))
        .list("positions", positions)
        .list("lessons", lessons)
        .toString();
  }

  private void add(Scene<S> scene) {
    boolean isNew = last == null || last.lastStep() != scene.lastStep();
    if (isNew) {
      positions.add(position(scene));
    }
    last = scene;
    lessons.add(lesson(scene));
  }

  private String lesson(Scene<S> scene) {
    Lesson lesson = scene.lesson();
    String otherwise = lesson.id() + ".else";
    return new JsonObject()
        .put("id", lesson.id())
        .put("title", said.say(lesson.id() + ".title"))
        .put("words", said.say(lesson.id() + ".say"))
        .put("otherwise", said.has(otherwise) ? said.say(otherwise) : null)
        .put("look", lesson.look())
        .put("ask", lesson.ask())
        .put("position", positions.size() - 1)
        .raw(
            "outcome",
            scene
                .outcome()
                .filter(_ -> isCertain())
                .map(after -> outcome(scene, after))
                .orElse("null"))
        .toString();
  }

  private boolean isCertain() {
    return played.match().game().isCertain();
  }

  // Only where nothing is left to chance a board shows beforehand what a move leads to.
  private String outcome(Scene<S> scene, S after) {
    int step = scene.lastStep() + 1;
    return new JsonObject()
        .raw("view", view(after))
        .rawList("journal", journal(step, step))
        .toString();
  }

  private String position(Scene<S> scene) {
    S state = scene.position();
    boolean isAsked = state.toMove() == played.tutorial().learner();
    return new JsonObject()
        .put("step", scene.lastStep())
        .put("toMove", state.toMove() == Seat.OVER ? null : state.toMove())
        .put("ask", isAsked ? telling.words().say("ask.you") : "")
        .raw("view", view(state))
        .rawList("moves", isAsked ? telling.moves(state) : List.of())
        .put("outlook", isAsked ? telling.outlook(state) : null)
        .rawList("journal", journal(scene.firstStep(), scene.lastStep()))
        .raw(
            "result",
            state.toMove() == Seat.OVER
                ? EndingWriter.facts(state.result(), telling.words()).toString()
                : "null")
        .toString();
  }

  private String view(S state) {
    return Json.write(played.match().game().view(state, played.tutorial().learner()));
  }

  private List<byte[]> journal(int first, int end) {
    List<byte[]> journal = new ArrayList<>();
    for (int number = first; number <= end; number++) {
      Step step = played.match().steps().get(number);
      journal.addAll(
          telling.journal(
              number,
              number,
              Telling.moverOf(step),
              played.tutorial().learner(),
              played.match().journal(number)));
    }
    return journal;
  }
}
