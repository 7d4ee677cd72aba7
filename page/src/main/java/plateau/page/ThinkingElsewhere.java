package plateau.page;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonObject;
import plateau.players.seating.Advice;
import plateau.table.Thinking;
import plateau.table.Timing;
import plateau.table.kept.StoredTable;

/**
 * Lets the players of one table think in other workers, one for moves and one for hints, which can
 * be ended at any moment. What they are asked stands in what is kept of the table, so that is told
 * instead of the work itself.
 */
final class ThinkingElsewhere<S extends State<S, M>, M> implements Thinking {

  private final Game<S, M> game;
  private final String table;
  private final KeptTables kept;
  private final Questions decisions;
  private final Questions hints;

  ThinkingElsewhere(
      Game<S, M> game, String table, KeptTables kept, Questions decisions, Questions hints) {
    this.game = game;
    this.table = table;
    this.kept = kept;
    this.decisions = decisions;
    this.hints = hints;
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  // A table asks for moves of its game alone.
  @SuppressWarnings("unchecked")
  @Override
  public <T> void decide(Supplier<T> work, Consumer<T> then) {
    var _ = ask(decisions, false, answer -> then.accept((T) Mind.move(game, answer)));
  }

  @SuppressWarnings("unchecked")
  @Override
  public <T> Optional<Timing.Later> advise(Supplier<Advice<T>> work, Consumer<Advice<T>> then) {
    return Optional.of(
        ask(hints, true, answer -> then.accept((Advice<T>) Mind.advice(game, answer))));
  }

  private Timing.Later ask(Questions mind, boolean isHint, Consumer<Given> then) {
    StoredTable now = kept.table(table).orElseThrow();
    int known = mind.knownOf(table);
    String question =
        new JsonObject()
            .put("game", now.game())
            .raw("table", TableText.write(now, kept.chat(table, 0)))
            .put("behind", known)
            .list("events", kept.eventsBehind(table, known).stream().map(TableText::write).toList())
            .put("isHint", isHint)
            .toString();
    return mind.ask(table, now.last(), question, then);
  }
}
