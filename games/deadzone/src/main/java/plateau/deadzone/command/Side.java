package plateau.deadzone.command;

import java.util.List;
import plateau.kernel.basis.Named;

/** The two sides; South has seat 0. In the rules a side is its number. */
public enum Side implements Named {
  SOUTH,
  NORTH;

  public static final List<Side> ALL = List.of(values());

  /** Numbers kept for the figures of one: at most 12, and the sentries that it deploys. */
  public static final int PER_SIDE = 16;

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
    return figure / PER_SIDE;
  }

  /** The set of all figures of a side. */
  public static int figures(int side) {
    return 0xFFFF << (side * PER_SIDE);
  }
}
