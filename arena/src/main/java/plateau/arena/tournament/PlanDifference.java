package plateau.arena.tournament;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Refuses to go on with a tournament that was begun with another plan, and says what differs. */
final class PlanDifference {

  private static final int LONGEST = 120;

  private PlanDifference() {}

  static void check(Fields begun, Fields wanted, Path ledger) {
    Map<?, ?> before = begun.inner("plan").orElseThrow().map();
    Map<?, ?> now = wanted.inner("plan").orElseThrow().map();
    Set<Object> names = new LinkedHashSet<>(before.keySet());
    names.addAll(now.keySet());
    for (Object name : names) {
      if (!Objects.equals(before.get(name), now.get(name))) {
        throw new Problem(
            Message.of(
                "tournament.other-plan",
                "folder",
                Objects.requireNonNullElse(ledger.getParent(), ledger),
                "field",
                name,
                "before",
                shown(before.get(name)),
                "now",
                shown(now.get(name))));
      }
    }
  }

  private static String shown(@Nullable Object value) {
    String text = value == null ? "-" : value.toString();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
