package plateau.panic.station;

import java.util.List;
import plateau.kernel.basis.Named;

/** The four directions in the order of the die rose (§3.3): a d4 of 1 is north, of 4 west. */
public enum Direction implements Named {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  public static final List<Direction> ALL = List.of(values());

  static final int COUNT = 4;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** N, E, S or W. */
  public char letter() {
    return name().charAt(0);
  }

  public Direction opposite() {
    return ALL.get(opposite(ordinal()));
  }

  static int opposite(int direction) {
    return direction ^ 2;
  }

  static boolean isVertical(int direction) {
    return (direction & 1) == 0;
  }
}
