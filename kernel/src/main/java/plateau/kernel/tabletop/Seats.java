package plateau.kernel.tabletop;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where views speak of seats, which people count from one. */
public final class Seats {

  private static final Set<String> OWNERS = Set.of("seat", "player", "owner");
  private static final Set<String> OTHERS = Set.of("toMove", "winner", "dealer", "leader");

  private Seats() {}

  /** Whether a fact with this name says whose all beside it is. */
  static boolean isOwner(String field) {
    return OWNERS.contains(field);
  }

  /** Whether a number with this name is a seat. */
  public static boolean isSeat(String field) {
    return isOwner(field) || OTHERS.contains(field);
  }

  /** The seat whose facts these are, where they say so. */
  static Optional<Integer> in(Map<String, Object> facts) {
    return facts.entrySet().stream()
        .filter(fact -> isOwner(fact.getKey()))
        .map(Map.Entry::getValue)
        .filter(value -> value instanceof Integer seat && seat >= 0)
        .map(Integer.class::cast)
        .findFirst();
  }
}
