package plateau.server.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What each seat was shown last, so that the next message need tell only what is new. Belongs to
 * the table's mailbox.
 */
final class Shown {

  private record View(int n, Object facts) {}

  /** The view of a seat, and the one before it. */
  static final class Change {

    private final @Nullable View before;
    private final Object now;

    private Change(@Nullable View before, Object now) {
      this.before = before;
      this.now = now;
    }

    /** Whole, unless it goes to somebody who has the one before. */
    void write(JsonObject message, int have) {
      if (before != null && before.n() == have) {
        message.putDifference("view", before.facts(), now);
      } else {
        message.put("view", now);
      }
    }
  }

  private final Map<Integer, View> views = new HashMap<>();

  /** The view number {@code n} is about to be shown to whoever looks with this seat's eyes. */
  Change show(int seat, int n, Object view) {
    return new Change(views.put(seat, new View(n, view)), view);
  }
}
