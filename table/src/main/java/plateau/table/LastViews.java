package plateau.table;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonBuffer;

/**
 * What each seat was shown last, so that the next message need tell only what is new. Belongs to
 * the table's mailbox.
 */
final class LastViews {

  private static final int USUAL_DIFFERENCE = 1024;
  private static final int USUAL_VIEW = 8192;

  private record View(int n, Object facts) {}

  /** The view of a seat, and the one before it. */
  static final class Change {

    private final @Nullable View before;
    private final Object now;
    private byte @Nullable [] difference;
    private byte @Nullable [] whole;

    private Change(@Nullable View before, Object now) {
      this.before = before;
      this.now = now;
    }

    /** As JSON: whole, unless it goes to somebody who has the one before. */
    byte[] json(int have) {
      return before != null && before.n() == have ? difference(before.facts()) : whole();
    }

    private byte[] difference(Object from) {
      byte[] known = difference;
      if (known == null) {
        known = new JsonBuffer(USUAL_DIFFERENCE).difference(from, now).toBytes();
        difference = known;
      }
      return known;
    }

    private byte[] whole() {
      byte[] known = whole;
      if (known == null) {
        known = new JsonBuffer(USUAL_VIEW).value(now).toBytes();
        whole = known;
      }
      return known;
    }
  }

  private final Map<Integer, View> views = new HashMap<>();

  /** The view number {@code n} is about to be shown to whoever looks with this seat's eyes. */
  Change show(int seat, int n, Object view) {
    return new Change(views.put(seat, new View(n, view)), view);
  }
}
