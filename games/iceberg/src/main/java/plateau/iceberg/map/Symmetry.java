package plateau.iceberg.map;

import static plateau.iceberg.map.IceMap.column;
import static plateau.iceberg.map.IceMap.row;

import java.util.List;
import plateau.kernel.basis.Named;

/** The five ways in which a map can be its own mirror image, the players changing sides. */
public enum Symmetry implements Named {
  /** Half a turn around the middle of the grid. */
  CENTRAL,
  /** Left and right change places. */
  HORIZONTAL,
  /** Top and bottom change places. */
  VERTICAL,
  /** Rows and columns change places: mirrored at the line from the top left. */
  DIAGONAL,
  /** Mirrored at the line from the top right. */
  ANTIDIAGONAL;

  public static final List<Symmetry> ALL = List.of(values());

  private static final int LAST = IceMap.SIZE - 1;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** The image of a cell. The image of the image is the cell. */
  public int mirror(int cell) {
    int row = row(cell);
    int column = column(cell);
    return switch (this) {
      case CENTRAL -> IceMap.cell(LAST - row, LAST - column);
      case HORIZONTAL -> IceMap.cell(row, LAST - column);
      case VERTICAL -> IceMap.cell(LAST - row, column);
      case DIAGONAL -> IceMap.cell(column, row);
      case ANTIDIAGONAL -> IceMap.cell(LAST - column, LAST - row);
    };
  }
}
