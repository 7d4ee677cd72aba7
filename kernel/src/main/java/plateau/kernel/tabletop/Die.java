package plateau.kernel.tabletop;

import java.util.Optional;

/**
 * A die.
 *
 * @param sides how many it has; they show 1 and so on
 * @param shows what lies up; empty before it is thrown
 */
public record Die(String id, int sides, Optional<Integer> shows) implements Item {

  private static final int PIPS = 6;

  public Die {
    Checked.id(id);
    Checked.that(sides >= 2, () -> id + " has " + sides + " sides");
    int all = sides;
    shows.ifPresent(
        up -> Checked.that(up >= 1 && up <= all, () -> id + " shows " + up + " of " + all));
  }

  /** With six sides, that shows so much. */
  public static Die of(String id, int shows) {
    return new Die(id, PIPS, Optional.of(shows));
  }

  /** With six sides, before it is thrown. */
  public static Die unthrown(String id) {
    return new Die(id, PIPS, Optional.empty());
  }
}
