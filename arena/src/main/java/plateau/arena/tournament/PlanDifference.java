package plateau.arena.tournament;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Refuses to go on with a tournament that was begun with another plan, and says what differs. */
final class PlanDifference {

  private static final int LONGEST = 120;

  private PlanDifference() {}

  static void check(Given begun, Given wanted, Path ledger) {
    Given before = begun.field("plan");
    Given now = wanted.field("plan");
    Set<String> names = new LinkedHashSet<>(before.names());
    names.addAll(now.names());
    for (String name : names) {
      Object then = before.field(name).value();
      Object today = now.field(name).value();
      if (!Objects.equals(then, today)) {
        throw new Problem(
            Message.of(
                "tournament.other-plan",
                "folder",
                Objects.requireNonNullElse(ledger.getParent(), ledger),
                "field",
                name,
                "before",
                shown(then),
                "now",
                shown(today)));
      }
    }
  }

  private static String shown(@Nullable Object value) {
    String text = value == null ? "-" : value.toString();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
