package plateau.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.players.seating.Advice;
import plateau.server.operations.Failures;
import plateau.server.table.Refusal.Code;

/**
 * What a good player would do, for whoever decides and asks. Worked out aside, from what that seat
 * knows; when the position changes meanwhile or whoever asked leaves, it is given up. Belongs to
 * the table's mailbox.
 */
final class Hints<S extends State<S, M>, M> {

  private static final int MOST_MOVES = 5;
  private static final double DIGITS = 1e3;

  private final TableState<S, M> table;
  private final Consumer<Runnable> mailbox;
  private final List<Asked> asked = new ArrayList<>();
  private int at = -1;
  private @Nullable Future<?> work;
  private @Nullable Advice<M> advice;

  private record Asked(Guest guest, String id) {}

  Hints(TableState<S, M> table, Consumer<Runnable> mailbox) {
    this.table = table;
    this.mailbox = mailbox;
  }

  /** Whether somebody waits for one. */
  boolean isBusy() {
    return !asked.isEmpty();
  }

  /** Somebody who decides now would like one. */
  void ask(Guest guest, String id) {
    if (!table.offersHints()) {
      throw Refusal.of(Code.NO_HINT);
    }
    forgetOld();
    if (advice == null && work == null) {
      begin();
    }
    asked.add(new Asked(guest, id));
    answer();
  }

  /** Somebody has hung up: when nobody else waits, thinking ends. */
  void left(Guest guest) {
    asked.removeIf(one -> one.guest().connection().equals(guest.connection()));
    if (asked.isEmpty()) {
      stop();
    }
  }

  /** The position may have changed: nobody wants to know any more. */
  void forgetOld() {
    if (at == table.position().n()) {
      return;
    }
    stop();
    asked.clear();
    advice = null;
    at = table.position().n();
  }

  // Interrupted, so that the next one does not wait for an answer that nobody hears.
  private void stop() {
    if (work != null) {
      work.cancel(true);
      work = null;
    }
  }

  private void begin() {
    S state = table.match().state().copy();
    int step = table.match().lastStep() + 1;
    int now = at;
    work =
        table
            .services()
            .hints()
            .take(() -> think(state, step, now))
            .orElseThrow(() -> Refusal.of(Code.BUSY));
  }

  // A player that breaks must not leave anybody waiting.
  private void think(S state, int step, int now) {
    try {
      Advice<M> found = Advice.on(table.game(), state, step, System::nanoTime);
      mailbox.accept(() -> found(now, found));
    } catch (CancellationException _) {
      // Nobody waits for it any more.
    } catch (RuntimeException e) {
      Failures.log("a hint failed", e);
      mailbox.accept(() -> found(now, new Advice<>(Optional.empty(), List.of())));
    }
  }

  private void found(int now, Advice<M> found) {
    forgetOld();
    if (now == at) {
      advice = found;
      answer();
    }
  }

  private void answer() {
    Advice<M> known = advice;
    if (known != null) {
      asked.forEach(one -> one.guest().send(written(one, known)));
      asked.clear();
    }
  }

  private String written(Asked one, Advice<M> known) {
    Telling<S, M> telling = table.services().tellings().of(table.game(), one.guest().language());
    S state = table.match().state();
    return JsonObject.ofType("hint")
        .put("id", one.id())
        .put("at", at)
        .put("level", known.level().map(telling.words()::name))
        .put("alike", known.alike(MOST_MOVES))
        .list(
            "moves",
            known.thoughts().stream()
                .limit(MOST_MOVES)
                .map(
                    thought ->
                        new JsonObject()
                            .raw("move", telling.move(state, thought.move()))
                            .put("odds", Math.round(thought.odds() * DIGITS) / DIGITS)
                            .put("samples", thought.samples())
                            .toString())
                .toList())
        .toString();
  }
}
