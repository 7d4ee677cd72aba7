package plateau.app.db;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Divergence;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.store.Store;
import plateau.table.kept.Event;
import plateau.table.kept.Past;
import plateau.table.kept.Status;
import plateau.table.kept.StoredTable;

/**
 * Plays what a database has of a table again, and compares. The words of this package stand in the
 * message files beside this class.
 */
final class Audit {

  private final Store store;
  private final Seeds seeds;
  private long steps;

  Audit(Store store) {
    this.store = store;
    this.seeds = new Seeds(store);
  }

  /** How many steps were played again so far. */
  long steps() {
    return steps;
  }

  /** All that is wrong with a table; nothing about the match of one under other rules. */
  List<Difference> of(String id) {
    try {
      return of(store.table(id).orElseThrow());
    } catch (RuntimeException broken) {
      // Whatever a damaged row makes of itself: a word that is none, a number that is text.
      return List.of(Difference.of(id, "unreadable", "why", said(broken)));
    }
  }

  private static Object said(RuntimeException broken) {
    return broken instanceof Problem problem
        ? problem.message()
        : Optional.ofNullable(broken.getMessage()).orElse(broken.getClass().getSimpleName());
  }

  private List<Difference> of(StoredTable table) {
    Game<?, ?> game;
    try {
      game = Games.named(table.game());
    } catch (Problem unknown) {
      return List.of(Difference.of(table.id(), "unknown-game", "why", unknown.message()));
    }
    return all(game, table);
  }

  private <S extends State<S, M>, M> List<Difference> all(Game<S, M> game, StoredTable table) {
    List<Difference> found = new ArrayList<>(SeatCheck.of(game, table));
    List<Event> events = store.events(table.id());
    List<Difference> misplaced = EventCheck.of(table, events);
    found.addAll(misplaced);
    if (misplaced.isEmpty() && isUnderPresentRules(game, table)) {
      replay(game, table).ifPresent(found::add);
    }
    return found;
  }

  static boolean isUnderPresentRules(Game<?, ?> game, StoredTable table) {
    return table.rules().equals(game.info().rulesVersion());
  }

  /** The first thing in which the match differs from what the present rules make of it. */
  <S extends State<S, M>, M> Optional<Difference> replay(Game<S, M> game, StoredTable table) {
    List<Step> played = Past.stepsOf(store.events(table.id()));
    try {
      Setup setup = Setup.of(game.info(), table.seats().size(), table.options());
      Match<S, M> match = Match.resume(game, setup, Dice.seeded(table.seed()), played);
      steps += played.size() - 1;
      return unexplained(table, played).or(() -> otherEnding(match, table));
    } catch (Divergence divergence) {
      return Optional.of(
          Difference.at(divergence.step(), table.id(), "divergence", "why", divergence.message()));
    } catch (IllegalSetup illegal) {
      return Optional.of(Difference.at(0, table.id(), "setup", "why", illegal.message()));
    }
  }

  private Optional<Difference> unexplained(StoredTable table, List<Step> played) {
    return played.stream()
        .filter(step -> !seeds.explain(table, step))
        .findFirst()
        .map(step -> Difference.at(step.number(), table.id(), "dice"));
  }

  private static Optional<Difference> otherEnding(Match<?, ?> match, StoredTable table) {
    boolean isOver = table.status() == Status.OVER;
    if (match.isOver() != isOver) {
      String key = isOver ? "not-over" : "over";
      return Optional.of(Difference.at(match.lastStep(), table.id(), key));
    }
    if (isOver && !table.result().equals(Optional.of(match.state().result()))) {
      return Optional.of(
          Difference.at(
              match.lastStep(),
              table.id(),
              "result",
              "kept",
              table.result().map(Audit::told),
              "played",
              told(match.state().result())));
    }
    return Optional.empty();
  }

  private static Message told(Result result) {
    return Message.of(
        "db.ending",
        "code",
        result.code(),
        "winners",
        result.winners().stream().map(seat -> seat + 1).toList(),
        "scores",
        result.scores());
  }
}
