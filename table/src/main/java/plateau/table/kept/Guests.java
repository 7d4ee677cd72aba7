package plateau.table.kept;

import java.util.HashSet;
import java.util.Set;

/**
 * Who is connected to a table.
 *
 * @param seats where somebody is
 */
public record Guests(Set<Integer> seats, int spectators) {

  public static final Guests NOBODY = new Guests(Set.of(), 0);

  public Guests {
    seats = Set.copyOf(seats);
  }

  /** These and those. */
  public Guests and(Guests others) {
    Set<Integer> all = new HashSet<>(seats);
    all.addAll(others.seats);
    return new Guests(all, spectators + others.spectators);
  }
}
