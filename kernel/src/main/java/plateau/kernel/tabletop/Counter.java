package plateau.kernel.tabletop;

import java.util.Optional;

/**
 * So many of something: coins, points, health.
 *
 * @param most how many there can be, where that matters
 * @param seat whose it is, where it is somebody's
 */
public record Counter(String id, int value, Optional<Integer> most, Optional<Integer> seat)
    implements Item {

  public Counter {
    Checked.id(id);
    int now = value;
    most.ifPresent(limit -> Checked.that(now <= limit, () -> id + " is " + now + " of " + limit));
    seat.ifPresent(Checked::seat);
  }

  public static Counter of(String id, int value) {
    return new Counter(id, value, Optional.empty(), Optional.empty());
  }

  public Counter most(int limit) {
    return new Counter(id, value, Optional.of(limit), seat);
  }

  public Counter of(int owner) {
    return new Counter(id, value, most, Optional.of(owner));
  }
}
