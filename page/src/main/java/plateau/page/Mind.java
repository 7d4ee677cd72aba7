package plateau.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Level;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.Thought;
import plateau.kernel.chance.Dice;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.players.seating.Advice;
import plateau.table.Observer;
import plateau.table.SteadyPlayer;
import plateau.table.kept.Event;
import plateau.table.kept.Past;
import plateau.table.kept.StoredTable;
import plateau.table.order.SeatBook;

/**
 * What thinks in a page, in a worker of its own that can be ended at any moment: it knows a table
 * by what is kept of it. It goes on from the position that it saw last, and answers what it would
 * answer had it seen none.
 */
final class Mind<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Observer observer;
  private final Map<Integer, SteadyPlayer<S, M>> players = new HashMap<>();
  private final List<Event> events = new ArrayList<>();
  private @Nullable StoredTable table;
  private @Nullable Match<S, M> match;

  Mind(Game<S, M> game, Observer observer) {
    this.game = game;
    this.observer = observer;
  }

  /** Answers a question of {@link ThinkingElsewhere}. */
  String answer(Given question) {
    StoredTable now = TableText.table(question.field("table"));
    if (question.whole("behind") < 0) {
      events.clear();
    }
    question.field("events").items().forEach(event -> events.add(TableText.event(event)));
    Match<S, M> there = follow(now, Past.stepsOf(events));
    int step = there.lastStep() + 1;
    return question.field("isHint").truth()
        ? advice(there.state().copy(), step)
        : decision(now, there.state().copy(), step);
  }

  private Match<S, M> follow(StoredTable now, List<Step> steps) {
    Match<S, M> known = match;
    StoredTable before = table;
    table = now;
    if (known == null
        || before == null
        || !before.id().equals(now.id())
        || !before.seats().equals(now.seats())
        || !goesOn(known, steps)) {
      players.clear();
      known = Match.resume(game, setup(now), Dice.seeded(now.seed()), steps);
      match = known;
    }
    return known;
  }

  private static Setup setup(StoredTable table) {
    return new Setup(table.seats().size(), table.options());
  }

  // Whether the steps are those that we have seen, and more, which are played.
  private static boolean goesOn(Match<?, ?> known, List<Step> steps) {
    int seen = known.steps().size();
    return steps.size() >= seen
        && steps.subList(0, seen).equals(known.steps())
        && steps.stream()
            .skip(seen)
            .allMatch(step -> known.play(step.seat(), step.move()) instanceof Answer.Accepted);
  }

  private String decision(StoredTable now, S state, int step) {
    SteadyPlayer<S, M> player =
        players.computeIfAbsent(
            state.toMove(),
            seat ->
                new SteadyPlayer<>(
                    game, new SeatBook(now.seats()).seating(), seat, now.seed(), observer));
    return new JsonObject()
        .put("move", game.notation().write(player.decide(state, step)))
        .toString();
  }

  private String advice(S state, int step) {
    Advice<M> advice = Advice.on(game, state, step, System::nanoTime);
    return new JsonObject()
        .put("level", advice.level().map(Level::id))
        .list("thoughts", advice.thoughts().stream().map(this::thought).toList())
        .toString();
  }

  private String thought(Thought<M> thought) {
    return new JsonObject()
        .put("move", game.notation().write(thought.move()))
        .put("odds", thought.odds())
        .put("samples", thought.samples())
        .toString();
  }

  /** The move in an answer. */
  static <S extends State<S, M>, M> M move(Game<S, M> game, Given answer) {
    return game.notation()
        .read(answer.text("move"))
        .orElseThrow(() -> new IllegalStateException("no move: " + answer.text("move")));
  }

  /** The advice in an answer. */
  static <S extends State<S, M>, M> Advice<M> advice(Game<S, M> game, Given answer) {
    List<Thought<M>> thoughts =
        answer.field("thoughts").items().stream()
            .map(
                one ->
                    new Thought<>(
                        move(game, one), one.field("odds").decimal(), one.whole("samples")))
            .toList();
    Optional<Level> level = answer.maybe("level").flatMap(id -> Level.named(id.text()));
    return new Advice<>(level, thoughts);
  }
}
