package plateau.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.table.kept.Event;
import plateau.table.order.SeatBook;

/**
 * Somebody wants to take a move back, and the other people answer. Belongs to the table's mailbox.
 */
final class UndoTalk {

  /** How a request ended. */
  record Outcome(int by, int target, boolean isDone, Message why) {

    String written(Words words) {
      return JsonObject.ofType("undo-ended")
          .put("by", by)
          .put("done", isDone)
          .put("words", words.say(why))
          .toString();
    }
  }

  private record Open(int by, int target, Map<Integer, Boolean> agreed) {}

  private @Nullable Open open;
  private int number;

  /** A new request, in place of an older one. */
  void open(int seat, int target, SeatBook seats) {
    Map<Integer, Boolean> agreed = new LinkedHashMap<>();
    seats.people().stream()
        .filter(other -> other.seat() != seat)
        .forEach(other -> agreed.put(other.seat(), false));
    open = new Open(seat, target, agreed);
    number++;
  }

  /** What everybody has agreed to: the last step that stays. */
  Optional<Integer> agreed() {
    Open now = open;
    return now == null || now.agreed().containsValue(false)
        ? Optional.empty()
        : Optional.of(now.target());
  }

  /** Who has asked. */
  int by() {
    return asked().by();
  }

  /** Which request this is, counted at this table. */
  int number() {
    return number;
  }

  boolean isOpenFor(int seat) {
    return open != null && open.agreed().containsKey(seat);
  }

  void agreedBy(int seat) {
    asked().agreed().put(seat, true);
  }

  Outcome refusedBy(Named name) {
    return ended(false, Message.of("undo.refused", "name", name));
  }

  /** Whatever happens ends a request: the taking back that it asked for, or a move. */
  Optional<Outcome> endedBy(Event event, IntFunction<Named> names) {
    Open now = open;
    if (now == null) {
      return Optional.empty();
    }
    return Optional.of(
        switch (event) {
          case Event.TakenBack _ -> ended(true, Message.of("undo.done"));
          case Event.Played _ ->
              ended(false, Message.of("undo.played-on", "name", names.apply(now.by())));
        });
  }

  Optional<Outcome> expired(int asked) {
    return open == null || number != asked
        ? Optional.empty()
        : Optional.of(ended(false, Message.of("undo.expired")));
  }

  /** The request as everybody is told of it. */
  Optional<String> told(IntFunction<Named> names, Words words) {
    Open now = open;
    if (now == null) {
      return Optional.empty();
    }
    Map<String, @Nullable Object> answers = new LinkedHashMap<>();
    now.agreed().forEach((seat, agreed) -> answers.put(seat.toString(), agreed ? true : null));
    return Optional.of(
        JsonObject.ofType("undo")
            .put("by", now.by())
            .put("name", words.name(names.apply(now.by())))
            .put("to", now.target())
            .put("answers", answers)
            .toString());
  }

  private Outcome ended(boolean isDone, Message why) {
    Open now = asked();
    open = null;
    return new Outcome(now.by(), now.target(), isDone, why);
  }

  private Open asked() {
    Open now = open;
    if (now == null) {
      throw new IllegalStateException("nobody asked for an undo");
    }
    return now;
  }
}
