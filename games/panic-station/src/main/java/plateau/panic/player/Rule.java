package plateau.panic.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.panic.rules.PanicMove;

/** A rule of thumb: a legal move, or null when it has nothing to say. */
@FunctionalInterface
interface Rule {

  @Nullable PanicMove advise(Situation now);

  /** What the first rule says that says something. */
  static @Nullable PanicMove first(List<Rule> rules, Situation now) {
    for (Rule rule : rules) {
      PanicMove move = rule.advise(now);
      if (move != null) {
        return move;
      }
    }
    return null;
  }
}
