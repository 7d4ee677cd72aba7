package plateau.iceberg.engine;

import java.util.List;
import plateau.kernel.basis.Named;

/** §2. Programs write a direction as its number, which is its place here. */
public enum Direction implements Named {
  NORTH(-1, 0),
  EAST(0, 1),
  SOUTH(1, 0),
  WEST(0, -1);

  public static final List<Direction> ALL = List.of(values());

  private final int rowStep;
  private final int columnStep;

  Direction(int rowStep, int columnStep) {
    this.rowStep = rowStep;
    this.columnStep = columnStep;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** N, E, S or W. */
  public char letter() {
    return name().charAt(0);
  }

  /** What a step in this direction adds to the row. */
  public int rowStep() {
    return rowStep;
  }

  /** What a step in this direction adds to the column. */
  public int columnStep() {
    return columnStep;
  }

  /** The cell one step from this one, which must not be at that edge of the grid. */
  public int from(int cell) {
    return Square.cell(Square.ofCell(cell) + Square.step(ordinal()));
  }
}
