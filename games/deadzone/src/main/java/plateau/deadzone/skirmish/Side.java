package plateau.deadzone.skirmish;

import java.util.List;
import plateau.kernel.basis.Named;

/** The two sides; South has seat 0. In the rules a side is its number. */
public enum Side implements Named {
  SOUTH,
  NORTH;

  public static final List<Side> ALL = List.of(values());

  /** How many there are. */
  public static final int COUNT = 2;

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }

  public static int other(int side) {
    return 1 - side;
  }

  /** The side of a figure. */
  public static int of(int figure) {
    return figure / Figures.PER_SIDE;
  }

  /** The set of all figures of a side. */
  public static int figures(int side) {
    return 0xFFFF << (side * Figures.PER_SIDE);
  }
}
