package plateau.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.players.seating.Advice;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Telling;
import plateau.table.message.Tellings;

/**
 * What a good player would do, for whoever decides and asks. Worked out aside, from what that seat
 * knows; when the position changes meanwhile or whoever asked leaves, it is given up. Belongs to
 * the table's mailbox.
 */
final class Hints<S extends State<S, M>, M> {

  private static final int MOST_MOVES = 5;
  private static final double DIGITS = 1e3;

  private final TableState<S, M> table;
  private final Position<S, M> position;
  private final Thinking thinking;
  private final Tellings tellings;
  private final Observer observer;
  private final List<Asked> asked = new ArrayList<>();
  private int at = -1;
  private Timing.@Nullable Later work;
  private @Nullable Advice<M> advice;

  private record Asked(Guest guest, String id) {}

  Hints(Ports ports, TableState<S, M> table) {
    this.table = table;
    this.position = table.position();
    this.thinking = ports.thinking();
    this.tellings = ports.tellings();
    this.observer = ports.observer();
  }

  /** Whether somebody waits for one. */
  boolean isBusy() {
    return !asked.isEmpty();
  }

  /** Somebody who decides now would like one. */
  void ask(Guest guest, String id, int from) {
    table.checkTurn(guest.seatOrRefuse(), from);
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
    if (at == position.n()) {
      return;
    }
    stop();
    asked.clear();
    advice = null;
    at = position.n();
  }

  // Interrupted, so that the next one does not wait for an answer that nobody hears.
  private void stop() {
    if (work != null) {
      work.cancel();
      work = null;
    }
  }

  private void begin() {
    S state = position.match().state().copy();
    int step = position.match().lastStep() + 1;
    int now = at;
    work =
        thinking
            .advise(() -> think(state, step), found -> found(now, found))
            .orElseThrow(() -> Refusal.of(Code.BUSY));
  }

  // A player that breaks must not leave anybody waiting.
  private Advice<M> think(S state, int step) {
    try {
      return Advice.on(position.game(), state, step, thinking::nanoTime);
    } catch (CancellationException givenUp) {
      throw givenUp;
    } catch (RuntimeException e) {
      observer.failed("a hint failed", e);
      return new Advice<>(Optional.empty(), List.of());
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
    Telling<S, M> telling = tellings.of(position.game(), one.guest().language());
    S state = position.match().state();
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
