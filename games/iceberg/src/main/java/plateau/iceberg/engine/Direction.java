package plateau.iceberg.engine;

import java.util.List;
import plateau.kernel.Named;

/** §2. Programs write a direction as its number, which is its place here. */
public enum Direction implements Named {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  public static final List<Direction> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** N, E, S or W. */
  public char letter() {
    return name().charAt(0);
  }
}
