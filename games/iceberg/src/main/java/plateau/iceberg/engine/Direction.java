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

  /** The cell one step from this one, which must not be at that edge of the grid. */
  public int from(int cell) {
    return Square.cell(Square.ofCell(cell) + Square.step(ordinal()));
  }
}
